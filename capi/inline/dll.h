#ifndef DLL_H
#define DLL_H

/* Windows: define CHESS_DISTANCE_DLL before the include if you link the DLL. */
#if defined(_WIN32) && defined(CHESS_DISTANCE_DLL)
#define CHESS_DISTANCE_DATA __declspec(dllimport)
#else
#define CHESS_DISTANCE_DATA
#endif

#endif
