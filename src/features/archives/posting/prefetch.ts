import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Submission } from '../message/submission.ts'
import { lookupParams } from './submit.ts'
import { lookupThread, type ThreadLookup } from './thread.ts'

/** A lookup that is sent before it is known whether the group has changed. */
export type PostPrefetch = {
  ask(tx: Tx): void
  /** The result; undefined if the group has changed since, which makes it invalid. */
  foundIn(group: Group): Promise<ThreadLookup | undefined> | undefined
  /** The row that all posts of the group lock. */
  row: string
}

export function prefetchPost(expected: Group, submission: Submission): PostPrefetch {
  const params = lookupParams(expected, submission)
  let lookup: Promise<ThreadLookup | undefined> | undefined
  return {
    ask(tx) {
      lookup = lookupThread.first(tx, params)
      // An error that nobody awaits is still reported by the transaction.
      lookup.catch(() => {})
    },
    row: `group ${expected.id}`,
    foundIn: ({ id, updated }) => (id === expected.id && updated === expected.updated ? lookup : undefined),
  }
}
