import type { Readable } from 'node:stream'
import type { Paced, Pace } from './pace.ts'
import { createRoom, type RoomLimits, type Share } from './room.ts'

/** What a body takes up while it comes in, and while its call is under way. */
export type Intake = Paced & {
  /** Of the memory. */
  memory: Share
  /** Of the disk. */
  disk: Share
  release(): void
}
export type IntakeLimits = { memory: RoomLimits; disk: RoomLimits }
export type OpenIntake = (stream: Readable, network: string) => Intake

/** Bounds what all bodies take up together, and what those of one network do; and how slowly they may come. */
export function createIntake(limits: IntakeLimits, pace: Pace): OpenIntake {
  const [memoryOf, diskOf] = [createRoom(limits.memory), createRoom(limits.disk)]
  return (stream, network) => {
    const paced = pace.watch(stream)
    const [memory, disk] = [memoryOf(network), diskOf(network)]
    return {
      ...paced,
      memory,
      disk,
      release() {
        paced.stop()
        memory.release()
        disk.release()
      },
    }
  }
}
