import { crc32 } from 'node:zlib'

// Checks that repeat themselves over many things, such as every call, run for a part of these that changes daily;
// `npm test -- --thorough` runs them for all. docs/decisions/0040

/** Set in a thorough run: how many times as many random cases as usual. */
const { FOLKMOOT_TEST_RUNS: runs, FOLKMOOT_TEST_SEED: given } = process.env
export const isThorough = runs !== undefined
/** Which part runs. By default the number of the day, so that all have had their turn after a few. */
export const samplingSeed = Number(given ?? Math.floor(Date.now() / 86_400_000))

/** One of so many parts of a list, at least one thing of it; the whole list in a thorough run. */
export function inTurn<T>(all: readonly T[], parts: number): T[] {
  if (isThorough) return [...all]
  const most = Math.min(parts, all.length)
  return all.filter((_, at) => (at + samplingSeed) % most === 0)
}

/** Whether a thing of this name belongs to the part of so many whose turn it is. */
export const isInTurn = (name: string, parts: number): boolean =>
  isThorough || (crc32(name) + samplingSeed) % parts === 0

/** How many random cases a property is held against; others in each run. */
export const propertyRuns = (usual: number): number => Math.ceil(usual * Number(runs ?? 0.5))
