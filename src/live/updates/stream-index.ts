import type { UpdateStream } from './update-stream.ts'

export type Streams = {
  add(stream: UpdateStream): void
  remove(stream: UpdateStream): void
  ofGroup(group_id: number): ReadonlySet<UpdateStream>
  ofAccount(account_id: number): ReadonlySet<UpdateStream>
  /** The groups that somebody watches. */
  groups(): number[]
  all(): ReadonlySet<UpdateStream>
  /** Those that were returned the longest ago; they go to the end. */
  next(count: number): UpdateStream[]
}

const none: ReadonlySet<UpdateStream> = new Set()

/** The event streams of this process, indexed by account and by group. */
export function createStreams(): Streams {
  const all = new Set<UpdateStream>()
  const byGroup = new Map<number, Set<UpdateStream>>()
  const byAccount = new Map<number, Set<UpdateStream>>()

  function index(map: Map<number, Set<UpdateStream>>, key: number, stream: UpdateStream): void {
    map.getOrInsertComputed(key, () => new Set()).add(stream)
  }
  function forget(map: Map<number, Set<UpdateStream>>, key: number, stream: UpdateStream): void {
    const set = map.get(key)
    if (set?.delete(stream) && set.size === 0) map.delete(key)
  }
  return {
    add(stream) {
      all.add(stream)
      index(byAccount, stream.account_id, stream)
      for (const group_id of stream.group_ids) index(byGroup, group_id, stream)
    },
    remove(stream) {
      all.delete(stream)
      forget(byAccount, stream.account_id, stream)
      for (const group_id of stream.group_ids) forget(byGroup, group_id, stream)
    },
    ofGroup: group_id => byGroup.get(group_id) ?? none,
    ofAccount: account_id => byAccount.get(account_id) ?? none,
    groups: () => [...byGroup.keys()],
    all: () => all,
    next(count) {
      const some = all.values().take(count).toArray()
      for (const stream of some) {
        all.delete(stream)
        all.add(stream)
      }
      return some
    },
  }
}
