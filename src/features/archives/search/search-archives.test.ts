// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRows, type MessageRow } from '#test/database/message-rows.ts'
import { invalidValueError } from '#test/fixtures/expected-errors.ts'
import { insertRow } from '#test/database/rows.ts'
import { createSearchIndex } from './index/index.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { ben, cleo } = world.people
const calls = world.as('cleo')

type SearchParams = Omit<Parameters<typeof calls.searcharchives>[0], 'group_id'>
/** A group with these messages, and the numbers of those that a search finds, in order. */
async function archive(messages: readonly MessageRow[], settings = {}) {
  const group = await world.addGroup({ privacy: 'group_privacy_archives', ...settings }, { peopled: true })
  const written = await messageRows(world, group.id, messages)
  const find = async (q: string, asked: SearchParams = {}) =>
    (
      await calls.searcharchives({ group_id: group.id, q, sort_field: 'date', sort_dir: 'asc', limit: 100, ...asked })
    ).data.map(({ msg_num }) => msg_num)
  return { group, written, find }
}
const tag = (group_id: number, name: string) => insertRow(world.sql, 'hashtags', { group_id, name })

test('words, phrases and exclusions match', async () => {
  const { find } = await archive([
    { subject: 'Rye', body: 'Brown bread with butter' },
    { subject: 'Cake', body: 'White cake, brown sugar' },
    { subject: 'Soup', body: 'Bread, then brown soup', quoted: 'what about rye' },
    { subject: 'Smörgåsbord', body: 'We don’t write e-mails', remainder: 'Ben, baker of cake' },
  ])

  const found: Record<string, number[]> = {}
  for (const q of [
    ...[
      'bread',
      'BREAD brown',
      '"brown bread"',
      '"bread brown"',
      'rye',
      'brown -bread',
      'brown -"brown bread"',
      '-brown',
    ],
    ...['smorgasbord', 'dont', 'email', 'e-mails', 'cak*', 'nothing', '???', ''],
  ])
    found[q] = await find(q)

  assert.deepEqual(found, {
    bread: [1, 3],
    'BREAD brown': [1, 3],
    '"brown bread"': [1],
    '"bread brown"': [],
    rye: [1, 3],
    'brown -bread': [2],
    'brown -"brown bread"': [2, 3],
    '-brown': [4],
    smorgasbord: [4],
    dont: [4],
    email: [],
    'e-mails': [4],
    'cak*': [2, 4],
    nothing: [],
    '???': [],
    '': [1, 2, 3, 4],
  })
  assert.deepEqual(await find('cake', { exclude_sigs: true }), [2])
})

test('languages without spaces are searched by characters', async () => {
  const { find } = await archive([
    { body: '我是中国人' },
    { body: '東京タワーへ行きました' },
    { body: 'ประเทศไทยสวยงาม' },
    { body: '학교에서 만나요' },
    { body: '中国 cake' },
  ])

  const found: Record<string, number[]> = {}
  for (const q of ['中国', '国中', '人', 'タワー', 'ﾀﾜｰ', 'ไทย', '학교', '"中国 cake"', '中国 -cake'])
    found[q] = await find(q)

  assert.deepEqual(found, {
    中国: [1, 5],
    国中: [],
    人: [1],
    タワー: [2],
    ﾀﾜｰ: [2],
    ไทย: [3],
    학교: [4],
    '"中国 cake"': [5],
    '中国 -cake': [1],
  })
})

