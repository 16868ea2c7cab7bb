#!/usr/bin/env bash
# slow-tests.sh: prints "--skip NAME" for each unit test of the core that takes seconds and repeats
# the others with more boards. Checks that run the tests very slowly, or thousands of times, do
# without them. Fails if there is no test of such a name.
set -euo pipefail
cd "$(dirname "$0")/../.."
for test in \
  bad_squares_at_every_position \
  every_pair_of_pieces_among_obstacles \
  many_boards_for_each_piece \
  no_distance_comes_near_none \
  no_square_free_and_long_ways \
  one_obstacle_of_each_kind_everywhere \
  random_positions_by_the_rules \
  tables_and_maps_of_boards; do
  grep -rqw "fn $test" src || { echo "slow-tests: there is no test $test" >&2; exit 1; }
  echo "--skip $test"
done
