import type { FaultCase, Result } from './under-load.ts'

export type Row = Readonly<Record<string, string | number>>

/** What must not be, a line for each kind of it. */
export function problemsOf(result: Result, mayDouble: FaultCase['mayDouble']): string[] {
  const lists: Record<string, readonly string[]> = {
    lost: result.lost,
    doubled: result.doubled,
    'not whole': result.notWhole,
    'emails that did not arrive': result.emailsMissing,
    'emails that nobody should get': result.emailsUnwanted,
    'emails that came again with another Message-ID': result.emailsChanged,
    'emails that came again though nothing died': mayDouble === undefined ? result.emailsDoubled : [],
    'reads that failed': result.readsFailed ?? [],
    'found by fsck': result.inconsistent,
  }
  const problems = Object.entries(lists).flatMap(([word, all]) =>
    all.length > 0 ? [`${word}: ${briefly(all).join(', ')}`] : [],
  )
  return result.acknowledged > 0 ? problems : [...problems, 'nothing was acknowledged: this shows nothing']
}

const shown = 10
const briefly = (all: readonly string[]): string[] =>
  all.length > shown ? [...all.slice(0, shown), `and ${all.length - shown} more`] : [...all]

export function rowOf(name: string, result: Result, seconds: number): Row {
  return {
    ...{ case: name, faults: result.faults, acknowledged: result.acknowledged, unclear: result.unknown },
    ...{ lost: result.lost.length, doubled: result.doubled.length, 'not whole': result.notWhole.length },
    'emails missing': result.emailsMissing.length,
    'emails unwanted': result.emailsUnwanted.length,
    'emails changed': result.emailsChanged.length,
    'reads failed': result.readsFailed === undefined ? '' : result.readsFailed.length,
    fsck: result.inconsistent.length,
    'emails doubled': result.emailsDoubled.length,
    seconds: Math.round(seconds),
  }
}

/** The last sentence: of what was tried only, and naming what was not. */
export function sentenceOf(isRight: boolean, tried: number, notTried: readonly string[]): string {
  const rest = notTried.length > 0 ? ` Not tried: ${notTried.join(', ')}.` : ''
  if (!isRight) return `Something is wrong.${rest}`
  if (tried === 0) return `Nothing was tried.${rest}`
  return `In ${tried === 1 ? 'this case' : `these ${tried} cases`} nothing that was acknowledged is lost, doubled or half.${rest}`
}
