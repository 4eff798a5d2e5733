import type { Tx } from '#storage/database.ts'
import { clearPostings, maxTermSuffix } from '../segment-store.ts'
import {
  mergeTerms,
  claimMerge,
  emptyMerges,
  finishMerge,
  removeMerge,
  segmentsOfMerge,
  takeUnfinished,
  markMergeDone,
  markForRemerge,
  nextTerm,
} from './merge-store.ts'

// Terms of the first segment: with those of the others, a fraction of a second's work.
const termsPerStep = 1500

/** Merges the large segments of a group, `size` at a time, and undoes merges that have become useless. */
export async function mergeSegments(
  tx: Tx,
  { group_id, format, size }: { group_id: number; format: number; size: number },
  signal: AbortSignal,
): Promise<void> {
  await markForRemerge.run(tx, { group_id, format, least: size / 2 })
  for (const { id } of await emptyMerges.all(tx, { group_id, format })) await discardMerge(tx, group_id, id, signal)
  for (;;) {
    const volume = await claimMerge.first(tx, { group_id, format, size })
    if (!volume) return
    const { id, segments, leased_until } = volume
    await mergePostings(tx, { group_id, merge_id: id, segments }, signal)
    const count = await finishMerge.run(tx, { group_id, id, segments, leased_until })
    if (count > 0) await removeSourcePostings(tx, group_id, id, signal)
    else await discardMerge(tx, group_id, id, signal)
  }
}

/** Finishes, or reverts, the merges of a process that died; returns their groups. */
export async function finishMerges(tx: Tx, format: number, signal: AbortSignal): Promise<number[]> {
  const groups: number[] = []
  for (;;) {
    const unfinished = await takeUnfinished.first(tx, { format })
    if (!unfinished) return groups
    const finish = unfinished.state === 'merged' ? removeSourcePostings : discardMerge
    await finish(tx, unfinished.group_id, unfinished.id, signal)
    groups.push(unfinished.group_id)
  }
}

type SegmentMerge = { group_id: number; merge_id: number; segments: readonly number[] }

async function mergePostings(tx: Tx, merge: SegmentMerge, signal: AbortSignal): Promise<void> {
  const segment_id = merge.segments[0]!
  for (let after = ''; after !== maxTermSuffix;) {
    const ahead = await nextTerm.first(tx, { segment_id, after, terms: termsPerStep })
    const until = ahead?.term ?? maxTermSuffix
    await mergeTerms.run(tx, { ...merge, after, until })
    after = until
    signal.throwIfAborted()
  }
}

/** Deletes the lists that the segments had before the merge. */
async function removeSourcePostings(tx: Tx, group_id: number, id: number, signal: AbortSignal): Promise<void> {
  for (const segment of await segmentsOfMerge.all(tx, { id })) await clearPostings(tx, segment.id, signal)
  await markMergeDone.run(tx, { group_id, id })
}

/** Deletes a merge that is of no use, with its lists. */
export async function discardMerge(tx: Tx, group_id: number, id: number, signal: AbortSignal): Promise<void> {
  await clearPostings(tx, id, signal)
  await removeMerge.run(tx, { group_id, id })
}
