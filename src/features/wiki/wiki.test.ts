import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pngOf } from '#test/fixtures/pictures.ts'
import { expectedError, invalidValueError } from '#test/fixtures/expected-errors.ts'
import { faultsOfHtml } from '#test/fixtures/hostile-oracle.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
const group_id = group.id
const home = `${world.settings.url}/g/${group.name}/wiki`

test('a page is created, read, changed and deleted', async () => {
  const made = await as('ben').newwikipage({
    group_id,
    title: ' Start  here ',
    body: '<p onclick="x">Flour &amp; <b>salt</b></p>',
  })

  const { page, data } = await as('cleo').getwikipageset({ id: made.page.id, group_name: group.name })
  assert.deepEqual(
    [page.title, page.rev_count, page.format, page.is_main, page.can_edit],
    ['Start here', 1, 'html', true, true],
  )
  assert.deepEqual(
    [data.body, data.html, data.version],
    ['<p>Flour &amp; <b>salt</b></p>', '<p>Flour &amp; <b>salt</b></p>', 1],
  )
  assert.deepEqual([page.desc, page.editor_name, data.name], ['Flour & salt', 'Ben', 'Ben'])
  assert.deepEqual(await world.facts(), ['wiki.created'])
  assert.equal((await as('ben').getgroup({ group_id })).sticky_wiki_page_id, page.id)

  const changed = await as('cleo').updatewikipage({
    id: page.id,
    title: 'Start here',
    body: '<p>Rye</p>',
    edit_msg: 'Less',
  })
  assert.deepEqual([changed.page.rev_count, changed.page.edit_msg, changed.data.body], [2, 'Less', '<p>Rye</p>'])
  assert.deepEqual(await world.facts(), ['wiki.updated'])
  const same = await as('cleo').updatewikipage({ id: page.id, title: 'Start here', body: '<p>Rye</p>' })
  assert.deepEqual([same.page.rev_count, await world.facts()], [2, []])

  await as('ben').deletewikipage({ id: page.id })
  assert.deepEqual(await world.facts(), ['wiki.deleted'])
  await assert.rejects(as('ben').getwikipageset({ id: page.id }), expectedError('invalid id'))
  await assert.rejects(as('ben').updatewikipage({ id: page.id, body: 'x' }), expectedError('invalid id'))
  await assert.rejects(as('ben').deletewikipage({ id: page.id }), expectedError('invalid id'))
  assert.equal((await as('ben').getgroup({ group_id })).sticky_wiki_page_id, 0)
  await assertArchivesCounted(world)
})

test('links lead to pages that exist, follow renames, and say which do not exist', async () => {
  const oven = (await as('ben').newwikipage({ group_id, title: 'Oven', body: 'Hot' })).page
  const body = 'See [[oven]], [[OVEN#Door handle|the door]], [[Cellar/Key & lock]] and `[[oven]]`. ![[none.png]]'
  const { page, data } = await as('ben').newwikipage({ group_id, title: 'Links', body, format: 'markdown' })

  const link = `<a href="${home}/${oven.id}-oven`
  const shown = (target: string, rest = '') =>
    `<p>See ${link.replace('oven', 'oven')}">oven</a>, ${link}#s-door-handle">the door</a>, <a href="${home}/new?title=Cellar%2FKey%20%26%20lock" class="missing">${target}</a> and <code>[[oven]]</code>. <span class="missing">none.png</span>${rest}</p>\n`
  assert.equal(data.html, shown('Cellar/Key &amp; lock'))
  assert.equal(data.body, body)
  assert.deepEqual((await as('ben').getwikipageset({ id: oven.id })).linked_from, [{ id: page.id, title: 'Links' }])

  await as('ben').updatewikipage({ id: oven.id, title: 'Big oven' })
  const renamed = await as('ben').getwikipageset({ id: page.id })
  assert.equal(renamed.data.html, shown('Cellar/Key &amp; lock').replaceAll(`${oven.id}-oven`, `${oven.id}-big-oven`))
  assert.equal((await as('ben').findwikipage({ group_id, title: 'oven' })).page.title, 'Big oven')
  assert.deepEqual((await as('ben').getwikipageset({ id: oven.id })).linked_from, [{ id: page.id, title: 'Links' }])

  // Another page takes the old title.
  const small = (await as('ben').newwikipage({ group_id, title: 'Oven', body: 'Small' })).page
  assert.equal((await as('ben').findwikipage({ group_id, title: 'OVEN' })).page.id, small.id)
  assert.deepEqual((await as('ben').getwikipageset({ id: oven.id })).linked_from, [])
})

