// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addOrganisation } from '#features/groups/index.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { faultsOfHtml } from '../fixtures/hostile-oracle.ts'
import { messageRows } from '../database/message-rows.ts'
import { addMembership, randomName } from '../world/people.ts'
import { serve, type Reply } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { readXml, xmlReaderMissing } from '../fixtures/xml-reader.ts'
import { builtPages } from './pages.ts'
import { accessibilityViolations, darkModeRules, openBrowser } from './browser-session.ts'
import { newVisitor } from './visitor.ts'

const skip = chromium === undefined ? 'chromium is not installed' : false

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const { origin } = new URL(world.settings.url)
await world.sql(`update groups set settings = '{"privacy": "group_privacy_unlisted"}' where id = $1`, [world.group.id])
const peopled = true
const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled })
const listed = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled })
const unlisted = await world.addGroup({ privacy: 'group_privacy_unlisted_public' }, { peopled })
const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled })
const underUnlisted = await world.addGroup({ privacy: 'sub_group_privacy_none' }, { parent: unlisted })
const absent = { name: randomName() }
const bread = await world.post('ben', { subject: 'Bread & <b>rye</b> ]]>', body: '<p>Rye &amp; <i>oats</i></p>' }, open)
await world.answer('cleo', bread, { body: '<p>Oats. <img src="https://spy.example/a.png"></p>' }, open)
for (const group of [listed, unlisted, hidden]) await world.post('ben', { subject: 'Within' }, group)

const get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  server.ask(path, { headers: { accept: 'text/html', ...headers } })
const asBen = { cookie: `${sessionCookieName}=${world.people.ben.ways.cookie.cookie}` }
const atom = '{http://www.w3.org/2005/Atom}'
const map = '{http://www.sitemaps.org/schemas/sitemap/0.9}'

test('the home page shows listed groups, and searches them', async () => {
  const door = await get('/')
  assert.match(door.text, new RegExp(`href="/g/${open.name}"`))
  assert.match(door.text, new RegExp(`href="/g/${listed.name}"`))
  for (const { name } of [unlisted, hidden, underUnlisted]) assert.ok(!door.text.includes(name), name)

  const found = await get(`/groups?q=${open.name}`)
  assert.match(found.text, new RegExp(`href="/g/${open.name}"`))
  assert.ok(!found.text.includes(`/g/${listed.name}"`))
  const none = await get('/groups?q=%22%3E%3Cscript%3E')
  assert.match(none.text, /No groups match your search/)
  assert.match(none.text, /value="&quot;&gt;&lt;script&gt;"|value="&quot;><script>"|value="&quot;>&lt;script>"/)
  assert.ok(!(await get(`/groups?q=${hidden.name}`, asBen)).text.includes(`/g/${hidden.name}"`))
})

test('names in topics, messages and search results link to the person, for those who may see members', async () => {
  const place = await world.addGroup(
    { privacy: 'group_privacy_unlisted_public', members_visible: 'group_view_members_subs' },
    { peopled },
  )
  const { topic_id } = await world.post('ben', { subject: 'Barley', body: 'Barley bread' }, place)
  const person = `href="/g/${place.name}/person/${world.people.ben.account.id}"`
  const at = `/g/${place.name}`
  const asCleo = { cookie: `${sessionCookieName}=${world.people.cleo.ways.cookie.cookie}` }
  const paths = [at, `${at}/topics`, `${at}/topic/${topic_id}`, `${at}/search?q=barley`]
  for (const path of [...paths, '/', '/search?q=barley', `${at}/members`])
    assert.ok((await get(path, asCleo)).text.includes(person), path)
  for (const path of paths) assert.ok(!(await get(path)).text.includes(person), path)
})