test('hashtags, authors and attachments narrow a search', async () => {
  const { group } = await archive([])
  const [oats, rye] = [await tag(group.id, 'Oats'), await tag(group.id, 'Rye')]
  const alias = await tag(group.id, 'Roggen')
  await world.sql(`update hashtags set alias_of = $2 where id = $1`, [alias, rye])
  await messageRows(world, group.id, [
    { body: 'one', hashtag_ids: [oats], author: ben },
    { body: 'two', hashtag_ids: [oats, rye], author: cleo },
    { body: 'one', files: ['my_recipe.pdf'], author: ben },
    { body: 'two', name: 'Anna Maria Miller' },
  ])
  const found: Record<string, number[]> = {}
  const ids: Record<string, string> = { B: String(ben.account.id), C: String(cleo.account.id) }

  for (const q of [
    ...[
      '#oats',
      '#OATS #Rye',
      '#Roggen',
      '-#Rye',
      '#Oats -#Rye',
      '-#Oats two',
      '#Unknown',
      '-#Unknown one',
      '#Oats #Unknown',
    ],
    ...[
      'posterid:B',
      '-posterid:B',
      'posterid:B one',
      'posterid:C',
      'posterid:0',
      'from:ben',
      'from:"miller anna"',
      '-from:ben',
    ],
    ...['from:mil*', 'has:attachment', '-has:attachment', 'recipe', 'from:nobody'],
  ]) {
    const page = await calls.searcharchives({
      group_id: group.id,
      q: q.replace(/(?<=posterid:)[BC]/, name => ids[name]!),
      sort_field: 'date',
      sort_dir: 'asc',
    })
    found[q] = page.data.map(({ msg_num }) => msg_num)
  }

  assert.deepEqual(found, {
    '#oats': [1, 2],
    '#OATS #Rye': [2],
    '#Roggen': [2],
    '-#Rye': [1, 3, 4],
    '#Oats -#Rye': [1],
    '-#Oats two': [4],
    '#Unknown': [],
    '-#Unknown one': [1, 3],
    '#Oats #Unknown': [],
    'posterid:B': [1, 3],
    '-posterid:B': [2, 4],
    'posterid:B one': [1, 3],
    'posterid:C': [2],
    'posterid:0': [],
    'from:ben': [1, 3],
    'from:"miller anna"': [4],
    '-from:ben': [2, 4],
    'from:mil*': [4],
    'has:attachment': [3],
    '-has:attachment': [1, 2, 4],
    recipe: [3],
    'from:nobody': [],
  })
})

test('a deleted account has no messages: its id matches and excludes nothing', async () => {
  const gone = await world.addPerson('gone')
  const { find, group } = await archive([
    { body: 'rye', author: gone },
    { body: 'rye', author: ben },
  ])
  const { id } = gone.account
  const asked = [`posterid:${id}`, `-posterid:${id}`, `rye -posterid:${id}`, `rye -posterid:${ben.account.id}`]
  assert.deepEqual(await Promise.all(asked.map(q => find(q))), [[1], [2], [2], [1]])

  await world.sql(`update accounts set status = 'user_status_inactive' where id = $1`, [id])

  assert.deepEqual(await Promise.all(asked.map(q => find(q))), [[], [1, 2], [1, 2], [1]])
  const { poster_user_id, poster_name } = await calls.searcharchives({ group_id: group.id, q: `posterid:${id}` })
  assert.deepEqual([poster_user_id, poster_name], [id, ''])
})

test('a result has all fields, and the list echoes the query', async () => {
  const { group, find } = await archive([])
  const rye = await tag(group.id, 'Rye')
  const created = '2026-03-01T12:00:00.000000+00:00'
  const [first] = await messageRows(world, group.id, [
    { subject: 'Rye', body: 'Fresh <b>bread</b>', author: ben, created, hashtag_ids: [rye], files: ['loaf.png'] },
  ])
  const topic_id = first!.topic_id
  await messageRows(world, group.id, [{ body: 'Thanks', topic_id, author: cleo, created }])
  const q = `fresh #rye posterid:${ben.account.id}`

  const { data, ...page } = await calls.searcharchives({
    ...{ group_id: group.id, q, collapse_topics: true, exclude_sigs: true },
    ...{ start_date: '2026-01-01', end_date: '2026-12-31', preset_date_range: 'past_hour' },
  })

  const hashtag = data[0]!.hashtags[0]!
  assert.deepEqual([hashtag.id, hashtag.name], [rye, 'Rye'])
  assert.deepEqual(data, [
    {
      object: 'message_search_result',
      id: first!.id,
      created,
      updated: created,
      group_id: group.id,
      topic_id,
      summary: '<mark>Fresh</mark> bread',
      snippet: '<mark>Fresh</mark> bread',
      subject: 'Rye',
      body: 'Fresh <b>bread</b>',
      user_id: ben.account.id,
      profile_photo_url: '',
      name: 'Ben',
      can_view_profile: true,
      rev_count: 0,
      msg_num: 1,
      num_msgs_in_topic: 2,
      is_closed: false,
      is_moderated: false,
      is_sticky: false,
      has_attachments: true,
      hashtags: [hashtag],
    },
  ])
  assert.deepEqual(page, {
    object: 'list',
    total_count: 1,
    start_item: 1,
    end_item: 1,
    has_more: false,
    next_page_token: 0,
    sort_field: 'relevance',
    sort_dir: 'desc',
    second_order: '',
    query: q,
    total_is_estimate: false,
    collapse_topics: true,
    exclude_sigs: true,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    preset_date_range: '',
    hashtag,
    poster_user_id: ben.account.id,
    poster_profile_photo_url: '',
    profile_photo_url: '',
    poster_name: 'Ben',
    name: 'Ben',
    can_view_poster_profile: true,
    can_view_profile: true,
  })
  assert.deepEqual(await find('fresh', { preset_date_range: 'past_hour' }), [])
  assert.deepEqual(await find('fresh', { preset_date_range: 'past_hour', end_date: '2026-12-31' }), [1])
})

