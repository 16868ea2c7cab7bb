#!/bin/sh
# Guess: without 64 bits switched on, jax refuses uint64, or warns that it cuts it.
# Fact: `jnp.asarray` and `jnp.from_dlpack` of a NumPy column cut it to uint32 without a warning: a1
#   and h8 become a1 alone, and a6 (2^40) becomes nothing.
# Version: jax 0.10.2
# Source: docs.jax.dev, "Common gotchas", double (64 bit) precision
. "$(dirname "$0")/common"
python jax==0.10.2 jaxlib==0.10.2 numpy==2.4.6 <<'END'
import warnings

import jax
import jax.numpy as jnp
import numpy as np

print("jax", jax.__version__)
sets = np.array([2**63 + 1, 2**40], np.uint64)
for call in (jnp.asarray, jnp.from_dlpack):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        cut = call(sets)
    print(call.__name__, cut.dtype, cut.tolist(), "warnings:", len(caught))
END
expect <<'END'
jax 0.10.2
asarray uint32 [1, 0] warnings: 0
from_dlpack uint32 [1, 0] warnings: 0
END
