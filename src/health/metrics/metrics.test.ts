// Not on every day: it does the same with many things.
// In a process of its own: the event loop and the garbage collection are measured until its end.
import assert from 'node:assert/strict'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { createBackup, secretFileOf } from '#storage/backup/index.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { startMetricsListener } from './listener.ts'

const world = await newWorld({ FOLKMOOT_BACKUP: 'daily 03:00' })
const { settings, blobs, connection } = world
const group_id = world.group.id
const server = await serve(world)
const listener = await startMetricsListener(
  { host: '127.0.0.1', port: 0 },
  { ...world.app.sources, ...server },
  line => {
    throw new Error(line)
  },
)
world.atEnd(() => listener.close())
const folder = join(import.meta.dirname, '../../../docs/monitoring')

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${listener.port}/metrics`)).text()
/** The value of one sample. */
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1) ?? NaN,
  )

test('calls, requests, facts, queues and the machine are counted, and nobody is named', async () => {
  await world.post('ben', { subject: 'Bread', body: 'Rye' })
  await world.settle()
  for (let n = 0; n < 3; n += 1) await world.as('ben').getmessage({ group_id, msg_num: 1 })
  await assert.rejects(world.as('ben').getmessage({ group_id, msg_num: 999 }))
  await server.ask('/healthz')
  await server.call('getgroup', { group_name: world.group.name })
  await server.call('getuser', {})
  await world.sql(`insert into jobs (subscriber, dead_since, error) values ('gone', now(), 'no subscriber')`)
  await createBackup(
    { connection, blobs, version: 'test', secretFile: secretFileOf(settings) },
    settings.backupFolder,
    {},
  )

  const text = await scrape()

  const value = (sample: string): number => valueOf(text, sample)
  assert.equal(value('folkmoot_calls_total{call="getmessage",outcome="ok"}'), 3)
  assert.equal(value('folkmoot_calls_total{call="getmessage",outcome="bad_request"}'), 1)
  assert.equal(value('folkmoot_calls_total{call="getuser",outcome="authentication"}'), 1)
  assert.equal(value('folkmoot_call_duration_seconds_bucket{call="getmessage",le="+Inf"}'), 4)
  assert.equal(value('folkmoot_call_duration_seconds_count{call="getmessage"}'), 4)
  assert.equal(value('folkmoot_http_requests_total{kind="probe",status="2xx"}'), 1)
  assert.equal(value('folkmoot_http_requests_total{kind="call",status="4xx"}'), 1)
  assert.equal(value('folkmoot_facts_total{fact="message.posted"}'), 1)
  assert.equal(value('folkmoot_database_up'), 1)
  assert.equal(value('folkmoot_jobs_dead'), 1)
  assert.equal(value('folkmoot_queue_length{queue="jobs"}'), 0)
  assert.ok(value('folkmoot_mail_attempts_total{result="stored"}') > 0)
  assert.ok(value('folkmoot_backup_age_seconds') >= 0)
  assert.ok(value('folkmoot_disk_free_bytes{folder="data"}') > 0)
  assert.ok(value('folkmoot_database_connections{state="open"}') > 0)
  for (const secret of [world.group.name, '@', 'Bread']) assert.ok(!text.includes(secret), secret)
})

test('each metric of the dashboard and the alert rules exists', async () => {
  const dashboard = JSON.parse(await readFile(join(folder, 'grafana-dashboard.json'), 'utf8')) as {
    panels: { targets?: { expr: string }[] }[]
  }
  const rules = parse(await readFile(join(folder, 'alert-rules.yml'), 'utf8')) as {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
  }
  const alerts = rules.groups.flatMap(group => group.rules)
  const expressions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...alerts.map(({ expr }) => expr),
  ]
  const named = new Set(expressions.flatMap(expr => expr.match(/\b(?:folkmoot|nodejs|process)_[a-z0-9_]+/g) ?? []))

  const text = await scrape()

  const known = new Set(text.split('\n').map(line => line.split(/[{ ]/)[0]!))
  assert.deepEqual(
    [...named].filter(name => !known.has(name)),
    [],
  )
  assert.ok(named.size > 20)
  assert.deepEqual(
    alerts.filter(({ alert, expr, annotations }) => !(alert && expr && annotations.summary)),
    [],
  )
  for (const fact of expressions.flatMap(expr => /fact=~"([^"]*)"/.exec(expr)?.[1]!.split('|') ?? []))
    assert.match(
      fact,
      /^(?:mail\.undeliverable|account\.bounc(?:ing|ed)|message\.posted|member\.(?:joined|left)|chat\.said|event\.added)$/,
    )
})

test('metrics are served on their own address only', async () => {
  assert.equal((await server.ask('/metrics')).status, 404)
  assert.equal((await fetch(`http://127.0.0.1:${listener.port}/`)).status, 404)
  assert.equal((await fetch(`http://127.0.0.1:${listener.port}/metrics`, { method: 'POST' })).status, 404)
})

test('a backup folder that cannot be read is a problem', async () => {
  const problem = async (): Promise<number> => valueOf(await scrape(), 'folkmoot_backup_problem')
  const before = await problem()
  await rm(settings.backupFolder, { recursive: true })
  await writeFile(settings.backupFolder, '')

  assert.deepEqual([before, await problem()], [0, 1])
  assert.ok(Number.isNaN(valueOf(await scrape(), 'folkmoot_backup_age_seconds')))
  await rm(settings.backupFolder)
})
