// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRows } from './database/message-rows.ts'
import { oneOfEach } from './database/one-of-each.ts'
import { insertRow, topicRows } from './database/rows.ts'
import { inTurn } from './sampling.ts'
import { newWorld } from './world.ts'

// A page ends before its texts become too long for the memory of the server, however many rows were asked for.

const world = await newWorld()
const { sql } = world
const ben = world.as('ben')
const owner = world.as('owner')

/** In mebibytes. A page has four at most, unless one text alone is longer. */
const sizes = [1, 1, 1, 1, 5, 1]
const bytes = (size: number) => size * 1024 * 1024
const newGroup = () => world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })

/** Messages that find themselves by `bread`, then become long, now in this piece of them and now in that. */
async function longMessages(group_id: number, topic_id?: number): Promise<{ id: number; msg_num: number }[]> {
  const about = topic_id === undefined ? {} : { topic_id }
  const told = sizes.map((_, n) => ({ body: 'bread', created: `2026-01-0${n + 1}T00:00:00Z`, ...about }))
  const written = await messageRows(world, group_id, told)
  for (const [n, { id }] of written.entries()) {
    const piece = ['body', 'quoted', 'remainder'][n % 3]!
    await sql(`update messages set ${piece} = repeat('x', $2) where id = $1`, [id, bytes(sizes[n]!)])
  }
  return written
}
async function eachOf(make: (n: number, size: number) => Promise<unknown>): Promise<void> {
  for (const [n, size] of sizes.entries()) await make(n, bytes(size))
}

const { id: talk } = await newGroup()
const [topic = 0] = await topicRows(world, talk, [{}])
const said = await longMessages(talk, topic)
const { id: apart } = await newGroup()
const begun = await longMessages(apart)

const place = await newGroup()
const { id: desk } = place
const drafts: number[] = []
await eachOf(async (n, size) => {
  const id = await world.draft('ben', { subject: `Subject ${n}` }, place)
  await sql(`update drafts set body = repeat('x', $2) where id = $1`, [id, size])
  drafts.push(id)
})

const waiting: number[] = []
await eachOf(async (n, size) => {
  const { pending } = await oneOfEach(world, desk)
  const piece = `{text,${['body', 'quoted', 'remainder'][n % 3]}}`
  await sql(
    `update pending_messages set submission = jsonb_set(submission, $2, to_jsonb(repeat('x', $3))) where id = $1`,
    [pending, piece, size],
  )
  waiting.push(pending)
})

const [edited] = said
await eachOf(async (n, size) =>
  insertRow(sql, 'message_revisions', {
    ...{ group_id: talk, message_id: edited!.id, rev: n + 1, created: '2026-01-01', subject: '' },
    body: 'x'.repeat(size),
  }),
)

type PagedList = { data: object[]; has_more: boolean; next_page_token: number; start_item: number; end_item: number }
type PageParams = { sort_dir: 'asc' | 'desc'; limit: number; page_token: number }
/** Each list that shows texts in each of its orders, and by which number its rows are known, in the order they were made. */
const lists: Record<
  string,
  { ask: (pageParams: PageParams) => Promise<PagedList>; by: string; rows: readonly number[] }
> = {
  'messages of a topic': {
    ask: pageParams => ben.gettopic({ topic_id: topic, ...pageParams }),
    ...{ by: 'id', rows: said.map(({ id }) => id) },
  },
  'messages by date': {
    ask: pageParams => ben.getmessages({ group_id: talk, sort_field: 'created', ...pageParams }),
    ...{ by: 'id', rows: said.map(({ id }) => id) },
  },
  'messages by number': {
    ask: pageParams => ben.getmessages({ group_id: talk, sort_field: 'msg_num', ...pageParams }),
    ...{ by: 'id', rows: said.map(({ id }) => id) },
  },
  'what a message said': {
    ask: pageParams => owner.getmessagerevisions({ message_id: edited!.id, ...pageParams }),
    ...{ by: 'rev', rows: [1, 2, 3, 4, 5, 6] },
  },
  'messages found, by date': {
    ask: pageParams => ben.searcharchives({ group_id: talk, q: 'bread', sort_field: 'date', ...pageParams }),
    ...{ by: 'id', rows: said.map(({ id }) => id) },
  },
  'messages found, by relevance': {
    ask: pageParams => ben.searcharchives({ group_id: talk, q: 'bread', ...pageParams }),
    ...{ by: 'id', rows: said.map(({ id }) => id) },
  },
  'messages found, one of a topic': {
    ask: pageParams => ben.searcharchives({ group_id: apart, q: 'bread', collapse_topics: true, ...pageParams }),
    ...{ by: 'id', rows: begun.map(({ id }) => id) },
  },
  'messages that wait': {
    ask: pageParams => owner.getpendingmessages({ group_id: desk, ...pageParams }),
    ...{ by: 'id', rows: waiting },
  },
  'drafts in a group, by date': {
    ask: pageParams => ben.getdrafts({ group_id: desk, sort_field: 'created', ...pageParams }),
    ...{ by: 'id', rows: drafts },
  },
  'drafts in a group, by subject': {
    ask: pageParams => ben.getdrafts({ group_id: desk, sort_field: 'subject', ...pageParams }),
    ...{ by: 'id', rows: drafts },
  },
  'drafts in all groups, by date': {
    ask: pageParams => ben.getdrafts({ sort_field: 'created', ...pageParams }),
    ...{ by: 'id', rows: drafts },
  },
  'drafts in all groups, by subject': {
    ask: pageParams => ben.getdrafts({ sort_field: 'subject', ...pageParams }),
    ...{ by: 'id', rows: drafts },
  },
}

/** The pages of a list to its end, by the numbers of their rows. */
async function pagesOf({ ask, by }: (typeof lists)[string], sort_dir: 'asc' | 'desc', limit: number) {
  const pages: number[][] = []
  for (let page_token = 0; ;) {
    const page = await ask({ sort_dir, limit, page_token })
    const before = pages.flat().length
    assert.deepEqual([page.start_item, page.end_item], [before + 1, before + page.data.length])
    pages.push(page.data.map(row => Number((row as Record<string, unknown>)[by])))
    assert.equal(page.has_more, page.next_page_token !== 0)
    if (!page.has_more) return pages
    page_token = page.next_page_token
  }
}

for (const [name, list] of inTurn(Object.entries(lists), 3))
  test(`${name}: long texts make short pages, and paging lists each row once`, async () => {
    const [a, b, c, d, e, f] = list.rows

    const forwards = await pagesOf(list, 'asc', 100)
    const backwards = await pagesOf(list, 'desc', 100)
    const byThree = await pagesOf(list, 'asc', 3)

    assert.deepEqual(forwards, [[a, b, c, d], [e], [f]])
    assert.deepEqual(backwards, [
      [f, e],
      [d, c, b, a],
    ])
    assert.deepEqual(byThree, [[a, b, c], [d, e], [f]])
  })
