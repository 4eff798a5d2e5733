// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { editorOf, newObjects, type Edited } from './edited-objects.ts'
import { invalidValueError, expectedError, errorExtraOf } from './fixtures/expected-errors.ts'
import { inTurn } from './sampling.ts'
import { newWorld } from './world.ts'

// Every call that edits something takes the `updated` that was read, and is refused when somebody has edited it since.

const world = await newWorld()
const objects = newObjects(world)
type Input = Record<string, unknown>
const calls = editorOf(world) as unknown as Record<string, (input: Input) => Promise<{ updated?: string } | undefined>>
const editing = world.app.implementations
  .map(({ endpoint }): Endpoint => endpoint)
  .filter(({ edits }) => edits !== undefined)

const make = ({ name, edits }: Endpoint): Promise<Edited> => objects(edits!, name)

/** How many rows each table has, and which transaction wrote the newest. */
const counters = ['rate_counts', 'page_cursors', 'mail_workers', 'search_formats']
async function contents(): Promise<unknown> {
  const tables = (await world.sql(`select tablename from pg_tables where schemaname = 'public' order by 1`))
    .map(row => String(row['tablename']))
    .filter(table => !counters.includes(table))
  const counted = tables.map(
    table => `(select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from ${table}) as ${table}`,
  )
  return world.sql(`select ${counted.join(', ')}`)
}

test('every call that changes an object with `updated` declares what it edits, or adds to it', () => {
  const shown: ReadonlySet<string> = new Set(editing.map(({ on }) => on!))
  const others = world.app.implementations
    .map(({ endpoint }): Endpoint => endpoint)
    .filter(({ method, edits, on }) => method === 'POST' && !edits && on && on !== 'group' && shown.has(on))
    .map(({ name }) => name)
  assert.deepEqual(
    others.toSorted(),
    [
      // Send, answer or copy it, and leave it as it is.
      ...['chattotopic', 'maildatabasetemplate', 'postdraft', 'repostmessage', 'topictochat'],
      ...[
        'notesponsorship',
        'sendbounceprobe',
        'sendconfirmation',
        'sendpollreminder',
        'reportmessage',
        'resolvereport',
        'showpictures',
      ],
      // What each person keeps for themselves.
      ...['followtopic', 'unfollowtopic', 'mutetopic', 'unmutetopic', 'marktopicread', 'likemessage', 'unlikemessage'],
      ...['joinchat', 'rsvp', 'vote', 'watchwikipage'],
      // Add something to it, or take it away, beside whoever edits it.
      ...[
        'posteventcomment',
        'messageattendees',
        'uploadeventfiles',
        'deleteeventfile',
        'uploadwikifiles',
        'deletewikifile',
      ],
      ...['uploadphotos', 'uploadattachments', 'deleteattachment', 'newdatabaserow', 'importdatabaserows'],
      ...['newdatabaseview', 'restoredeleteddatabaserow'],
    ].toSorted(),
  )
})

for (const endpoint of inTurn(editing, 3)) {
  const { name } = endpoint
  const call = (input: Input) => calls[name]!(input)

  test(`${name} is rejected with a stale \`updated\` without a trace, and works without one`, async () => {
    const { params, read, edit } = await make(endpoint)
    const before = await read()
    await edit()
    assert.ok((await read()) > before)
    await world.settle()
    const untouched = await contents()
    await assert.rejects(call({ ...params, updated: before }), expectedError('updated'))
    await assert.rejects(call({ ...params, updated: '2001-01-01T00:00:00Z' }), expectedError('updated'))
    await assert.rejects(call({ ...params, updated: 'today' }), invalidValueError('updated'))
    assert.deepEqual(await contents(), untouched)
    await call(params)
  })

  test(`of two concurrent calls of ${name} with the newest \`updated\`, in milliseconds, one is rejected`, async () => {
    const { params, read, edit } = await make(endpoint)
    await edit()
    const updated = new Date(await read()).toISOString()
    const outcomes = await Promise.all([1, 2].map(() => errorExtraOf(call({ ...params, updated }))))
    assert.equal(outcomes.filter(outcome => outcome === 'done').length, 1, outcomes.join())
  })
}

const shownOf = (answer: Promise<{ updated: string }>): Promise<string> => answer.then(({ updated }) => updated)

test('a reply in a topic, a row in a table and a file of a draft conflict with no edit of these', async () => {
  const [owner, { group }] = [world.as('owner'), world]
  const { topic_id, message_id } = await world.post('ben', { subject: 'Ovens' })
  const topic = (await owner.gettopic({ topic_id })).topic.updated
  await world.answer('ben', { message_id })
  assert.ok((await owner.updatetopic({ topic_id, subject: 'Stone ovens', updated: topic })).updated > topic)

  const columns = JSON.stringify([{ name: 'Flour', type: 'text_column' }])
  const { id: database_id, updated } = await owner.newdatabase({ group_id: group.id, name: 'Ovens', columns })
  await owner.newdatabaserow({ database_id, vals: JSON.stringify([{ col_id: 1, text: 'Rye' }]) })
  assert.ok((await shownOf(owner.getdatabase({ database_id }))) > updated)
  await owner.updatedatabase({ database_id, short_desc: 'Rye', updated })

  const draft_id = await world.draft('ben', { files: { 'rye.txt': 'Rye' } })
  const ben = world.as('ben')
  const saved = await ben.updatedraft({ draft_id, body: 'Rye' })
  await ben.deleteattachment({ draft_id, attachment_id: (await ben.getattachments({ draft_id })).data[0]!.id })
  assert.ok((await shownOf(ben.getdraft({ draft_id }))) > saved.updated)
  await ben.updatedraft({ draft_id, body: 'Spelt', updated: saved.updated })
})

test('`updated` never goes back, and two versions never share a millisecond', async () => {
  const { params, read } = await objects('databaserow', 'updatedatabaserow')
  await world.sql(`update database_rows set updated = now() + interval '1 hour' where id = $1`, [params['row_id']])
  const before = Temporal.Instant.from(await read()).epochMilliseconds
  const { updated } = (await calls['updatedatabaserow']!(params))!
  assert.equal(Temporal.Instant.from(updated!).epochMilliseconds, before + 1)
})
