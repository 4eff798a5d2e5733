import fc from 'fast-check'
import type { Scene } from './scene.ts'
import type { Site } from './site.ts'

/** How it went: what was tried, what got through, and the figure that came closest to getting through. */
export type Outcome = { tried: number; failures: readonly string[]; worst?: string }
export type Target = { site: Site; scene: Scene; isShort: boolean; seed: number }
export type AttackCase = {
  what: string
  /** The program without which it can't be tried here. */
  needs?: string | undefined
  /** Counts with `tally`, or returns what others have counted. */
  run(target: Target, tally: Tally): Promise<Outcome | void>
}

export type Tally = Outcome & { failures: string[]; check(isHeld: boolean, failure: string): void }

/** Counts what was tried; a failure is what was seen instead. */
export function newTally(): Tally {
  const tally: Tally = {
    tried: 0,
    failures: [],
    check(isHeld, failure) {
      tally.tried += 1
      if (!isHeld) tally.failures.push(failure)
    },
  }
  return tally
}

/** So many of them, by chance that the seed repeats. */
export const some = <T>(all: readonly T[], count: number, seed: number): T[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: Math.min(count, all.length), maxLength: count }), {
    ...{ seed, numRuns: 1 },
  })[0]!

/** For messages. */
export const brief = (text: string): string => JSON.stringify(text.slice(0, 160))
