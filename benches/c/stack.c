/* The stack use of a call: it runs on a painted stack, and the remaining paint is counted. */
#include <string.h>
#include <ucontext.h>

#include "bench.h"

typedef void run_function(const struct bench_input *, uint8_t *);

static ucontext_t here, there;
static run_function *run;
static const struct bench_input *input;
static uint8_t *output;

static void call(void) { run(input, output); }
static void nothing(const struct bench_input *in, uint8_t *out) { (void)in, (void)out; }

static size_t depth(run_function *function)
{
    static _Alignas(64) uint8_t stack[1 << 18];
    memset(stack, 0xa5, sizeof stack);
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = sizeof stack;
    there.uc_link = &here;
    run = function;
    makecontext(&there, call, 0);
    swapcontext(&here, &there);
    size_t left = 0;
    while (left < sizeof stack && stack[left] == 0xa5)
        left++;
    return sizeof stack - left;
}

size_t stack_of(run_function *function, const struct bench_input *in, uint8_t *out)
{
    input = in;
    output = out;
    return depth(function) - depth(nothing);
}