test('only authors of the group are named, and profiles follow their privacy settings', async () => {
  const { group } = await archive([{ body: 'bread', author: ben }], { privacy: 'group_privacy_none' })
  const asked = { group_id: group.id, q: `posterid:${cleo.account.id}` }
  const ask = { group_id: group.id, q: `posterid:${ben.account.id}` }
  const privacies = ['profile_public', 'profile_members', 'profile_private']

  const unknown = await world.as('anonymous').searcharchives(asked)
  const seen: Record<string, boolean[]> = {}
  for (const who of ['anonymous', 'stranger', 'cleo', 'ben', 'moderator'] as const) {
    seen[who] = []
    for (const privacy of privacies) {
      await world.sql(
        `update accounts set preferences = jsonb_build_object('profile_privacy', $2::text) where id = $1`,
        [ben.account.id, privacy],
      )
      const page = await world.as(who).searcharchives(ask)
      assert.equal(page.can_view_poster_profile, page.data[0]!.can_view_profile)
      seen[who].push(page.can_view_poster_profile)
    }
  }

  assert.deepEqual(
    [unknown.poster_user_id, unknown.poster_name, unknown.can_view_profile],
    [cleo.account.id, '', false],
  )
  assert.deepEqual(seen, {
    anonymous: [true, false, false],
    stranger: [true, false, false],
    cleo: [true, true, false],
    ben: [true, true, true],
    moderator: [true, true, true],
  })
})

test('dates are in the caller’s time zone, across clock changes', async () => {
  // On the 25th of October 2026 Berlin has 25 hours: from 22:00 to 23:00 UTC.
  const { group } = await archive([
    { body: 'bread', created: '2026-10-24T21:59:59Z' },
    { body: 'bread', created: '2026-10-24T22:00:00Z' },
    { body: 'bread', created: '2026-10-25T22:59:59Z' },
    { body: 'bread', created: '2026-10-25T23:00:00Z' },
  ])
  const berlin = { ...cleo.identity, account: { ...cleo.account, timezone: 'Europe/Berlin' } }
  const find = async (asked: SearchParams) =>
    (
      await world.app.callAs(berlin).searcharchives({ group_id: group.id, q: 'bread', sort_field: 'date', ...asked })
    ).data.map(({ msg_num }) => msg_num)

  assert.deepEqual(await find({ start_date: '2026-10-25', end_date: '2026-10-25' }), [3, 2])
  assert.deepEqual(await find({ end_date: '2026-10-24' }), [1])
  assert.deepEqual(await find({ start_date: '2026-10-26' }), [4])
  assert.deepEqual(await find({ start_date: '2026-10-26', end_date: '2026-10-01' }), [])
})

test('relative times are counted in hours', async () => {
  const hoursAgo = (hours: number) => Temporal.Now.instant().subtract({ hours }).toString()
  const { find } = await archive(
    [9000, 24 * 31, 24 * 8, 30, 2, 0].map(hours => ({ body: 'bread', created: hoursAgo(hours) })),
  )
  const found: Record<string, number[]> = {}

  for (const preset_date_range of ['past_hour', 'past_24_hours', 'past_week', 'past_month', 'past_year'] as const)
    found[preset_date_range] = await find('bread', { preset_date_range })

  assert.deepEqual(found, {
    past_hour: [6],
    past_24_hours: [5, 6],
    past_week: [4, 5, 6],
    past_month: [3, 4, 5, 6],
    past_year: [2, 3, 4, 5, 6],
  })
})

