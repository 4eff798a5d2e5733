import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isApiError } from '#contract/errors.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { sweepDeleted } from '../../groups/index.ts'

const world = await newWorld()
const { as } = world
const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
const group_id = group.id
let made = 0
const newPage = async (body: string, format: 'markdown' | 'html' | 'plain' = 'markdown') =>
  (await as('ben').newwikipage({ group_id, title: `Page ${(made += 1)}`, body, format })).page

test('every version is listed, shown, compared and restored', async () => {
  const page = await newPage('# Oven\n\nThe oven is hot.\n\nAsk Ann.')
  await as('cleo').updatewikipage({
    id: page.id,
    body: '# Oven\n\nThe oven is cold.\n\nAsk Ann.\n\nOr Ben.',
    edit_msg: 'It broke',
  })
  await as('ben').updatewikipage({ id: page.id, title: `${page.title} b` })

  const { data: versions, total_count } = await as('cleo').getwikihistory({ id: page.id })
  assert.equal(total_count, 3)
  assert.deepEqual(
    versions.map(({ version, name, title, edit_msg }) => [version, name, title, edit_msg]),
    [
      [3, 'Ben', `${page.title} b`, ''],
      [2, 'Cleo', page.title, 'It broke'],
      [1, 'Ben', page.title, ''],
    ],
  )
  const first = await as('cleo').getwikipageset({ id: page.id, version: 1 })
  assert.deepEqual(
    [first.data.version, first.data.body, first.page.rev_count],
    [1, '# Oven\n\nThe oven is hot.\n\nAsk Ann.', 3],
  )
  assert.match(first.data.html, /<h1 id="s-oven">Oven<\/h1>\n<p>The oven is hot\.<\/p>/)
  await assert.rejects(as('cleo').getwikipageset({ id: page.id, version: 4 }), expectedError('invalid version'))

  const { lines, ...rest } = await as('cleo').getwikicomparison({ id: page.id, from: 1, to: 2 })
  assert.deepEqual(rest, {
    ...{ object: 'wikicomparison', page_id: page.id, from: 1, to: 2, from_title: page.title, to_title: page.title },
    ...{ removed: 1, added: 3, is_cut: false, only_format: false },
  })
  const text = lines.map(({ kind, num, parts }) => [
    kind,
    num,
    parts.map(({ text: part, changed }) => (changed ? `{${part}}` : part)).join(''),
  ])
  assert.deepEqual(text, [
    ['same', 1, '# Oven'],
    ['same', 1, ''],
    ['removed', 1, 'The oven is {hot}.'],
    ['added', 1, 'The oven is {cold}.'],
    ['same', 1, ''],
    ['same', 1, 'Ask Ann.'],
    ['added', 1, ''],
    ['added', 1, '{Or Ben.}'],
  ])
  const typed = await as('ben').getwikicomparison({ id: page.id, from: 2, body: 'Ask Ann.', format: 'plain' })
  assert.deepEqual([typed.removed, typed.added], [6, 0])

  const restored = await as('ben').restorewikipage({ id: page.id, version: 1 })
  assert.deepEqual([restored.page.rev_count, restored.page.title, restored.data.body], [4, page.title, first.data.body])
  assert.equal((await as('ben').getwikihistory({ id: page.id })).data[0]!.restored, 1)
  assert.deepEqual(
    (await as('cleo').getwikichanges({ group_id, limit: 2 })).data.map(({ page_id, version }) => [page_id, version]),
    [
      [page.id, 4],
      [page.id, 3],
    ],
  )
  await assert.rejects(as('stranger').getwikihistory({ id: page.id, group_name: group.name }), {
    type: 'inadequate_permissions',
  })
  await assertArchivesCounted(world)
})

test('the second who saves is refused, and both changes are merged where they can be', async () => {
  const page = await newPage('One\n\nTwo\n\nThree\n')
  const { updated } = page
  await as('ben').updatewikipage({ id: page.id, body: 'One!\n\nTwo\n\nThree\n', updated })
  const mine = 'One\n\nTwo\n\nThree?\n'
  await assert.rejects(as('cleo').updatewikipage({ id: page.id, body: mine, updated }), expectedError('updated'))

  const merge = await as('cleo').getwikimerge({ id: page.id, from: 1, body: mine })
  assert.deepEqual([merge.merged, merge.version, merge.body], [true, 2, 'One!\n\nTwo\n\nThree?\n'])
  const clash = await as('cleo').getwikimerge({ id: page.id, from: 1, body: 'One…\n\nTwo\n\nThree\n' })
  assert.deepEqual([clash.merged, clash.body], [false, 'One…\n\nTwo\n\nThree\n'])
})

