#if !defined(CHESS_DISTANCE_USE_LIBRARY)
@RENAMES@
#elif !defined(CHESS_DISTANCE_H)
@DLL@
#ifdef __cplusplus
extern "C" {
#endif
@DECLARATIONS@
#ifdef __cplusplus
}
#endif
#endif

#if defined(CHESS_DISTANCE_INLINE_OWN_TABLES)
@DEFINITIONS@
#endif /* CHESS_DISTANCE_INLINE_OWN_TABLES */

#if defined(CHESS_DISTANCE_USE_LIBRARY) && defined(CHESS_DISTANCE_INLINE_OWN_TABLES)
#define CHESS_DISTANCE_INLINE_TABLE(name) \
  (__builtin_is_constant_evaluated() ? chess_distance_inline_##name : chess_distance_##name)
#else
#define CHESS_DISTANCE_INLINE_TABLE(name) chess_distance_##name
#endif

