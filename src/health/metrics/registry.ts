import { collectDefaultMetrics, Registry, type Metric } from 'prom-client'
import { version } from '#runtime/process/version.ts'
import { durationBounds, type Durations } from '#runtime/process/durations.ts'
import type { MetricSources } from './sources.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'

type Labels = Record<string, string>
type Sample = { labels: Labels; value: number; metricName?: string }
/** A name, what it is, and where its values are when it is scraped. */
type Definition = [
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: (sources: MetricSources, snapshot: Snapshot) => Iterable<Sample>,
]

const one = (value: number | undefined): Sample[] => (value === undefined ? [] : [{ labels: {}, value }])
const byLabel = (label: string, values: Iterable<readonly [string, number]>): Sample[] =>
  [...values].map(([name, value]) => ({ labels: { [label]: name }, value }))

function* histogram(name: string, labels: Labels, { buckets, seconds }: Durations): Iterable<Sample> {
  let count = 0
  for (const [index, inBucket] of buckets.entries()) {
    count += inBucket
    const le = index < durationBounds.length ? String(durationBounds[index]) : '+Inf'
    yield { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count }
  }
  yield { metricName: `${name}_sum`, labels, value: seconds }
  yield { metricName: `${name}_count`, labels, value: count }
}

/** Every metric of ours. No label names a group or a person: there would be too many, and it would tell of them. */
const definitions: readonly Definition[] = [
  ['folkmoot_info', 'gauge', 'The version that runs.', () => byLabel('version', [[version, 1]])],
  [
    'folkmoot_calls_total',
    'counter',
    'Calls by name and outcome: ok, the type of the error, timeout, or caller_gone.',
    function* ({ calls }) {
      for (const [call, { outcomes }] of calls.all())
        for (const [outcome, value] of outcomes) yield { labels: { call, outcome }, value }
    },
  ],
  [
    'folkmoot_call_duration_seconds',
    'histogram',
    'How long calls took, without the time they were queued.',
    function* ({ calls }) {
      for (const [call, { durations }] of calls.all())
        yield* histogram('folkmoot_call_duration_seconds', { call }, durations)
    },
  ],
  [
    'folkmoot_http_requests_total',
    'counter',
    'HTTP requests by kind (call, page, asset, probe) and class of status.',
    function* ({ requests }) {
      for (const [kind, { statuses }] of requests)
        for (const [status, value] of statuses) yield { labels: { kind, status }, value }
    },
  ],
  [
    'folkmoot_http_request_duration_seconds',
    'histogram',
    'How long HTTP requests took until the response was sent, by kind.',
    function* ({ requests }) {
      for (const [kind, { durations }] of requests)
        yield* histogram('folkmoot_http_request_duration_seconds', { kind }, durations)
    },
  ],
  ['folkmoot_http_connections', 'gauge', 'Open HTTP connections.', ({ connections }) => one(connections())],
  ['folkmoot_websockets', 'gauge', 'Open WebSockets of chats.', ({ sockets }) => one(sockets())],
  ['folkmoot_event_streams', 'gauge', 'Open event streams of pages.', ({ streams }) => one(streams())],
  [
    'folkmoot_facts_total',
    'counter',
    'What happened, as facts committed by this process, such as message.posted.',
    ({ facts }) => byLabel('fact', facts),
  ],
  ['folkmoot_database_up', 'gauge', 'Whether the database answers.', (_, { queues }) => one(queues ? 1 : 0)],
  [
    'folkmoot_database_connections',
    'gauge',
    'Connections to the database: open, and of those busy.',
    ({ database }) => {
      const { open, busy } = database.usage()
      return byLabel('state', [
        ['open', open],
        ['busy', busy],
      ])
    },
  ],
  [
    'folkmoot_database_connections_max',
    'gauge',
    'The most connections to the database there may be.',
    ({ database }) => one(database.usage().most),
  ],
  [
    'folkmoot_database_callers_waiting',
    'gauge',
    'Statements and transactions that wait for a connection.',
    ({ database }) => one(database.usage().waiting),
  ],
  [
    'folkmoot_read_only',
    'gauge',
    'Whether changes are refused because the disk is full.',
    ({ database }) => one(database.isDiskFull() ? 1 : 0),
  ],
  [
    'folkmoot_queue_length',
    'gauge',
    'Entries that are due in the queues of the database, at most 10000: jobs, emails, and deferred recipients.',
    (_, { queues: q }) =>
      q
        ? byLabel('queue', [
            ['jobs', q.jobs_due],
            ['emails', q.mail_due],
            ['deferred', q.deferred],
          ])
        : [],
  ],
  [
    'folkmoot_queue_age_seconds',
    'gauge',
    'For how long the oldest entry of a queue has been due.',
    (_, { queues: q }) =>
      q
        ? byLabel('queue', [
            ['jobs', q.jobs_age],
            ['emails', q.mail_age],
          ])
        : [],
  ],
  ['folkmoot_jobs_dead', 'gauge', 'Jobs that failed for good.', (_, { queues }) => one(queues?.jobs_dead)],
  ['folkmoot_emails_dead', 'gauge', 'Emails that failed for good.', (_, { queues }) => one(queues?.mail_dead)],
  [
    'folkmoot_mail_attempts_total',
    'counter',
    'Attempts to deliver an email to a recipient, by result: delivered, deferred, refused, stored.',
    ({ mail }) => byLabel('result', Object.entries(mail().attempts)),
  ],
  [
    'folkmoot_mail_recipients',
    'gauge',
    'Recipients in the memory of this process: waiting for a connection, or being sent to.',
    ({ mail }) => {
      const { waiting, sending } = mail()
      return byLabel('state', [
        ['waiting', waiting],
        ['sending', sending],
      ])
    },
  ],
  [
    'folkmoot_search_groups_waiting',
    'gauge',
    'Groups that wait to be indexed for search.',
    ({ searchBacklog }) => one(searchBacklog().groups),
  ],
  [
    'folkmoot_search_lag_seconds',
    'gauge',
    'For how long the first of them has been waiting.',
    ({ searchBacklog }) => {
      const { since } = searchBacklog()
      return one(since === undefined ? 0 : (performance.now() - since) / 1000)
    },
  ],
  [
    'folkmoot_backup_age_seconds',
    'gauge',
    'The age of the newest complete backup; absent without one.',
    (_, { backup }) =>
      one(backup !== 'unreadable' && backup?.newest ? (Date.now() - backup.newest.getTime()) / 1000 : undefined),
  ],
  [
    'folkmoot_backup_problem',
    'gauge',
    'Whether the daily backup is late or failed, or its folder cannot be read; absent if none is set up.',
    (_, { backup }) =>
      one(backup && (backup === 'unreadable' || backup.isLate || backup.failure !== undefined ? 1 : 0)),
  ],
  [
    'folkmoot_certificate_seconds_left',
    'gauge',
    'How long the certificate is still valid; the first to end, if there are several.',
    (_, { certificateSeconds }) => one(certificateSeconds),
  ],
  [
    'folkmoot_disk_free_bytes',
    'gauge',
    'Free space on the disks of the folders.',
    (_, { disks }) =>
      byLabel(
        'folder',
        disks.map(({ folder, free }) => [folder, free]),
      ),
  ],
  [
    'folkmoot_disk_size_bytes',
    'gauge',
    'The size of the disks of the folders.',
    (_, { disks }) =>
      byLabel(
        'folder',
        disks.map(({ folder, size }) => [folder, size]),
      ),
  ],
]

export type MetricsText = { type: string; text: string }

/** Renders all metrics as text for Prometheus. Scrapes at the same time share one. */
export function createMetricsText(sources: MetricSources): () => Promise<MetricsText> {
  const registry = new Registry()
  let snapshot: Snapshot | undefined
  let running: Promise<MetricsText> | undefined
  // A finer clock would wake an idle process more often.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
  // Gauges named like counters, which Prometheus warns of; the same by type have their sums.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`)
  for (const [name, type, help, samples] of definitions) {
    // The registry only reads these of a metric; its own counters cost more for each call than plain numbers.
    const metric = {
      name,
      type,
      help,
      get: async () => ({ name, type, help, values: [...samples(sources, snapshot!)] }),
    }
    registry.registerMetric(metric as unknown as Metric)
  }
  async function render(): Promise<MetricsText> {
    snapshot = await takeSnapshot(sources)
    return { type: registry.contentType, text: await registry.metrics() }
  }
  return () => (running ??= render().finally(() => (running = undefined)))
}