test('ranking: subject before text, text before quotes, the newer of two equal matches', async () => {
  const { find } = await archive([
    { subject: 'x', body: 'y', remainder: 'rye' },
    { subject: 'x', body: 'y', quoted: 'rye' },
    { subject: 'rye', body: 'y', created: '2020-01-01T00:00:00Z' },
    { subject: 'x', body: 'rye', created: '2020-01-01T00:00:00Z' },
    { subject: 'rye', body: 'y' },
    { subject: 'x', body: 'rye' },
  ])
  const relevance: SearchParams[] = [
    { sort_field: 'relevance', sort_dir: 'desc' },
    { sort_dir: 'relevance' },
    { sort_field: 'nothing', sort_dir: 'desc' },
  ]

  for (const asked of relevance) assert.deepEqual(await find('rye', asked), [5, 6, 3, 4, 2, 1])
  assert.deepEqual(await find('rye', { sort_field: 'relevance', sort_dir: 'asc' }), [1, 2, 4, 3, 6, 5])
})

test('collapsed topics show their best message', async () => {
  const { group, written, find } = await archive([
    { subject: 'rye', body: 'y' },
    { subject: 'oats', body: 'oats' },
  ])
  const [rye, oats] = written.map(({ topic_id }) => topic_id)
  await messageRows(world, group.id, [
    { subject: 'x', body: 'rye', topic_id: rye! },
    { subject: 'x', body: 'rye', topic_id: oats! },
    { subject: 'x', body: 'y', topic_id: rye! },
  ])

  assert.deepEqual(await find('rye', { collapse_topics: true, sort_dir: 'relevance' }), [1, 4])
  assert.deepEqual(await find('rye', { collapse_topics: true, sort_dir: 'desc' }), [4, 3])
  assert.deepEqual(await find('rye', { collapse_topics: true }), [1, 4])
})

test('without the right to read archives nothing is revealed', async () => {
  const { group } = await archive([{ body: 'bread' }])
  const asked = { group_id: group.id, q: 'bread' }

  assert.equal((await world.as('ben').searcharchives(asked)).total_count, 1)
  await assert.rejects(world.as('stranger').searcharchives(asked), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('banned').searcharchives(asked), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('anonymous').searcharchives(asked), { type: 'authentication' })
})

/** All pages of a search, each begun while something new comes in between. */
async function walk(asked: SearchParams & { group_id: number }, between: () => Promise<unknown> = async () => {}) {
  const numbers: number[] = []
  let page_token = 0
  do {
    const page = await calls.searcharchives({ ...asked, page_token })
    assert.equal(page.start_item, numbers.length + 1)
    numbers.push(...page.data.map(({ msg_num }) => msg_num))
    page_token = page.next_page_token
    await between()
  } while (page_token !== 0)
  return numbers
}

test('pages neither repeat nor miss a message while others arrive', async () => {
  const messages = Array.from({ length: 11 }, (_, n) => ({ body: 'rye '.repeat((n % 4) + 1) }))
  for (const asked of [
    { sort_field: 'relevance' },
    { sort_field: 'relevance', sort_dir: 'asc' },
    { sort_field: 'date' },
    { collapse_topics: true },
    { sort_field: 'date', collapse_topics: true },
  ] as SearchParams[]) {
    const { group, find } = await archive(messages)
    const whole = await find('rye', { sort_field: 'relevance', sort_dir: 'desc', ...asked })

    const walked = await walk({ group_id: group.id, q: 'rye', limit: 3, ...asked }, () =>
      messageRows(world, group.id, [{ body: 'rye rye rye' }]),
    )

    assert.equal(whole.length, 11)
    assert.deepEqual(walked, whole, JSON.stringify(asked))
  }
})

test('each page of topics has the same total', async () => {
  const { group } = await archive(Array.from({ length: 1100 }, () => ({ body: 'rye' })))
  const asked = { group_id: group.id, q: 'rye', collapse_topics: true, limit: 100 }
  for (const order of [
    { sort_field: 'date', sort_dir: 'asc' },
    { sort_field: 'date', sort_dir: 'desc' },
    { sort_field: 'relevance' },
  ] as const) {
    const said = new Set<string>()
    for (let page_token = 0, n = 0; n === 0 || page_token !== 0; n += 1) {
      const page = await calls.searcharchives({ ...asked, ...order, ...(page_token === 0 ? {} : { page_token }) })
      said.add(`${page.total_count} ${page.total_is_estimate}`)
      page_token = page.next_page_token
    }
    assert.deepEqual([...said], ['1000 true'], JSON.stringify(order))
  }
})

