import { hash } from 'node:crypto'
import type { Group } from '#runtime/calls/targets.ts'
import type { MemberViewer } from './visible-fields.ts'

// The group row is cached for a second, and each list includes it.
const groupKeys = new WeakMap<Group, string>()
/** All of a group by which its members are shown. */
const groupKey = (group: Group): string =>
  groupKeys.getOrInsertComputed(group, ({ id, settings, extra_columns }) =>
    hash('sha1', JSON.stringify([id, settings, extra_columns])),
  )

/** Everything besides the rows that affects how a list of members is shown to somebody. */
export const memberViewKey = (group: Group, { account_id, access, rank }: MemberViewer): string =>
  JSON.stringify([[account_id, rank, access?.role, [...(access?.grants ?? [])], access?.muted], groupKey(group)])