test('titles are unique whatever their case and form, in every script', async () => {
  const make = (title: string) => as('ben').newwikipage({ group_id, title, body: 'x' })
  await make('Crème')
  for (const same of ['crème', 'CRE\u0300ME', ' Crème ', 'Crème'])
    await assert.rejects(make(same), expectedError('name exists'))
  for (const title of [
    '水',
    'مفتاح',
    'Ключ/дверь',
    '🍞 bread',
    'C#',
    '..',
    'a/b/../c',
    '100%',
    '<b>x</b>',
    '12',
    'x'.repeat(200),
  ]) {
    const { page } = await make(title)
    assert.equal(page.title, title)
    assert.equal((await as('ben').findwikipage({ group_id, title })).page.id, page.id)
  }
  for (const title of ['', ' ', '\u200b', '\u202Egnp', 'a\u0000b', '\u3164'])
    await assert.rejects(make(title), expectedError('invalid title'), JSON.stringify(title))
  await assert.rejects(make('x'.repeat(201)), { type: 'bad_request' })
  for (const title of ['Minutes [2026]', 'a|b', 'a]]'])
    await assert.rejects(make(title), expectedError('invalid title'), 'a link could not name it')
  const { page } = await make('Other')
  await assert.rejects(as('ben').updatewikipage({ id: page.id, title: 'crème' }), expectedError('name exists'))
})

test('pictures in the text become files, once each', async () => {
  const png = pngOf({ width: 4, height: 4 }).toString('base64')
  const body = (text: string) =>
    `<p>${text}<img src="data:image/png;base64,${png}" alt="A"/><img src="data:image/png;base64,${png}"/></p>`
  const { page, data, files } = await as('ben').newwikipage({ group_id, title: 'Pictures', body: body('One') })

  assert.equal(files.length, 1)
  const url = files[0]!.download_url
  const escaped = url.replace('&', '&amp;')
  assert.equal(data.html, `<p>One<img src="${escaped}" alt="A" /><img src="${escaped}" /></p>`)
  assert.equal(data.body, data.html)
  // A program sends back what it got, or the picture anew.
  const again = await as('ben').updatewikipage({ id: page.id, body: data.body.replace('One', 'Two') })
  assert.equal(again.data.html, data.html.replace('One', 'Two'))
  const third = await as('ben').updatewikipage({ id: page.id, body: body('Three') })
  assert.deepEqual([third.files.length, third.data.html], [1, data.html.replace('One', 'Three')])
  await as('cleo').downloadwikifile({ id: page.id, file_id: files[0]!.id })
  await assert.rejects(as('stranger').downloadwikifile({ id: page.id, file_id: files[0]!.id }), {
    type: 'inadequate_permissions',
  })
  const removed = await as('ben').deletewikifile({ id: page.id, file_id: files[0]!.id })
  assert.deepEqual(removed.files, [])
  await assert.rejects(
    as('ben').updatewikipage({ id: page.id, body: '<img src="data:image/png;base64,AAAA">' }),
    expectedError('bad attachment'),
  )
  await assertArchivesCounted(world)
})

test('a picture that can run scripts is left out, and the page is saved', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')
  const body = `<p>Oven<img src="data:image/svg+xml;base64,${svg}" alt="plan"><svg><script>1</script></svg></p>`
  const { data, files } = await as('ben').newwikipage({ group_id, title: 'Oven plan', body })

  assert.deepEqual([data.html, files], ['<p>Oven<img alt="plan" /></p>', []])
})

test('a page keeps a title that it got before links needed better ones', async () => {
  const { page } = await as('ben').newwikipage({ group_id, title: 'Draft', body: 'x' })
  await world.sql(`update wiki_pages set title = 'Draft [old]', title_key = 'draft [old]' where id = $1`, [page.id])

  const { data } = await as('ben').updatewikipage({ id: page.id, title: 'Draft [old]', body: 'y' })
  assert.equal(data.title, 'Draft [old]')
})

