import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chatHelpers, type ChatConnection } from '#test/world/chatting.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { insertRow } from '#test/database/rows.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { scanBlocks } from '../../archives/index.ts'
import { chatMessagesTable } from './store.ts'
import { chatBlocks, flushPendingTerms } from './term-blocks.ts'

const world = await newWorld()
const server = await serve(world)
const { talk } = chatHelpers(world, server)
const { ben, cleo } = world.people
const forbidden = { type: 'inadequate_permissions' }
type SearchParams = Omit<Parameters<ReturnType<typeof world.as>['searchchat']>[0], 'group_id'>

/** A chat in which this was said, by Ben, and what a search finds there: texts, the oldest first. */
async function chatOf(lines: readonly string[], group_id = world.group.id) {
  const { id: chat_id, chat_sub } = await world
    .as('ben')
    .newchat({ group_id, subject: 'Rye', desc: 'About rye', announce: false })
  const b = await talk(ben, chat_sub!.id)
  for (const line of lines) await say(b, { message: line })
  const find = async (q: string, searchParams: SearchParams = { chat_id }) =>
    (await world.as('cleo').searchchat({ group_id, q, sort_dir: 'asc', limit: 100, ...searchParams })).data
  const texts = async (q: string, searchParams?: SearchParams) =>
    (await find(q, searchParams)).map(({ message }) => message)
  return { chat_id, chat_sub: chat_sub!, b, find, texts }
}
async function say(talking: ChatConnection, frame: object) {
  talking.send(frame)
  return talking.next()
}

test('indexed words are found like those of the backlog', async () => {
  const { texts, b } = await chatOf(['Oats'])
  await flushPendingTerms(world.database.read)
  const [taken] = await world.sql(`select gin_clean_pending_list('chat_search_words')::int as pages`)
  await say(b, { message: 'Oats again' })

  assert.deepEqual([taken, await texts('oats')], [{ pages: 0 }, ['Oats', 'Oats again']])
})

test('words, phrases, exclusions and prefixes match', async () => {
  const lines = [
    'Brown bread with butter',
    'White cake, brown sugar',
    'Bread, then brown soup',
    '我是中国人',
    'Crème #brûlée',
  ]
  const { texts } = await chatOf(lines)
  const [bread, cake, soup, people, creme] = lines

  const found: Record<string, string[]> = {}
  const queries = [
    'bread',
    'BREAD brown',
    '"brown bread"',
    'brown -bread',
    '-brown',
    'cak*',
    '中国',
    '#brulee',
    '-#brulee',
  ]
  for (const q of [...queries, 'nothing', '???', '']) found[q] = await texts(q)

  assert.deepEqual(found, {
    bread: [bread, soup],
    'BREAD brown': [bread, soup],
    '"brown bread"': [bread],
    'brown -bread': [cake],
    '-brown': [people, creme],
    'cak*': [cake],
    中国: [people],
    '#brulee': [creme],
    '-#brulee': [bread, cake, soup, people],
    nothing: [],
    '???': [],
    '': lines,
  })
})

test('a result names its chat and highlights the words', async () => {
  const { chat_id, find } = await chatOf(['Before', 'Is <b>rye</b> & spelt\nthe same?'])

  const [result] = await find('spelt')

  const { id, created } = result!
  assert.deepEqual(result, {
    object: 'chat_search_result',
    ...{ id, created, edited: null, group_id: world.group.id, chat_id, subject: 'Rye', is_closed: false },
    ...{ msg_num: 2, reply_to_msg_num: 0, user_id: ben.account.id, name: 'Ben', profile_photo_url: '' },
    ...{ can_view_profile: false, message: 'Is <b>rye</b> & spelt\nthe same?', media: null },
    summary: 'Is &lt;b&gt;rye&lt;/b&gt; &amp; <mark>spelt</mark> the same?',
  })
})