test('a page token of another list is rejected', async () => {
  const { group } = await archive([{ body: 'rye' }])

  const asked = { group_id: group.id, q: 'rye', page_token: 12_345 }
  await assert.rejects(calls.searcharchives(asked), invalidValueError('page_token'))
})

test('over several blocks the newest thousand are ranked first, and any order reaches all', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
  const { group, written } = await archive([{ body: 'common rare' }])
  // As many as fill two blocks and a little of a third.
  const many = Array.from({ length: 17_999 }, (_, n) => ({
    ...{ topic_id: written[0]!.topic_id, subject: 'x', created: at(n + 2) },
    body: (n + 2) % 6000 === 0 ? 'common rare' : 'common',
  }))
  await messageRows(world, group.id, many)
  const find = async (q: string, asked: SearchParams = {}) => {
    const page = await calls.searcharchives({ group_id: group.id, q, ...asked })
    return [page.total_count, ...page.data.map(({ msg_num }) => msg_num)]
  }
  const byDate = { sort_field: 'date', limit: 2 }

  for (const prepare of [async () => {}, () => packed(group.id)]) {
    await prepare()

    assert.deepEqual(await find('rare', byDate), [4, 18000, 12000])
    assert.deepEqual(await find('rare', { ...byDate, sort_dir: 'asc' }), [4, 1, 6000])
    assert.deepEqual(await find('"common rare"', byDate), [4, 18000, 12000])
    assert.deepEqual(await find('rar*', byDate), [4, 18000, 12000])
    assert.deepEqual(await find('-common', byDate), [0])
    assert.deepEqual(await find('common', { limit: 2 }), [1000, 17999, 17998])
    assert.deepEqual(await find('-rare', { limit: 2 }), [1000, 17999, 17998])
    assert.deepEqual(await find('', { ...byDate, sort_dir: 'asc' }), [1000, 1, 2])
    assert.deepEqual(await find('common', { ...byDate, end_date: '2026-01-03' }), [1000, 4319, 4318])
    const some = { q: 'common', end_date: '2026-01-02', limit: 100, sort_field: 'date' }
    for (const order of [{}, { sort_field: 'relevance' }, { sort_field: 'relevance', sort_dir: 'asc' } as const]) {
      const all = await walk({ group_id: group.id, ...some, ...order })
      assert.deepEqual([all.length, new Set(all).size, Math.min(...all)], [2878, 2878, 2])
    }
    const isEstimate = async (q: string) =>
      (await calls.searcharchives({ group_id: group.id, q, limit: 1 })).total_is_estimate
    assert.deepEqual([await isEstimate('rare'), await isEstimate('common')], [false, true])
  }
})

/** Packs the words of a group, as is done in the background. */
async function packed(group_id: number): Promise<void> {
  const index = createSearchIndex(world.database, 1024 * 1024)
  const ready = `select from search_segments where group_id = $1 and state = 'ready' having sum(last - first + 1) > 17900`
  for (let tries = 0; tries < 1000 && (await world.sql(ready, [group_id])).length === 0; tries += 1) {
    index.requestIndexing(group_id)
    await index.maintain(new AbortController().signal)
  }
}

test('deleted messages and those of other groups are not found', async () => {
  const { written, find } = await archive([{ body: 'bread' }, { body: 'bread' }])
  const other = await archive([{ body: 'bread cake' }])

  await world.as('owner').deletemessage({ message_id: written[0]!.id })

  assert.deepEqual(await find('bread'), [2])
  assert.deepEqual(await find('cake'), [])
  assert.deepEqual(await other.find('cake'), [1])
})

test('a message is found once it is posted, and not while it is pending', async () => {
  const open = await archive([])
  const moderated = await archive([], { moderated: true })

  const subject = 'Loaves #Baking'
  for (let times = 0; times < 3; times += 1) assert.deepEqual(await open.find('loaves munster'), [])
  await world.post('ben', { subject, body: '<p>Fresh <i>pumpernickel</i> from Münster</p>' }, open.group)
  await world.hold('ben', { subject, body: '<p>Fresh pumpernickel</p>' }, moderated.group)

  for (const q of ['"fresh pumpernickel"', 'loaves munster', '#baking', `posterid:${ben.account.id} from:ben`])
    assert.deepEqual(await open.find(q), [1], q)
  assert.deepEqual(await moderated.find('pumpernickel'), [])
  assert.deepEqual(await moderated.find(''), [])
})
