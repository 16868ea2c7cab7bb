/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * kernel.h - the processor's instructions that the library uses here, for reports of faults.
 *
 * The library asks the processor at the first call, by the same features. This is the same
 * question with the compiler's means; a test compares the answers.
 */

#ifndef KERNEL_H
#define KERNEL_H

static inline const char *kernel(void)
{
#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__)) && !defined(__TINYC__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
        && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
                       && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl")
                       && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("gfni")
                   ? "AVX-512"
                   : "AVX2";
    return "plain";
#elif defined(__x86_64__) || defined(_M_X64)
    return "unknown (the compiler cannot ask)";
#else
    return "plain";
#endif
}

#endif /* KERNEL_H */
