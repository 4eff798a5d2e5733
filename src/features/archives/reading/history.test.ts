import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRow, messageRows } from '#test/database/message-rows.ts'
import { expectedError, loginRequiredError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group } = world
const moments = [
  '2025-12-31T23:59:59.999999Z',
  '2026-01-01T00:00:00Z',
  '2026-01-15T12:00:00Z',
  '2026-01-31T00:30:00Z',
  '2026-01-31T22:30:00Z',
  '2026-02-01T01:30:00Z',
  '2026-02-28T23:30:00Z',
  '2026-04-01T00:00:00Z',
]
await messageRows(
  world,
  group.id,
  moments.map(created => ({ created })),
)
const other = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
await messageRow(world, other.id, { created: '2026-02-01T00:10:00Z' })

const counts = ({ month_counts }: { month_counts: { year: number; month: number; msgs_sent: number }[] }) =>
  month_counts.map(({ year, month, msgs_sent }) => `${year}-${month}: ${msgs_sent}`)

test('each month has its number of messages; empty months are left out', async () => {
  const history = await world.as('ben').getmessagehistory({ group_id: group.id })

  assert.deepEqual(history, {
    object: 'message_history',
    month_counts: [
      { object: 'month_count', year: 2025, month: 12, msgs_sent: 1 },
      { object: 'month_count', year: 2026, month: 1, msgs_sent: 4 },
      { object: 'month_count', year: 2026, month: 2, msgs_sent: 2 },
      { object: 'month_count', year: 2026, month: 4, msgs_sent: 1 },
    ],
    tz_offset: 0,
  })
})

for (const [offset, expected] of [
  // East of UTC months begin earlier.
  [60, ['2026-1: 5', '2026-2: 1', '2026-3: 1', '2026-4: 1']],
  [90, ['2026-1: 4', '2026-2: 2', '2026-3: 1', '2026-4: 1']],
  [1440, ['2026-1: 3', '2026-2: 3', '2026-3: 1', '2026-4: 1']],
  // West of it, later.
  [-1, ['2025-12: 2', '2026-1: 3', '2026-2: 2', '2026-3: 1']],
  [-91, ['2025-12: 2', '2026-1: 4', '2026-2: 1', '2026-3: 1']],
  [-1440, ['2025-12: 2', '2026-1: 4', '2026-2: 1', '2026-3: 1']],
] as const)
  test(`an offset of ${offset} minutes shifts month boundaries`, async () => {
    const history = await world.as('ben').getmessagehistory({ group_id: group.id, offset })

    assert.deepEqual(counts(history), expected)
    assert.equal(history.tz_offset, offset)
  })

test('the history matches the messages, whatever the offset', async () => {
  for (const offset of [-1439, -600, -90, -30, 30, 89, 91, 330, 840]) {
    const rows = (await world.sql(
      `select to_char(date_trunc('month', (created at time zone 'UTC') + make_interval(mins => $2)), 'YYYY-FMMM') || ': ' || count(*) as line
       from messages where group_id = $1 group by date_trunc('month', (created at time zone 'UTC') + make_interval(mins => $2))
       order by date_trunc('month', (created at time zone 'UTC') + make_interval(mins => $2))`,
      [group.id, offset],
    )) as { line: string }[]

    const history = await world.as('ben').getmessagehistory({ group_id: group.id, offset })

    assert.deepEqual(
      counts(history),
      rows.map(({ line }) => line),
    )
  }
})

test('without a group all groups of the caller are counted together', async () => {
  const all = await world.as('ben').getmessagehistory({ offset: -30 })

  assert.deepEqual(counts(all), ['2025-12: 2', '2026-1: 4', '2026-2: 2', '2026-3: 1'])
  assert.deepEqual(counts(await world.as('stranger').getmessagehistory({})), [])
  assert.deepEqual(counts(await world.as('pending').getmessagehistory({})), [])
  await assert.rejects(world.as('anonymous').getmessagehistory({}), { type: 'authentication' })
})

test('without the right to read archives there is no history', async () => {
  for (const outsider of ['stranger', 'pending', 'banned', 'past'] as const)
    assert.deepEqual((await world.as(outsider).getmessagehistory({ group_id: group.id })).month_counts, [])
  await assert.rejects(world.as('anonymous').getmessagehistory({ group_id: group.id }), loginRequiredError)
})

test('an unknown and a hidden group give the same error', async () => {
  const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })

  for (const group_id of [hidden.id, 987_654])
    await assert.rejects(world.as('stranger').getmessagehistory({ group_id }), expectedError('invalid group_id'))
})

test('the messages of a month are those within it, paged', async () => {
  const inMonth = async (year: number, month: number, sort_dir: 'asc' | 'desc' = 'asc'): Promise<string[]> => {
    const found: string[] = []
    let page_token = 0
    do {
      const page = await world.as('ben').getmonth({ group_id: group.id, year, month, sort_dir, limit: 3, page_token })
      found.push(...page.data.map(({ created }) => created))
      assert.equal(page.end_item, page.data.length === 0 ? 0 : found.length)
      page_token = page.next_page_token
      if (page_token === 0) assert.equal(page.total_count, found.length)
    } while (page_token !== 0)
    return found
  }
  const january = moments.slice(1, 5).map(moment => moment.replace('Z', '.000000+00:00'))

  assert.deepEqual(await inMonth(2025, 12), ['2025-12-31T23:59:59.999999+00:00'])
  assert.deepEqual(await inMonth(2026, 1), january)
  assert.deepEqual(await inMonth(2026, 1, 'desc'), january.toReversed())
  assert.deepEqual([await inMonth(2026, 3), await inMonth(1970, 1), await inMonth(9998, 12)], [[], [], []])
})

test('months of private archives are for their readers, and a month must be valid', async () => {
  const input = { group_id: group.id, year: 2026, month: 1 }

  await assert.rejects(world.as('anonymous').getmonth(input), loginRequiredError)
  await assert.rejects(
    world.as('stranger').getmonth(input),
    expectedError('archives_visible', 'inadequate_permissions'),
  )
  await assert.rejects(world.as('ben').getmonth({ ...input, month: 13 }), expectedError('month', 'invalid_value'))
  await assert.rejects(world.as('ben').getmonth({ ...input, year: 1969 }), expectedError('year', 'invalid_value'))
})
