import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Submission } from '../message/submission.ts'
import { lookupParams } from './submit.ts'
import { lookupThread, type ThreadLookup } from './thread.ts'

/** What a message is decided by, asked for before it is known whether its group is still what it was. */
export type PostPrefetch = {
  ask(tx: Tx): void
  /** What was found; undefined where the group is another one by now, and nothing of it counts. */
  foundIn(group: Group): Promise<ThreadLookup | undefined> | undefined
  /** What it will wait for with all others that are posted there. */
  row: string
}

export function prefetchPost(expected: Group, submission: Submission): PostPrefetch {
  const wanted = lookupParams(expected, submission)
  let found: Promise<ThreadLookup | undefined> | undefined
  return {
    ask(tx) {
      found = lookupThread.first(tx, wanted)
      // Who does not wait for it need not hear that it failed: the transaction does.
      found.catch(() => {})
    },
    row: `group ${expected.id}`,
    foundIn: ({ id, updated }) => (id === expected.id && updated === expected.updated ? found : undefined),
  }
}