test('a locked page is edited by moderators only', async () => {
  const { page } = await as('ben').newwikipage({ group_id, title: 'Rules', body: 'x' })
  await assert.rejects(as('ben').updatewikipage({ id: page.id, locked: true }), { type: 'inadequate_permissions' })
  await as('moderator').updatewikipage({ id: page.id, locked: true })
  await assert.rejects(as('ben').updatewikipage({ id: page.id, body: 'y' }), expectedError('wiki page locked'))
  await assert.rejects(as('ben').deletewikipage({ id: page.id }), expectedError('wiki page locked'))
  assert.equal((await as('moderator').updatewikipage({ id: page.id, body: 'y' })).page.locked, true)
  const start = await as('moderator').updatewikipage({ id: page.id, is_main: true })
  assert.deepEqual([start.page.is_main, (await as('ben').getwikipageset({ id: page.id })).page.is_main], [true, true])
})

test('the wiki is read and written by its access setting', async () => {
  const words = ['subscribers', 'limited', 'moderators_only', 'none', 'public', 'public_limited'] as const
  const outcomes: Record<string, string[]> = {}
  for (const word of words) {
    const place = await world.addGroup(
      { privacy: 'group_privacy_none', wiki_access: `group_access_${word}` },
      { peopled: true },
    )
    const callers = { stranger: as('stranger'), ben: as('ben'), moderator: as('moderator') }
    outcomes[word] = []
    for (const [who, calls] of Object.entries(callers)) {
      const reads = await calls.getwikipages({ group_id: place.id }).then(
        () => 'reads',
        () => '',
      )
      const writes = await calls.newwikipage({ group_id: place.id, title: who, body: 'x' }).then(
        () => 'writes',
        () => '',
      )
      outcomes[word].push(`${who} ${reads} ${writes}`.replace(/ +/g, ' ').trim())
    }
  }
  const all = 'moderator reads writes'
  assert.deepEqual(outcomes, {
    subscribers: ['stranger', 'ben reads writes', all],
    limited: ['stranger', 'ben reads', all],
    moderators_only: ['stranger', 'ben', all],
    none: ['stranger', 'ben', 'moderator'],
    public: ['stranger reads', 'ben reads writes', all],
    public_limited: ['stranger reads', 'ben reads', all],
  })
})

test('hostile and huge texts are refused or harmless', async () => {
  const make = (title: string, body: string, format: 'html' | 'markdown' | 'plain' = 'html') =>
    as('ben').newwikipage({ group_id, title, body, format })
  const bomb = await make('Bomb', Array.from({ length: 10_000 }, (_, n) => `[[page ${n}]]`).join(' '), 'plain')
  assert.equal(bomb.data.html.split('class="missing"').length - 1, 1000)
  await make('Brackets', '['.repeat(200_000) + ']]'.repeat(1000), 'plain')
  await assert.rejects(make('Deep', '<div>'.repeat(1000)), invalidValueError('body'))
  await assert.rejects(make('Long', 'x'.repeat(1_048_577)), invalidValueError('body'))
  await assert.rejects(make('Long Markdown', '*a*\n'.repeat(20_000), 'markdown'), invalidValueError('body'))
  assert.equal((await make('A megabyte', 'x '.repeat(524_000), 'plain')).page.rev_count, 1)
  const hostile =
    '<script>x</script><a href="javascript:x">[[<b onclick=x>]]</a><img src="x" onerror=y><a data-wiki="0">[[x]]</a> [[" onmouseover="x]] ![[" onerror="x]]'
  const { data } = await make('Hostile', hostile)
  const found = faultsOfHtml([data.html]).filter(({ fault }) => !/^<a> without rel|^<(?:a|span) class>/.test(fault))
  assert.deepEqual(found, [])
  assert.match(data.html, /%22%20onmouseover%3D%22x" class="missing">" onmouseover="x<\/a>/)
})

test('only files of the page are shown in its text', async () => {
  const { page } = await as('ben').newwikipage({ group_id, title: 'Typed', body: 'x', format: 'plain' })
  for (const format of ['plain', 'markdown', 'html'] as const) {
    const body = 'See ![oven](cid:wiki-1), <img src="cid:wiki-1">'
    const { data } = await as('ben').updatewikipage({ id: page.id, body, format })
    assert.doesNotMatch(`${data.body} ${data.html}`, /downloadwikifile/, format)
  }
})