test('a deleted page is restored with its history, or forgotten after 30 days', async () => {
  const page = await newPage('Flour')
  await as('ben').updatewikipage({ id: page.id, body: 'Rye' })
  await as('cleo').deletewikipage({ id: page.id })
  const [deleted] = (await as('ben').getdeletedwikipages({ group_id })).data
  assert.deepEqual([deleted!.id, deleted!.title, deleted!.name], [page.id, page.title, 'Cleo'])
  const taken = await as('ben').newwikipage({ group_id, title: page.title.toUpperCase(), body: 'x' })
  await assert.rejects(as('ben').undeletewikipage({ group_id, page_id: page.id }), expectedError('name exists'))
  const away = await as('ben').undeletewikipage({ group_id, page_id: page.id, title: 'Away' })
  assert.deepEqual([away.page.title, away.data.title, away.data.body, away.page.rev_count], ['Away', 'Away', 'Rye', 3])
  assert.deepEqual(
    (await as('ben').searchwiki({ group_id, q: 'away' })).data.map(({ id }) => id),
    [page.id],
  )
  await assertArchivesCounted(world)
  await as('ben').updatewikipage({ id: taken.page.id, title: 'Elsewhere' })
  await as('ben').updatewikipage({ id: page.id, title: page.title })
  await as('ben').deletewikipage({ id: page.id })
  const back = await as('ben').undeletewikipage({ group_id, page_id: page.id })
  assert.deepEqual([back.page.rev_count, back.data.body], [4, 'Rye'])
  await assert.rejects(as('ben').undeletewikipage({ group_id, page_id: page.id }), expectedError('invalid page_id'))
  await assertArchivesCounted(world)

  await as('ben').deletewikipage({ id: page.id })
  await world.sql(`update wiki_pages set deleted = now() - interval '31 days' where id = $1`, [page.id])
  await sweepDeleted(world)
  const left = await world.sql(`select count(*)::int as n from wiki_revisions where page_id = $1`, [page.id])
  assert.deepEqual(left, [{ n: 0 }])
  await assertArchivesCounted(world)
})

test('a restored page is where the wiki begins again, unless another is meanwhile', async () => {
  const own = await world.addGroup({}, { peopled: true })
  const id = (await as('ben').newwikipage({ group_id: own.id, title: 'Start', body: 'x' })).page.id
  const other = (await as('ben').newwikipage({ group_id: own.id, title: 'Other', body: 'x' })).page.id
  const begins = async () => (await as('ben').getgroup({ group_id: own.id })).sticky_wiki_page_id
  const restore = async () => (await as('ben').undeletewikipage({ group_id: own.id, page_id: id })).page.is_main
  await as('ben').deletewikipage({ id })
  assert.equal(await begins(), 0)
  assert.deepEqual([await restore(), await begins()], [true, id])
  await as('ben').deletewikipage({ id })
  await as('moderator').updatewikipage({ id: other, is_main: true })
  assert.deepEqual([await restore(), await begins()], [false, other])
})

test('a preview for a page of another group is refused', async () => {
  const own = await world.addGroup({}, { peopled: true })
  const { page } = await as('ben').newwikipage({ group_id: own.id, title: 'Start', body: 'x' })
  for (const page_id of [page.id, 987_654_321])
    await assert.rejects(as('ben').getwikipreview({ group_id, body: 'x', page_id }), expectedError('invalid page_id'))
})

test('a wiki is searched by title and text', async () => {
  const bread = (
    await as('ben').newwikipage({ group_id, title: 'Brot & Brötchen', body: '<p>Roggen &lt;mild&gt;</p>' })
  ).page
  const other = (await as('ben').newwikipage({ group_id, title: 'Backstube', body: '<p>Hier entsteht Brot.</p>' })).page
  const found = async (q: string) => (await as('cleo').searchwiki({ group_id, q })).data.map(({ id }) => id)
  assert.deepEqual(await found('brot'), [bread.id, other.id])
  assert.deepEqual(await found('"entsteht brot"'), [other.id])
  assert.deepEqual(await found('brot -hier'), [bread.id])
  assert.deepEqual(await found(''), [])
  const { summary } = (await as('cleo').searchwiki({ group_id, q: 'roggen' })).data[0]!
  assert.equal(summary, '<mark>Roggen</mark> &lt;mild&gt;')
  const [first] = (await as('cleo').searchwiki({ group_id, q: 'brot', limit: 1 })).data
  const { next_page_token: page_token } = await as('cleo').searchwiki({ group_id, q: 'brot', limit: 1 })
  const [second] = (await as('cleo').searchwiki({ group_id, q: 'brot', limit: 1, page_token })).data
  assert.deepEqual([first!.id, second!.id], [bread.id, other.id])
  await as('ben').deletewikipage({ id: other.id })
  assert.deepEqual(await found('brot'), [bread.id])
})

