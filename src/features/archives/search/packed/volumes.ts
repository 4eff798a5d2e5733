import type { Tx } from '#storage/database.ts'
import { clear, farthest } from './store.ts'
import {
  bindWords,
  claimVolume,
  emptyVolumes,
  finishVolume,
  removeVolume,
  segmentsIn,
  takeUnfinished,
  volumeIsDone,
  wearOut,
  wordAhead,
} from './volume-store.ts'

// Of one of the segments: with those of the others it is a part of a second's work.
const wordsAtOnce = 1500

/** Binds what stands alone in a group, so many segments each, and removes what is read no more. docs/decisions/0353 */
export async function bindVolumes(tx: Tx, group_id: number, size: number, signal: AbortSignal): Promise<void> {
  // Where less than half of a volume is still read, it is made anew.
  await wearOut.run(tx, { group_id, least: size / 2 })
  for (const { id } of await emptyVolumes.all(tx, { group_id })) await removeAll(tx, group_id, id, signal)
  for (;;) {
    const volume = await claimVolume.first(tx, { group_id, size })
    if (!volume) return
    const { id, segments, leased_until } = volume
    await bindLists(tx, { group_id, volume_id: id, segments }, signal)
    const count = await finishVolume.run(tx, { group_id, id, segments, leased_until })
    if (count > 0) await removeAlone(tx, group_id, id, signal)
    else await removeAll(tx, group_id, id, signal)
  }
}

/** Finishes, or takes back, what somebody left who died; answers in which groups. */
export async function finishVolumes(tx: Tx, signal: AbortSignal): Promise<number[]> {
  const groups: number[] = []
  for (let left = await takeUnfinished.first(tx); left; left = await takeUnfinished.first(tx)) {
    const finish = left.state === 'bound' ? removeAlone : removeAll
    await finish(tx, left.group_id, left.id, signal)
    groups.push(left.group_id)
  }
  return groups
}

type Binding = { group_id: number; volume_id: number; segments: readonly number[] }

async function bindLists(tx: Tx, binding: Binding, signal: AbortSignal): Promise<void> {
  const segment_id = binding.segments[0]!
  for (let after = ''; after !== farthest;) {
    const ahead = await wordAhead.first(tx, { segment_id, after, words: wordsAtOnce })
    const until = ahead?.word ?? farthest
    await bindWords.run(tx, { ...binding, after, until })
    after = until
    signal.throwIfAborted()
  }
}

/** Removes the lists that segments had of their own before. */
async function removeAlone(tx: Tx, group_id: number, id: number, signal: AbortSignal): Promise<void> {
  for (const segment of await segmentsIn.all(tx, { id })) await clear(tx, segment.id, signal)
  await volumeIsDone.run(tx, { group_id, id })
}

async function removeAll(tx: Tx, group_id: number, id: number, signal: AbortSignal): Promise<void> {
  await clear(tx, id, signal)
  await removeVolume.run(tx, { group_id, id })
}