test('a person in the activity log is a link to their page', async () => {
  const asOwner = { cookie: `${sessionCookieName}=${world.people.owner.ways.cookie.cookie}` }
  const { account } = world.people.ben
  const path = `/g/${hidden.name}/memberbyuid/${account.id}`
  const found = await get(path, asOwner)

  assert.deepEqual([found.status, found.headers['location']], [303, `/g/${hidden.name}/person/${account.id}`])
  const listed = await get(String(found.headers['location']), asOwner)
  assert.match(listed.text, new RegExp(`<bdi>${account.full_name}</bdi>`))
  const stranger = { cookie: `${sessionCookieName}=${world.people.stranger.ways.cookie.cookie}` }
  const answers = [
    await get(String((await get(path, stranger)).headers['location']), stranger),
    await get(String((await get(`/g/${hidden.name}/memberbyuid/999999999`, asOwner)).headers['location']), asOwner),
    await get(String((await get(`/g/${hidden.name}/memberbyuid/x`, asOwner)).headers['location']), asOwner),
  ]
  for (const { status, text } of answers) {
    assert.equal(status, 404)
    assert.match(text, /<h1>Page not found<\/h1>/)
  }
})

test('pages of a public group have canonical URLs and link previews', async () => {
  const { text } = await get(`/g/${open.name}/topic/${bread.topic_id}`)

  const here = `${origin}/g/${open.name}/topic/${bread.topic_id}/bread-b-rye-b`
  assert.match(text, new RegExp(`<link rel="canonical" href="${here}"`))
  assert.match(text, new RegExp(`<meta property="og:url" content="${here}"`))
  assert.match(text, /<meta property="og:title" content="Bread &amp; &lt;b>rye&lt;\/b> ]]>"/)
  assert.match(text, /<meta property="og:type" content="article"/)
  assert.match(
    text,
    new RegExp(`type="application/atom\\+xml"[^>]*href="/g/${open.name}/topic/${bread.topic_id}/feed.atom"`),
  )
})

test('search engines may index pages of public listed groups, and no others', async () => {
  const mayShow = async (path: string, headers = {}): Promise<boolean> =>
    !(await get(path, headers)).text.includes('<meta name="robots" content="noindex"')
  const shown = ['/', '/groups', ...['', '/topics', '/message/1', '/archive'].map(path => `/g/${open.name}${path}`)]
  const kept = [
    ...['/login', '/register', '/groups?q=x', '/nowhere/at/all', `/g/${open.name}/search?q=rye`, `/g/${listed.name}`],
    ...[unlisted, underUnlisted].flatMap(({ name }) => [`/g/${name}`, `/g/${name}/topics`]),
  ]

  for (const path of shown) assert.equal(await mayShow(path), true, path)
  for (const path of kept) assert.equal(await mayShow(path), false, path)
  assert.equal(await mayShow(`/g/${hidden.name}/topics`, asBen), false)
})

test('public pages may be cached briefly for visitors, anything else not at all', async () => {
  const forAll = ['/', '/groups', `/g/${open.name}/topics`, `/g/${unlisted.name}/topics`]
  for (const path of forAll) {
    const { headers } = await get(path)
    assert.deepEqual(
      [headers['cache-control'], headers.vary],
      ['public, max-age=60', 'Accept-Encoding, Accept-Language, Cookie'],
      path,
    )
    assert.equal((await get(path, asBen)).headers['cache-control'], 'no-store, private', path)
  }
  for (const path of [`/g/${listed.name}`, '/login', '/g/nobody-knows', `/g/${open.name}/message/999`])
    assert.equal((await get(path)).headers['cache-control'], 'no-store, private', path)
})