test('members who watch a page, or all of the wiki, get an email about a change', async () => {
  const page = await newPage('Flour')
  await as('cleo').watchwikipage({ id: page.id, watch: true })
  await as('moderator').updatesub({ group_id, wiki_notify: 'sub_notify_email' })
  await world.newEmails()
  await world.sql(`update facts set created = created - interval '4 hours' where group_id = $1`, [group_id])
  await as('ben').updatewikipage({ id: page.id, body: 'Rye', edit_msg: 'No wheat left' })
  await as('ben').updatewikipage({ id: page.id, body: 'Rye flour' })
  await as('ben').updatewikipage({ id: page.id, body: 'Rye flour.', edit_msg: 'Full stop' })
  const sent = await world.newEmails()
  assert.deepEqual(sent.map(({ recipient }) => recipient).toSorted(), ['cleo@example.org', 'moderator@example.org'])
  assert.ok(
    /No wheat left\s+> Full stop/.test(sent[0]!.body) && sent[0]!.body.includes(`/wiki/${page.id}/compare?from=1&to=4`),
    sent[0]!.body,
  )
  assert.equal((await as('cleo').getwikipageset({ id: page.id })).watched, true)
  await as('cleo').watchwikipage({ id: page.id, watch: false })
  await world.sql(`update facts set created = created - interval '2 hours' where group_id = $1`, [group_id])
  await as('ben').updatewikipage({ id: page.id, body: 'Oats' })
  assert.deepEqual(
    (await world.newEmails()).map(({ recipient }) => recipient),
    ['moderator@example.org'],
  )
})

test('as many files are added at once as to a message', async () => {
  const page = await newPage('Flour')
  const { hash, size } = await world.blobs.put(Buffer.from('Plan'), { limit: 100 })
  const upload = { hash, size, filename: 'Plan.txt', content_type: 'text/plain' }
  const most = world.settings.maxAttachments
  await assert.rejects(
    as('ben').uploadwikifiles({
      id: page.id,
      fileupload: new Files(Array.from({ length: most + 1 }, () => upload)) as never,
    }),
    expectedError('post too big'),
  )
})

test('files are added to a page, shown in its text by name, and previewed', async () => {
  const page = await newPage('See ![[plan.txt|the plan]]')
  const { hash, size } = await world.blobs.put(Buffer.from('Plan'), { limit: 100 })
  const upload = { hash, size, filename: 'Plan.txt', content_type: 'text/plain' }
  const { files, data } = await as('ben').uploadwikifiles({
    id: page.id,
    fileupload: new Files([upload, upload]) as never,
  })
  assert.deepEqual(
    files.map(({ filename }) => filename),
    ['Plan 2.txt', 'Plan.txt'],
  )
  const url = files[1]!.download_url.replace('&', '&amp;')
  assert.equal(data.html, `<p>See <a href="${url}">the plan</a></p>\n`)
  const preview = await as('ben').getwikipreview({
    group_id,
    page_id: page.id,
    body: '# A\n![[plan.txt]]',
    format: 'markdown',
  })
  assert.deepEqual(
    [preview.html, preview.toc],
    [`<h1 id="s-a">A</h1>\n<p><a href="${url}">plan.txt</a></p>\n`, [{ level: 1, anchor: 's-a', text: 'A' }]],
  )
  await assertArchivesCounted(world)
})

type Step = { who: 'ben' | 'cleo' | 'moderator'; text: number; stale: boolean; restore: number }
const steps = fc.array(
  fc.record({
    who: fc.constantFrom('ben' as const, 'cleo' as const, 'moderator' as const),
    text: fc.integer({ min: 0, max: 5 }),
    stale: fc.boolean(),
    restore: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 1, maxLength: 6 },
)

test('no version is ever lost or changed, and of two writers exactly one wins', async () => {
  const runs = Number(process.env['FOLKMOOT_TEST_RUNS'] ?? 0) || 6
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 3 }), async rounds => {
      const page = await newPage('Text 0', 'plain')
      const expected: string[] = ['Text 0']
      for (const round of rounds) {
        const { updated, rev_count } = (await as('ben').getwikipageset({ id: page.id })).page
        const outcomes = await Promise.all(round.map(step => tryStep(page.id, step, { updated, rev_count })))
        const won = outcomes.filter(one => one !== null)
        // All of a round have read the same version: at most one of those that change something and say so is saved.
        const careful = round.filter(
          (step, n) => !step.stale && outcomes[n] !== null && outcomes[n]!.version > rev_count,
        )
        assert.ok(careful.length <= 1, JSON.stringify({ round, outcomes }))
        for (const { version, body } of won)
          if (version > expected.length || expected[version - 1] === undefined) expected[version - 1] = body
      }
      const { data } = await as('ben').getwikihistory({ id: page.id, limit: 100 })
      assert.deepEqual(
        data.map(({ version }) => version),
        expected.map((_, n) => expected.length - n),
      )
      for (const [n, body] of expected.entries())
        assert.equal((await as('cleo').getwikipageset({ id: page.id, version: n + 1 })).data.body, body)
    }),
    { numRuns: runs },
  )
  await assertArchivesCounted(world)
})

/** What a step saved; null where it was refused because of another. */
async function tryStep(id: number, step: Step, seen: { updated: string; rev_count: number }) {
  const calls = as(step.who)
  const lock = step.stale ? {} : { updated: seen.updated }
  try {
    const { data } =
      step.restore > 0 && step.restore <= seen.rev_count
        ? await calls.restorewikipage({ id, version: step.restore, ...lock })
        : await calls.updatewikipage({ id, body: `Text ${step.text}`, ...lock })
    return { version: data.version, body: data.body }
  } catch (error) {
    if (isApiError(error) && error.extra === 'updated') return null
    throw error
  }
}
