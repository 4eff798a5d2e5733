import type { Group } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import type { Submission } from '../message/submission.ts'
import { lookedFor } from './submit.ts'
import { look, type Seen } from './thread.ts'

/** What a message is decided by, asked for before it is known whether its group is still what it was. */
export type LookAhead = {
  ask(tx: Tx): void
  /** What was found; undefined where the group is another one by now, and nothing of it counts. */
  foundIn(group: Group): Promise<Seen | undefined> | undefined
  /** What it will wait for with all others that are posted there. */
  row: string
}

export function lookAhead(expected: Group, submission: Submission): LookAhead {
  const wanted = lookedFor(expected, submission)
  let found: Promise<Seen | undefined> | undefined
  return {
    ask(tx) {
      found = look.first(tx, wanted)
      // Who does not wait for it need not hear that it failed: the transaction does.
      found.catch(() => {})
    },
    row: `group ${expected.id}`,
    foundIn: ({ id, updated }) => (id === expected.id && updated === expected.updated ? found : undefined),
  }
}
