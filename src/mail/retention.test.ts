import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadSettings } from '#settings/index.ts'
import { insertRows } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'
import { deleteOutdated } from './retention.ts'

const world = await newWorld()
const { database, group, sql } = world
const group_id = group.id

/** What is 10, 20, 40 and 100 days old. */
const ages = [10, 20, 40, 100]
const daysAgo = (days: number): string =>
  Temporal.Now.instant()
    .subtract({ hours: 24 * days })
    .toString()
const created = ages.map(days => ({ days, created: daysAgo(days) })).toReversed()

const bounce = {
  ...{ account_id: world.people.ben.account.id, group_id, outgoing_message_id: 1, message_id: null, subject: 'Rye' },
  ...{ type: '', response: '550', is_hard: true, counts: true },
}
const email = { recipient: 'ben@example.org', subject: 'Rye', body: 'Rye', message_id: '', state: 'sent' }

async function fill(before: readonly Record<string, unknown>[] = []): Promise<void> {
  for (const table of ['jobs', 'facts', 'incoming_emails', 'outgoing_messages', 'bounces', 'service_emails'])
    await sql(`delete from ${table}`)
  const of = (columns: (days: number) => object) => created.map(({ days, created }) => ({ created, ...columns(days) }))
  if (before.length > 0) await insertRows(sql, 'facts', before)
  await insertRows(
    sql,
    'facts',
    of(days => ({ group_id, name: 'group.updated', via: 'via_web', data: { days } })),
  )
  await insertRows(
    sql,
    'incoming_emails',
    of(days => ({
      ...{ group_id, envelope_from: 'ben@example.org', recipient: `${days}@folkmoot.test`, sender: 'ben@example.org' },
      ...{
        proof: 'dkim',
        mime_id: `${days}@example.org`,
        size: 1,
        outcome: 'refused',
        why: 'not subscribed',
        subject: 'Rye',
      },
    })),
  )
  await insertRows(
    sql,
    'outgoing_messages',
    of(days => ({ group_id, kind: `k${days}`, recipient_ids: [], state: 'done' })),
  )
  await insertRows(
    sql,
    'bounces',
    of(days => ({ ...bounce, recipient_id: days })),
  )
  await insertRows(
    sql,
    'service_emails',
    of(days => ({ ...email, kind: `k${days}` })),
  )
}
const left = async () => {
  const count = async (table: string) => Number((await sql(`select count(*) as n from ${table}`))[0]!['n'])
  return {
    activity: await count('facts'),
    mailLog: await count('incoming_emails'),
    deliveries: await count('outgoing_messages'),
    bounces: await count('bounces'),
    notifications: await count('service_emails'),
  }
}
const settingsWith = (env: Record<string, string>) =>
  loadSettings({ env: { FOLKMOOT_DATA: world.settings.data, ...env }, cwd: world.settings.data })
const run = (env: Record<string, string> = {}, signal = new AbortController().signal) =>
  deleteOutdated(database.read, settingsWith(env), signal)

test('by default the activity log stays, logs of mail go after 90 days, and emails of the service after 28', async () => {
  await fill()

  await run()

  assert.deepEqual(await left(), { activity: 4, mailLog: 3, deliveries: 3, bounces: 3, notifications: 2 })
})

test('each period is a setting of its own', async () => {
  await fill()

  await run({
    FOLKMOOT_RETENTION_ACTIVITY_DAYS: '30',
    FOLKMOOT_RETENTION_MAIL_LOG_DAYS: '15',
    FOLKMOOT_RETENTION_DELIVERY_DAYS: '7',
    FOLKMOOT_RETENTION_BOUNCE_DAYS: '365',
    FOLKMOOT_RETENTION_NOTIFICATION_DAYS: '50',
  })

  assert.deepEqual(await left(), { activity: 2, mailLog: 1, deliveries: 0, bounces: 4, notifications: 3 })
})

test('the name that a setting had before still works', () => {
  assert.equal(settingsWith({ FOLKMOOT_MAIL_LEDGER_DAYS: '12' }).ledgerDays, 12)
})

test('more than one batch is deleted, and what a waiting job is about stays', async () => {
  const many = Array.from({ length: 1200 }, () => ({
    ...{ group_id, name: 'group.updated', via: 'via_web', created: daysAgo(100), data: {} },
  }))
  await fill(many)
  await sql(`insert into jobs (subscriber, fact_id, dead_since) select 'x', min(id), now() from facts`)

  await run({ FOLKMOOT_RETENTION_ACTIVITY_DAYS: '30' })

  assert.equal((await left()).activity, 3)
})

test('it stops when the service stops', async () => {
  await fill()
  const stopped = AbortSignal.abort()

  await run({ FOLKMOOT_RETENTION_ACTIVITY_DAYS: '30' }, stopped)

  assert.equal((await left()).activity, 4)
})
