// Not on every day: it starts servers of other makers.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { parse, stringify } from 'yaml'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { startMetricsListener } from './listener.ts'

const promtool = process.env['FOLKMOOT_TEST_PROMTOOL'] ?? '/usr/bin/promtool'
const skip = existsSync(promtool) ? undefined : 'promtool (the package prometheus) is not installed'
const rulesFile = join(import.meta.dirname, '../../../docs/monitoring/alert-rules.yml')
type Rule = { alert: string; labels: Record<string, string>; annotations: { summary: string } }
type Series = Record<string, string>

/**
 * For each alert, values by minute from which it must fire at `at` and from which it must not, in the notation of promtool: `0+5x60` is
 * 0, then 5 more each minute. `labels` and `value` are those of the alert that fires.
 */
const cases: Record<
  string,
  { at: string; fires: Series; silent: Series; labels?: Record<string, string>; value?: number }
> = {
  FolkmootDown: {
    at: '3m',
    fires: { 'up{job="folkmoot",instance="a"}': '0x10' },
    silent: { 'up{job="folkmoot",instance="a"}': '1x10', 'up{job="other",instance="b"}': '0x10' },
    labels: { job: 'folkmoot', instance: 'a' },
  },
  FolkmootDatabaseDown: {
    at: '3m',
    fires: { 'folkmoot_database_up{instance="a"}': '0x10' },
    silent: { 'folkmoot_database_up{instance="a"}': '1 0 1x10' },
    labels: { instance: 'a' },
  },
  FolkmootReadOnly: {
    at: '1m',
    fires: { 'folkmoot_read_only{instance="a"}': '0 1x10' },
    silent: { 'folkmoot_read_only{instance="a"}': '0x10' },
    labels: { instance: 'a' },
  },
  FolkmootDiskAlmostFull: {
    at: '15m',
    fires: {
      'folkmoot_disk_free_bytes{folder="data"}': '2000000000x20',
      'folkmoot_disk_size_bytes{folder="data"}': '100000000000x20',
    },
    silent: {
      'folkmoot_disk_free_bytes{folder="data"}': '2000000000x20',
      'folkmoot_disk_size_bytes{folder="data"}': '20000000000x20',
    },
    labels: { folder: 'data' },
  },
  FolkmootDiskFullInTwoDays: {
    at: '5h',
    fires: { 'folkmoot_disk_free_bytes{folder="files"}': '10000000000-10000000x600' },
    silent: { 'folkmoot_disk_free_bytes{folder="files"}': '10000000000-1000000x600' },
    labels: { folder: 'files' },
  },
  FolkmootErrors: {
    at: '25m',
    fires: {
      'folkmoot_calls_total{call="a",outcome="ok"}': '0+95x30',
      'folkmoot_calls_total{call="a",outcome="timeout"}': '0+5x30',
    },
    silent: {
      'folkmoot_calls_total{call="a",outcome="ok"}': '0+9950x30',
      'folkmoot_calls_total{call="a",outcome="server"}': '0+50x30',
      'folkmoot_calls_total{call="a",outcome="bad_request"}': '0+5000x30',
    },
  },
  FolkmootSlow: {
    at: '30m',
    fires: {
      'folkmoot_http_request_duration_seconds_bucket{kind="page",le="2"}': '0+80x40',
      'folkmoot_http_request_duration_seconds_bucket{kind="page",le="5"}': '0+100x40',
      'folkmoot_http_request_duration_seconds_bucket{kind="page",le="+Inf"}': '0+100x40',
    },
    silent: {
      'folkmoot_http_request_duration_seconds_bucket{kind="page",le="2"}': '0+99x40',
      'folkmoot_http_request_duration_seconds_bucket{kind="page",le="5"}': '0+100x40',
      'folkmoot_http_request_duration_seconds_bucket{kind="page",le="+Inf"}': '0+100x40',
    },
  },
  FolkmootEventLoopBlocked: {
    at: '15m',
    fires: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.9x20' },
    silent: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.1x20' },
    labels: { instance: 'a' },
  },
  FolkmootDatabaseBusy: {
    at: '15m',
    fires: { 'folkmoot_database_callers_waiting{instance="a"}': '40x20' },
    silent: { 'folkmoot_database_callers_waiting{instance="a"}': '40x5 0x20' },
    labels: { instance: 'a' },
  },
  FolkmootJobsLate: {
    at: '20m',
    fires: { 'folkmoot_queue_age_seconds{queue="jobs"}': '700x30' },
    silent: {
      'folkmoot_queue_age_seconds{queue="jobs"}': '300x30',
      'folkmoot_queue_age_seconds{queue="emails"}': '700x30',
    },
  },
  FolkmootJobsDead: {
    at: '10m',
    // Both processes see the same queue.
    fires: { 'folkmoot_jobs_dead{instance="a"}': '3x20', 'folkmoot_jobs_dead{instance="b"}': '3x20' },
    silent: { 'folkmoot_jobs_dead{instance="a"}': '0x20' },
    value: 3,
  },
  FolkmootEmailLate: {
    at: '20m',
    fires: { 'folkmoot_queue_age_seconds{queue="emails"}': '2000x30' },
    silent: { 'folkmoot_queue_age_seconds{queue="emails"}': '600x30' },
  },
  FolkmootEmailDead: {
    at: '10m',
    fires: { folkmoot_emails_dead: '2x20' },
    silent: { folkmoot_emails_dead: '0x20' },
    value: 2,
  },
  FolkmootEmailRefused: {
    at: '60m',
    fires: {
      'folkmoot_mail_attempts_total{result="delivered"}': '0+8x60',
      'folkmoot_mail_attempts_total{result="refused"}': '0+2x60',
    },
    silent: {
      'folkmoot_mail_attempts_total{result="delivered"}': '0+98x60',
      'folkmoot_mail_attempts_total{result="refused"}': '0+2x60',
    },
  },
  FolkmootEmailDeferred: {
    at: '45m',
    fires: { 'folkmoot_queue_length{queue="deferred"}': '2000x60' },
    silent: { 'folkmoot_queue_length{queue="deferred"}': '500x60', 'folkmoot_queue_length{queue="emails"}': '2000x60' },
  },
  FolkmootSearchLate: {
    at: '15m',
    fires: { folkmoot_search_lag_seconds: '900x20' },
    silent: { folkmoot_search_lag_seconds: '60x20' },
  },
  FolkmootCertificateEnds: {
    at: '15m',
    fires: { folkmoot_certificate_seconds_left: '1000000x20' },
    silent: { folkmoot_certificate_seconds_left: '2592000x20' },
  },
  FolkmootBackupProblem: {
    at: '15m',
    fires: { folkmoot_backup_problem: '1x20' },
    silent: { folkmoot_backup_problem: '0x20', folkmoot_backup_age_seconds: '200000x20' },
  },
}

