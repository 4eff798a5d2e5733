import type { Settings } from '#settings/index.ts'
import type { QuotaLimits } from './bodies/quota.ts'
import type { ServerLimits } from './server.ts'

export const serverLimitsFrom = (settings: Settings): ServerLimits => ({
  connections: { all: settings.connections, network: settings.connectionsAddress },
  bodies: {
    memory: atLeast(settings.maxBody, { all: settings.bodies, network: settings.bodiesAddress }),
    disk: atLeast(settings.maxUpload, { all: settings.uploads, network: settings.uploadsAddress }),
  },
  bodyRate: settings.bodyRate,
  callSeconds: settings.callSeconds,
})

/** A body of the largest allowed size must fit the quota, whatever the other settings are. */
const atLeast = (size: number, { all, network }: QuotaLimits): QuotaLimits => ({
  all: Math.max(all, size),
  network: Math.max(network, size),
})