test('messages are found by author, file and date', async () => {
  const { chat_id, texts, find } = await chatOf(['Ben on rye'])
  const { id: chatsub_id } = await world.as('cleo').joinchat({ chat_id })
  await say(await talk(cleo, chatsub_id, { no_history: 1 }), { message: 'Cleo on rye' })
  const file = [{ param: 'fileupload', filename: 'sourdough.txt', content: 'Flour' }]
  await server.call('uploadchatfile', { chatsub_id, message: 'Mine' }, { person: cleo, way: 'cookie' }, file)
  const day = (await find('rye'))[0]!.created.slice(0, 10)

  assert.deepEqual(await texts('rye from:cleo'), ['Cleo on rye'])
  assert.deepEqual(await texts(`-posterid:${ben.account.id} rye`), ['Cleo on rye'])
  assert.deepEqual(await texts('has:attachment'), ['Mine'])
  assert.deepEqual(await texts('sourdough'), ['Mine'])
  assert.deepEqual(await texts('rye', { chat_id, start_date: day, end_date: day }), ['Ben on rye', 'Cleo on rye'])
  assert.deepEqual(await texts('rye', { chat_id, end_date: '2020-01-01' }), [])
  assert.deepEqual(await texts('rye', { chat_id, preset_date_range: 'past_hour' }), ['Ben on rye', 'Cleo on rye'])
})

test('edited messages are found by their new text, and deleted ones not at all', async () => {
  const { b, texts, chat_id, chat_sub } = await chatOf(['Old words', 'To be deleted'])
  const file = [{ param: 'fileupload', filename: 'loaf.txt', content: 'Flour' }]
  await server.call(
    'uploadchatfile',
    { chatsub_id: chat_sub.id, message: 'Old too' },
    { person: ben, way: 'cookie' },
    file,
  )
  await b.next()

  await say(b, { msg_num: 1, message: 'New words' })
  await say(b, { msg_num: 3, message: 'New too' })
  await say(b, { delete_msg_num: 2 })

  assert.deepEqual(await texts('old'), [])
  assert.deepEqual(
    [await texts('new'), await texts('loaf has:attachment from:ben')],
    [['New words', 'New too'], ['New too']],
  )
  assert.deepEqual([await texts('deleted'), await texts('')], [[], ['New words', 'New too']])
  const kept = await world.sql(`select msg_num from chat_search where chat_id = $1 order by 1`, [chat_id])
  assert.deepEqual(
    kept.map(row => row['msg_num']),
    [1, 3],
  )
})

test('a closed chat is searched, and a deleted one is not, before and after its removal', async () => {
  const [closed, deleted] = [await chatOf(['Gone quince']), await chatOf(['Lost quince', 'Lost, too: quince'])]

  await world.as('ben').updatechat({ chat_id: closed.chat_id, is_closed: true })
  await world.as('ben').deletechat({ chat_id: deleted.chat_id })
  const found = (await closed.find('quince', {})).map(({ message, is_closed }) => [message, is_closed])

  assert.deepEqual(found, [['Gone quince', true]])
  assert.deepEqual(await closed.texts('quince', { sort_dir: 'desc', limit: 1 }), ['Gone quince'])
  await assert.rejects(deleted.find('quince'), expectedError('invalid chat_id'))
  await world.settle()
  const left = await world.sql(`select count(*)::int as n from chat_search where chat_id = $1`, [deleted.chat_id])
  assert.deepEqual([await closed.texts('quince', {}), left], [['Gone quince'], [{ n: 0 }]])
})

test('only those who see the chats of a group can search them, each group separately', async () => {
  const other = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: ['ben'] })
  await chatOf(['Secret medlar'])
  const { id: chat_id } = await world
    .as('ben')
    .newchat({ group_id: other.id, subject: 'Rye', desc: 'Rye', announce: false })
  const search = (who: 'cleo' | 'stranger', group_id: number, more = {}) =>
    world.as(who).searchchat({ group_id, q: 'medlar', ...more })

  assert.equal((await search('cleo', world.group.id)).data.length, 1)
  assert.equal((await world.as('ben').searchchat({ group_id: other.id, q: 'medlar' })).data.length, 0)
  await assert.rejects(search('stranger', world.group.id), forbidden)
  await assert.rejects(search('cleo', other.id), expectedError('invalid group_id'))
  await assert.rejects(search('cleo', world.group.id, { chat_id }), expectedError('invalid chat_id'))
  await assert.rejects(search('cleo', world.group.id, { chat_id: 999_999 }), expectedError('invalid chat_id'))
})