const { groups } = parse(await readFile(rulesFile, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap(group => group.rules)

test('each alert has a case in which it fires', () => {
  assert.deepEqual(rules.map(({ alert }) => alert).toSorted(), Object.keys(cases).toSorted())
})

test('promtool accepts the alert rules, and each fires when it should', { skip }, async t => {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-alerts-'))
  t.after(() => rm(folder, { recursive: true }))
  const tests = rules.flatMap(({ alert, labels: ruleLabels, annotations }) => {
    const { at, fires, silent, labels = {}, value } = cases[alert]!
    const summary = annotations.summary
      .replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => labels[name]!)
      .replace('{{ $value }}', String(value))
    const expected = { exp_labels: { ...labels, ...ruleLabels }, exp_annotations: { summary } }
    const testOf = (series: Series, exp_alerts: object[]) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts }],
    })
    return [testOf(fires, [expected]), testOf(silent, [])]
  })
  const file = join(folder, 'tests.yml')
  await writeFile(file, stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }))

  const run = promisify(execFile)
  await run(promtool, ['check', 'rules', rulesFile])
  const { stdout } = await run(promtool, ['test', 'rules', file])
  assert.match(stdout, /SUCCESS/)
})

test('promtool accepts the metrics', { skip }, async () => {
  const world = await newWorld()
  const server = await serve(world)
  const listener = await startMetricsListener(
    { host: '127.0.0.1', port: 0 },
    { ...world.app.sources, ...server },
    line => assert.fail(line),
  )
  world.atEnd(() => listener.close())
  await world.post('ben', { subject: 'Bread', body: 'Rye' })
  await server.call('getgroup', { group_name: world.group.name })
  const metrics = await (await fetch(`http://127.0.0.1:${listener.port}/metrics`)).text()

  const check = spawn(promtool, ['check', 'metrics'])
  check.stdin.end(metrics)
  const said = Promise.all([text(check.stdout), text(check.stderr)])
  const [code] = (await once(check, 'close')) as [number]

  assert.deepEqual([code, (await said).join('')], [0, ''])
})
