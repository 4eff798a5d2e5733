import type { CallMeter } from '#runtime/calls/call-meter.ts'
import type { RequestMeter } from '#runtime/http/connections/request-meter.ts'
import type { MailQueueStats } from '#mail/send/queue/options.ts'
import type { Settings } from '#settings/index.ts'
import type { Database } from '#storage/database.ts'

/** What the parts of the app count of themselves: read when metrics are scraped, never written for them. */
export type AppSources = {
  settings: Settings
  database: Database
  calls: CallMeter
  /** Committed facts by name. */
  facts: ReadonlyMap<string, number>
  mail: () => MailQueueStats
  /** Open WebSockets and event streams. */
  sockets: () => number
  streams: () => number
  /** Groups that wait to be indexed, and since when. */
  searchBacklog: () => { groups: number; since: number | undefined }
}
export type ServerSources = { requests: RequestMeter; connections: () => number }
export type MetricSources = AppSources & ServerSources
