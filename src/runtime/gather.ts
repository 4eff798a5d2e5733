import { isApiError, type ApiError } from '#contract/errors.ts'
import type { OpenTransaction } from '#storage/database.ts'
import { CommitUnknownError, OvertakenError } from '#storage/failures.ts'
import type { Implementation } from './call.ts'
import type { Commit } from './commit.ts'
import type { Guest } from './door.ts'
import { openCall, type OpenParts } from './open-call.ts'
import type { NewFact } from './outbox.ts'
import type { Answer } from './road.ts'
import type { Finders } from './subjects.ts'

export type Params = Record<string, unknown>
/** Does what a call is for, once its parameters were read. */
export type Step = (implementation: Implementation, guest: Guest, params: Params) => Promise<Omit<Answer, 'user'>>

export type GatherParts = OpenParts & {
  /** Finders that look in the transaction, for many calls at once. */
  gathered: Finders
}

type Waiting = {
  implementation: Implementation
  guest: Guest
  params: Params
  resolve: (answer: Omit<Answer, 'user'> | Promise<Omit<Answer, 'user'>>) => void
  reject: (error: unknown) => void
}
type Done = Omit<Answer, 'user'> & { facts: NewFact[]; refusal: ApiError | undefined }
type Outcome = PromiseSettledResult<Done>

/** So many calls share a transaction: it is short enough for those who wait for the next one. */
const most = 200

/**
 * Many calls in one transaction, for those that are declared `gathered`: what comes while one is being committed goes with the
 * next. Each is judged by itself and refused by itself. One that cannot be done beside the others is done alone, and so is
 * each of them where all have failed. docs/decisions/0251
 */
export function gathering(parts: GatherParts, commit: Commit, alone: Step): Step {
  const waiting: Waiting[] = []
  let isWorking = false

  async function outcomeOf({ implementation, guest, params }: Waiting, tx: OpenTransaction): Promise<Done> {
    const { endpoint, verb } = implementation
    const asked = { endpoint, guest, params, tx, finders: parts.gathered, expected: null, isGathered: true }
    const { call, cookies, facts, late } = await openCall(parts, asked)
    return { body: await verb(call), cookies, facts, refusal: late.refusal }
  }
  async function doAll(some: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await commit(async tx => {
        const result: Outcome[] = await Promise.allSettled(some.map(one => outcomeOf(one, tx)))
        const failure = result.find(one => one.status === 'rejected' && !isOfOne(one.reason))
        if (failure?.status === 'rejected') throw failure.reason
        return { facts: result.flatMap(one => (one.status === 'fulfilled' ? one.value.facts : [])), result }
      })
      for (const [n, outcome] of outcomes.entries()) settle(some[n]!, outcome)
    } catch (error) {
      // Whether it was done is not known, and a second time might be once too often.
      const isOver = error instanceof CommitUnknownError || some.length === 1
      for (const one of some)
        if (isOver) one.reject(error)
        else one.resolve(doAlone(one))
    }
  }
  const doAlone = ({ implementation, guest, params }: Waiting) => alone(implementation, guest, params)

  function settle(one: Waiting, outcome: Outcome): void {
    const refusal: unknown = outcome.status === 'fulfilled' ? outcome.value.refusal : outcome.reason
    if (isApiError(refusal)) one.reject(refusal)
    else one.resolve(outcome.status === 'fulfilled' ? outcome.value : doAlone(one))
  }
  async function work(): Promise<void> {
    isWorking = true
    // With all that has come in by now, on whatever connection.
    await new Promise(resolve => setImmediate(resolve))
    while (waiting.length > 0) await doAll(waiting.splice(0, most))
    isWorking = false
  }
  return (implementation, guest, params) =>
    new Promise((resolve, reject) => {
      waiting.push({ implementation, guest, params, resolve, reject })
      if (!isWorking) void work()
    })
}

/** A refusal, or what one call alone has met: the others go on. */
const isOfOne = (reason: unknown): boolean => isApiError(reason) || reason instanceof OvertakenError
