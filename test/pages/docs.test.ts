// Not on every day: it does the same with many things.
// The documentation as pages: visitors read it, links in it lead somewhere, and calls can be tried.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { endpoints } from '#features/endpoints.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const visitor = newVisitor(server, origin)

test('every call has a page with parameters, errors and an example, and can be searched', async () => {
  const { text: all } = await visitor.open('/docs/api')
  const { text: found } = await visitor.open('/docs/api?q=Merge+topic')
  const { text: none } = await visitor.open('/docs/api?q=nothing-like-it')
  const { text } = await visitor.open('/docs/api/mergetopics')

  const namesIn = (html: string) => [...html.matchAll(/<dt><a[^>]*>(\w+)<\/a>/g)].map(([, name]) => name!)
  assert.deepEqual(
    namesIn(all).toSorted(),
    Object.values(endpoints)
      .map(({ name }) => name)
      .toSorted(),
  )
  assert.deepEqual([namesIn(found), namesIn(none)], [['findtopic', 'mergetopics'], []])
  assert.match(none, /No calls match “nothing-like-it”/)
  for (const part of [
    'other_topic_id',
    'invalid other_topic_id',
    'edit_archives',
    'call mergetopics',
    '/docs/api/objects/topic',
  ])
    assert.ok(text.includes(part), part)
  assert.match(text, /href="\/login\?next=%2Fdocs%2Fapi%2Fmergetopics"/)
  assert.match(text, /name="api_key" type="password"/)
})

test('every guide of docs/ has a page, and is listed', async () => {
  const { text } = await visitor.open('/docs')
  const names = (await readdir(fileURLToPath(new URL('../../docs', import.meta.url))))
    .filter(name => name.endsWith('.md'))
    .map(name => name.slice(0, -3))
  assert.ok(names.includes('files') && names.includes('photos'))
  for (const name of names) {
    assert.ok(text.includes(`href="/docs/${name}"`), name)
    assert.equal((await visitor.open(`/docs/${name}`)).status, 200)
  }
})

test('documentation is the same for all visitors, and unknown names are not found', async () => {
  const paths = [
    '/docs',
    '/docs/groups',
    '/docs/api',
    '/docs/api/gettopics',
    '/docs/api/errors',
    '/docs/api/objects/topic',
  ]
  for (const path of paths) {
    const { status, headers } = await visitor.open(path)
    assert.deepEqual([status, headers['cache-control']], [200, 'public, max-age=60'], path)
  }
  for (const path of ['/docs/nothing', '/docs/constructor', '/docs/api/nothing', '/docs/api/objects/toString'])
    assert.equal((await visitor.open(path)).status, 404, path)
})

test('links in the documentation lead to existing pages and headings', async () => {
  const pages = new Map<string, string>()
  const queue = ['/docs']
  const broken: string[] = []
  const linked: [from: string, path: string, anchor: string][] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue
    const { status, text } = await visitor.open(path)
    if (status !== 200) broken.push(path)
    pages.set(path, text)
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(text) ?? []
    for (const [, href = ''] of main.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(href, new URL(path, origin))
      if (url.origin !== origin || !url.pathname.startsWith('/docs')) continue
      queue.push(url.pathname)
      linked.push([path, url.pathname, url.hash.slice(1)])
    }
  }

  assert.ok(pages.size > 300)
  assert.deepEqual(broken, [])
  const missing = linked.filter(([, path, anchor]) => anchor !== '' && !pages.get(path)!.includes(`id="${anchor}"`))
  assert.deepEqual(missing, [])
})

test('the layout of the documentation is in the language of the reader', async () => {
  const german = newVisitor(server, origin, 'de')

  const { text } = await german.open('/docs')

  assert.match(text, /<h1>Hilfe<\/h1>/)
  assert.match(text, /Die Dokumentation ist auf Englisch\./)
})