test('a public group has feeds of its messages that other programs can read', { skip: xmlReaderMissing }, async () => {
  const group = await get(`/g/${open.name}/feed.atom`)
  const topic = await get(`/g/${open.name}/topic/${bread.topic_id}/feed.atom`)

  assert.deepEqual(
    [group.status, group.headers['content-type'], group.headers['cache-control']],
    [200, 'application/atom+xml; charset=utf-8', 'public, max-age=300'],
  )
  assert.deepEqual(readXml(group.text, `${atom}title`), {
    root: `${atom}feed`,
    texts: [open.name, 'Re: Bread', 'Bread & <b>rye</b> ]]>'],
  })
  assert.deepEqual(readXml(topic.text, `${atom}content`).texts, [
    '<p>Oats. <a class="elsewhere" href="https://spy.example/a.png" rel="noreferrer noopener nofollow">Image from spy.example</a></p>',
    '<p>Rye &amp; <i>oats</i></p>',
  ])
  assert.deepEqual(readXml(topic.text, `${atom}name`).texts, ['Cleo', 'Ben'])
  const ids = readXml(group.text, `${atom}id`).texts
  assert.equal(new Set(ids).size, 3)
})

test('a hashtag of a public group has a feed, linked from its search page', { skip: xmlReaderMissing }, async () => {
  const [group, closed] = [
    await world.addGroup({ privacy: 'group_privacy_unlisted_public' }, { peopled }),
    await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled }),
  ]
  await world.post('ben', { subject: 'Plain' }, group)
  for (const one of [group, closed]) await world.post('ben', { subject: 'Crust #rye', body: '<p>Crisp</p>' }, one)
  const feedOf = ({ name }: { name: string }, tag: string) => `/g/${name}/hashtag/${tag}/feed.atom`

  const feed = await get(feedOf(group, 'rye'))
  assert.deepEqual(
    [feed.status, feed.headers['content-type'], feed.headers['cache-control']],
    [200, 'application/atom+xml; charset=utf-8', 'public, max-age=300'],
  )
  assert.deepEqual(readXml(feed.text, `${atom}title`).texts, [`#rye · ${group.name}`, 'Crust'])
  assert.deepEqual(readXml(feed.text, `${atom}content`).texts, ['<p>Crisp</p>'])
  assert.ok((await get(`/g/${group.name}/search?q=%23rye`)).text.includes(`href="${feedOf(group, 'rye')}"`))
  for (const path of [feedOf(group, 'oats'), feedOf(closed, 'rye'), feedOf(absent, 'rye')])
    assert.equal((await get(path, asBen)).status, 404, path)
})

test('pages on the host of an organisation use that host', async () => {
  const host = `${randomName()}.example`
  await world.app.pipeline.runAsSystem(systemTransaction =>
    addOrganisation(systemTransaction, { name: 'Bakers', host }),
  )

  for (const path of ['/', '/groups'])
    assert.deepEqual(
      [
        /rel="canonical" href="([^"]*)"/.exec((await get(path, { host })).text)?.[1],
        (await get(path)).text.includes(host),
      ],
      [`https://${host}${path}`, false],
    )
})

