import type { Settings } from '#settings/index.ts'
import type { RoomLimits } from './room.ts'
import type { Bounds } from './server.ts'

/** What visitors may take up, by the settings. */
export const boundsOf = (settings: Settings): Bounds => ({
  connections: { all: settings.connections, network: settings.connectionsAddress },
  bodies: {
    memory: withRoomFor(settings.maxBody, { all: settings.bodies, network: settings.bodiesAddress }),
    disk: withRoomFor(settings.maxUpload, { all: settings.uploads, network: settings.uploadsAddress }),
  },
  bodyRate: settings.bodyRate,
  callSeconds: settings.callSeconds,
})

/** A body of the largest size that is allowed has room, whatever else is set. */
const withRoomFor = (size: number, { all, network }: RoomLimits): RoomLimits => ({
  all: Math.max(all, size),
  network: Math.max(network, size),
})
