import { tooMany } from '../rates.ts'

/** How much of something there may be at once: in all, and from one network. */
export type RoomLimits = { all: number; network: number }
/** What somebody takes up of a room. */
export type Share = {
  /** Takes up more, or refuses where there is no more room for this network or for anybody. */
  take(size: number): void
  /** Gives all of it back. */
  release(): void
}
export type Room = (network: string) => Share

/** Seconds: what takes up room is soon done, or ended. */
const soon = 2

/** Room that many share, so that nobody fills it alone and all together do not burst the house. */
export function createRoom({ all, network: each }: RoomLimits): Room {
  const taken = new Map<string, number>()
  let total = 0
  return network => {
    let own = 0
    return {
      take(size) {
        const before = taken.get(network) ?? 0
        if (before + size > each || total + size > all) throw tooMany(soon)
        taken.set(network, before + size)
        total += size
        own += size
      },
      release() {
        const left = (taken.get(network) ?? 0) - own
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
        total -= own
        own = 0
      },
    }
  }
}