test('pages neither repeat nor miss messages while more are sent, in both directions', async () => {
  const group = await world.addGroup({}, { peopled: ['ben', 'cleo'] })
  const { b } = await chatOf(
    Array.from({ length: 25 }, (_, n) => `Loaf ${n}`),
    group.id,
  )
  for (const sort_dir of ['asc', 'desc'] as const) {
    const seen: string[] = []
    for (let page_token = 0; ;) {
      const page = await world.as('cleo').searchchat({ group_id: group.id, q: 'loaf', limit: 10, sort_dir, page_token })
      seen.push(...page.data.map(({ message }) => message))
      if (!page.has_more) break
      page_token = page.next_page_token
      if (sort_dir === 'desc') await say(b, { message: 'Another loaf' })
    }
    const all = Array.from({ length: 25 }, (_, n) => `Loaf ${n}`)
    assert.deepEqual(seen, sort_dir === 'asc' ? all : all.toReversed())
  }
})

test('a search over many blocks stops after a while and can be continued', async () => {
  const group = await world.addGroup({}, { peopled: ['ben'] })
  const chat_id = await insertRow(world.sql, 'chats', {
    group_id: group.id,
    name: 'Ben',
    subject: 'Rye',
    description: 'Rye',
  })
  const { blockSize } = chatBlocks
  const ids = [1, 40 * blockSize - 1, 40 * blockSize, 41 * blockSize, 100 * blockSize]
  await world.sql(
    `with said as (
       insert into chat_messages (group_id, chat_id, msg_num, id, version, name, member_id, message) overriding system value
       select $1, $2, n, id, n, 'Ben', 0, 'rye' from unnest($3::bigint[]) with ordinality i (id, n) returning *
     )
     insert into chat_search (group_id, message_id, chat_id, msg_num, block, created, words)
     select group_id, id, chat_id, msg_num, group_id * 16777216 + id / ${blockSize}, created, 'rye:1B' from said`,
    [group.id, chat_id, ids],
  )
  const range = { from: null, until: null }
  const walk = async (along: 'words' | 'either' | 'numbers', dir: 'asc' | 'desc', pause: number) => {
    const found: number[] = []
    let time = 0
    let walks = 0
    for (let after: number | undefined; ; walks += 1) {
      const wanted = { group_id: group.id, tsquery: along === 'numbers' ? `!'cake'` : `'rye'`, along, range }
      const left = dir === 'asc' ? { above: after ?? 0, below: Infinity } : { above: 0, below: after ?? Infinity }
      const { candidates, stoppedAt } = await scanBlocks(
        world.database.read,
        { ...wanted, ...left, dir, ranking: null, most: 10, enough: Infinity },
        { table: chatMessagesTable, clock: () => (time += pause) },
      )
      found.push(...candidates.map(({ msg_num }) => msg_num))
      if (stoppedAt === null) return { found, walks }
      after = stoppedAt
    }
  }

  for (const along of ['words', 'either', 'numbers'] as const) {
    assert.deepEqual(await walk(along, 'asc', 0), { found: ids, walks: 0 })
    assert.deepEqual(await walk(along, 'desc', 0), { found: ids.toReversed(), walks: 0 })
  }
  for (const dir of ['asc', 'desc'] as const) {
    const { found, walks } = await walk('words', dir, 1500)
    assert.deepEqual([found, walks > 0], [dir === 'asc' ? ids : ids.toReversed(), true])
  }
})

test('messages from before indexing are indexed in the background', async () => {
  const { chat_id, texts, b } = await chatOf(['Old rye', 'Older rye', 'Oldest rye'])
  await say(b, { delete_msg_num: 2 })
  await world.sql(`delete from chat_search where chat_id = $1`, [chat_id])
  const before = await texts('rye')

  await world.sql(
    `insert into jobs (subscriber, payload) values ('chat words', '{"group_id": 0, "chat_id": 0, "msg_num": 0}')`,
  )
  await world.settle()

  assert.deepEqual([before, await texts('rye from:ben')], [[], ['Old rye', 'Oldest rye']])
})
