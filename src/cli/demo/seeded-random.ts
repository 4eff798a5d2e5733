export type SeededRandom = {
  /** A number from 0 up to, but not including, `sides`. */
  roll(sides: number): number
  pick<T>(things: readonly T[]): T
}

/** A seeded generator: everyone gets the same demo. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  // A xorshift of 32 bits, after Marsaglia (2003): nothing here has to be hard to guess.
  const roll = (sides: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
  return { roll, pick: things => things[roll(things.length)]! }
}