test('an archive shows its years, and each month its messages and neighbours', async () => {
  // Not in the directory, so that the maps are as they are without it.
  const group = await world.addGroup({ privacy: 'group_privacy_unlisted_public' }, { peopled })
  const days = ['2024-12-31T23:00:00Z', '2026-02-01T00:00:00Z', '2026-02-28T23:59:59Z', '2026-04-01T00:00:00Z']
  await messageRows(
    world,
    group.id,
    days.map(created => ({ created })),
  )
  const archive = `/g/${group.name}/archive`
  const linked = (text: string): string[] =>
    [...text.matchAll(new RegExp(`href="${archive}/([\\d-]+)"`, 'g'))].map(([, month]) => month!)

  const years = await get(archive)
  assert.deepEqual(linked(years.text), ['2026-02', '2026-04', '2024-12'])
  assert.deepEqual(
    [...years.text.matchAll(/<h2 id="y(\d+)"/g)].map(([, year]) => year),
    ['2026', '2024'],
  )
  assert.ok(!years.text.includes('?/take'))
  const february = await get(`${archive}/2026-02`)
  assert.match(february.text, /<h1[^>]*>February 2026<\/h1>/)
  assert.match(february.text, />2 messages</)
  assert.deepEqual(linked(february.text.slice(february.text.indexOf('<main'))), ['2024-12', '2026-04'])
  assert.match((await get(`${archive}/2026-03`)).text, /No messages this month/)
  for (const month of ['2026-13', '2026-2', '0000-01', '9999-12', 'x'])
    assert.equal((await get(`${archive}/${month}`)).status, 404, month)

  const ben = newVisitor(server, origin)
  ben.cookies.set(sessionCookieName, world.people.ben.ways.cookie.cookie!)
  const taken = await ben.send(archive, {}, '?/take')
  assert.deepEqual(
    [taken.status, taken.headers['content-type'], taken.headers['content-disposition'], taken.text.slice(0, 2)],
    [200, 'application/zip', `attachment; filename="${group.name}-archives.zip"`, 'PK'],
  )
  const again = await ben.send(archive, {}, '?/take')
  assert.equal(again.status, 429)
  assert.match(again.text, /You've already downloaded the archive today/)
  assert.deepEqual(linked(again.text), linked(years.text))
  for (const { name } of [listed, hidden, absent])
    for (const path of ['archive', 'archive/2026-02']) {
      const { status, headers } = await get(`/g/${name}/${path}`)
      assert.deepEqual([status, headers.location], [303, `/login?next=${encodeURIComponent(`/g/${name}/${path}`)}`])
    }
})

test('private groups have no feeds and no sitemaps, for anyone', async () => {
  const missing = await get(`/g/${absent.name}/feed.atom`)
  assert.equal(missing.status, 404)
  for (const { name } of [listed, hidden])
    for (const path of ['feed.atom', 'topic/1/feed.atom', 'sitemap.xml'])
      for (const headers of [{}, asBen]) {
        const { status, text } = await get(`/g/${name}/${path}`, headers)
        assert.deepEqual([status, text], [404, missing.text], path)
      }
  assert.equal((await get(`/g/${unlisted.name}/feed.atom`)).status, 200)
  assert.equal((await get(`/g/${unlisted.name}/sitemap.xml`)).status, 404)
})

test('sitemaps list public listed groups and their topics', { skip: xmlReaderMissing }, async () => {
  const index = readXml((await get('/sitemap.xml')).text, `${map}loc`)
  const group = readXml((await get(`/g/${open.name}/sitemap.xml`)).text, `${map}loc`)
  const robots = await get('/robots.txt')

  assert.deepEqual(index, { root: `${map}sitemapindex`, texts: [`${origin}/g/${open.name}/sitemap.xml`] })
  assert.deepEqual(group, {
    root: `${map}urlset`,
    texts: [
      `${origin}/g/${open.name}`,
      `${origin}/g/${open.name}/archive`,
      `${origin}/g/${open.name}/topic/${bread.topic_id}/bread-b-rye-b`,
    ],
  })
  assert.equal(robots.headers['content-type'], 'text/plain; charset=utf-8')
  assert.match(robots.text, new RegExp(`^User-agent: \\*\n(?:Disallow: /\\S+\n)+\nSitemap: ${origin}/sitemap.xml\n$`))
  for (const { name } of [listed, unlisted, hidden]) assert.ok(!robots.text.includes(name))
})

test('a hidden page is answered like an unknown one, to the byte', async () => {
  const { name } = hidden
  const { topic_id } = await world.post('ben', { subject: 'Hidden' }, hidden)
  const without = (text: string): string =>
    text.replaceAll(name, absent.name).replaceAll(`topic%2F${topic_id}`, 'topic%2F9')
  const answer = async (path: string, headers: Record<string, string>) => {
    const { status, headers: sent, text } = await get(path, headers)
    const { date: _date, 'x-request-id': _request, ...rest } = sent
    // The mask of a secret is another each time, and so is the time from which on a page is kept up to date.
    const plain = text.replaceAll(/name="csrf" value="[^"]*"|data-since="\d+"/g, '')
    return { status, text: without(plain), headers: JSON.parse(without(JSON.stringify(rest))) as unknown }
  }
  const paths = ['', '/topics', '/messages', '/message/1', '/archive', '/archive/2026-11', '/hashtags', '/feed.atom']
  for (const path of [...paths, '/sitemap.xml', '/search?q=x', '/members', '/new', '/join'])
    assert.deepEqual(await answer(`/g/${name}${path}`, {}), await answer(`/g/${absent.name}${path}`, {}), path)
  assert.deepEqual(await answer(`/g/${name}/topic/${topic_id}`, {}), await answer(`/g/${absent.name}/topic/9`, {}))
  // Through another group neither, for somebody who is signed in.
  const asStranger = { cookie: `${sessionCookieName}=${world.people.stranger.ways.cookie.cookie}` }
  const through = await answer(`/g/${open.name}/topic/${topic_id}`, asStranger)
  assert.deepEqual(through, await answer(`/g/${open.name}/topic/987654`, asStranger))
})

test('an error page says what to do, in the language of the reader', async () => {
  const missing = await get('/nowhere', { 'accept-language': 'de' })
  assert.equal(missing.status, 404)
  assert.match(missing.text, /<html lang="de">/)
  assert.match(missing.text, /<a class="button[^"]*" href="\/">/)
  assert.match(missing.text, /href="\/login\?next=%2Fnowhere"/)

  const bare = await get('/g/nobody-knows/feed.atom')
  assert.equal(bare.status, 404)
  assert.match(bare.text, /<a href="\/">Go to the home page<\/a>/)
  assert.doesNotMatch(bare.text, /<style|<script/)
  assert.equal((await get('/plain.css')).headers['content-type'], 'text/css; charset=utf-8')
})

test('feeds and sitemaps are well-formed, whatever texts and names contain', { skip: xmlReaderMissing }, async () => {
  const name = 'hostile'
  const strange = 'a]]>b<![CDATA[c & "d" \u0001\u0008\u000b\u001f\ufffe\uffff\u{1f600} <!-- e -->'
  const { id } = await world.as('ben').creategroup({
    group_name: name,
    desc: 'All that is strange, here.',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_owners',
  })
  await world.sql(`update groups set title = $2, plain_description = $2 where id = $1`, [id, strange])
  await world.sql(`update accounts set full_name = $2 where id = $1`, [world.people.cleo.account.id, strange])
  await addMembership(world, id, world.people.cleo, {})
  const texts = hostileHtml().filter(text => text.length < 2000 && !text.includes('\0') && text.isWellFormed())
  for (let at = 0; at < texts.length; at += 60)
    await world.post(
      'cleo',
      { subject: `${strange} ${at}`, body: texts.slice(at, at + 60).join('\n<p>next</p>\n') },
      { id, name },
    )

  const feed = await get(`/g/${name}/feed.atom`)
  const shown = 'a]]>b<![CDATA[c & "d" \u{1f600} <!-- e -->'
  assert.equal(readXml(feed.text, `${atom}title`).texts[0], shown)
  const faults = faultsOfHtml(readXml(feed.text, `${atom}content`).texts)
  // What stands in the place of a picture from elsewhere.
  assert.deepEqual(
    faults.filter(({ fault }) => fault !== '<a class>'),
    [],
  )
  assert.equal(readXml((await get(`/g/${name}/sitemap.xml`)).text, `${map}loc`).root, `${map}urlset`)
  assert.equal(readXml((await get('/sitemap.xml')).text, `${map}loc`).root, `${map}sitemapindex`)
})

test(
  'public pages are accessible in light, dark and narrow layouts, and hostile group names are harmless',
  { skip },
  async () => {
    const texts = hostileHtml().filter(text => text.length < 300 && !text.includes('\0') && text.isWellFormed())
    for (const [at, text] of texts.entries())
      await world.sql(
        `insert into groups (name, plan, title, plain_description, settings) values ($1, 'group_plan_premium', $2, $2, '{"privacy": "group_privacy_none"}')`,
        [`hostile-${at}`, text],
      )
    const { open: openPage, complaints } = await visiting(server.port)
    const barriers: string[] = []
    let dialogs = 0
    const looks = [
      { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
      { colorScheme: 'dark', viewport: { width: 320, height: 640 } },
    ] as const
    const named = encodeURIComponent(texts.find(text => text.includes('"') && text.length < 100)!)
    const archive = `/g/${open.name}/archive`
    const paths = [
      '/',
      '/groups',
      '/groups?sort=name',
      `/groups?q=${named}`,
      '/g/hostile-0',
      '/g/hostile/topics',
      archive,
    ]
    const page = await openPage()
    page.on('dialog', dialog => {
      dialogs += 1
      void dialog.dismiss()
    })
    for (const path of [...paths, '/nowhere', '/g/nobody-knows/feed.atom']) {
      await page.goto(path)
      for (const { colorScheme, viewport } of looks) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        const isWithin = await page.evaluate('document.documentElement.scrollWidth <= innerWidth')
        assert.equal(isWithin, true, `${path} is too wide`)
        barriers.push(...(await accessibilityViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
      }
    }

    // The browser itself remarks upon a page that is not there.
    const others = complaints.filter(complaint => !complaint.includes('status of 404'))
    assert.deepEqual({ barriers, dialogs, others }, { barriers: [], dialogs: 0, others: [] })
  },
)

test('visitors confirm a content warning once, and see nothing of the group before', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none', fig_leaf: 'fig_leaf_archives' }, { peopled })
  const { topic_id } = await world.post('ben', { subject: 'Nudes', body: '<p>By Rubens</p>' }, group)
  const home = `/g/${group.name}`
  const path = `${home}/topic/${topic_id}/nudes`
  const reached = (text: string): boolean => /Nudes|Rubens/.test(text)
  for (const url of [
    path,
    home,
    ...['topics', 'messages', 'archive', 'search?q=nudes'].map(page => `${home}/${page}`),
  ]) {
    const { status, text, headers } = await get(url)
    const next = encodeURIComponent(url)
    assert.deepEqual([status, headers.location, reached(text)], [303, `${home}/warning?next=${next}`, false], url)
    assert.doesNotMatch(String(headers['cache-control']), /public/)
  }
  for (const url of ['feed.atom', 'sitemap.xml', `topic/${topic_id}/feed.atom`])
    assert.equal((await get(`${home}/${url}`)).status, 404, url)
  assert.ok(!(await get('/sitemap.xml')).text.includes(group.name))
  assert.equal((await get(path, asBen)).status, 200, 'members are not asked')

  const visitor = newVisitor(server, origin)
  const asked = await visitor.open(path)
  assert.match(asked.text, /<h1[^>]*>Content warning<\/h1>/)
  const shown = await visitor.fill(asked, {})
  assert.ok(reached((await visitor.open(path)).text))
  assert.equal(shown.status, 200)
  assert.match((await visitor.open(path)).text, /noindex/)
  const other = await world.addGroup({ privacy: 'group_privacy_none', fig_leaf: 'fig_leaf_archives' }, { peopled })
  assert.match((await visitor.open(`/g/${other.name}`)).text, /Content warning/)
  await visitor.send(`/g/${other.name}`, {})
  for (const name of [group.name, other.name])
    assert.doesNotMatch((await visitor.open(`/g/${name}`)).text, /Content warning/)
  // Nobody is sent elsewhere by the link.
  const elsewhere = await get(`${home}/warning?next=https://evil.example/`)
  assert.match(elsewhere.text, new RegExp(`name="next" value="${home}"`))
})
