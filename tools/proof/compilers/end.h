/* The end of a program: 0 for the right sum. Machines without an exit code write "right" or "wrong"
 * to the port that their simulator prints. */
#ifndef END_H
#define END_H

#if defined(__AVR__)
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

static void put(char letter) {
  UCSR0B |= 1 << TXEN0;
  while (!(UCSR0A & 1 << UDRE0))
    continue;
  UDR0 = (unsigned char)letter;
}

/* The simulator ends at a sleep that no interrupt can end. */
static void stop(void) {
  put('\n');
  cli();
  sleep_mode();
}
#elif defined(__SDCC_z80)
__sfr __at 0xff port;

static void put(char letter) {
  port = 'p';
  port = letter;
}

static void stop(void) { port = 's'; }
#endif

static int end(unsigned sum, unsigned expected) {
#if defined(__AVR__) || defined(__SDCC_z80)
  const char *word = sum == expected ? "right" : "wrong";

  for (; *word != 0; ++word)
    put(*word);
  stop();
#endif
  return sum != expected;
}

#endif
