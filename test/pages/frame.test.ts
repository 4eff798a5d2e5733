import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { loadPages } from '#runtime/http/web/load-pages.ts'
import { mask, unmask } from '#runtime/http/web/csrf-mask.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtFolder } from './pages.ts'

const world = await newWorld()
const pages = await pagesOfBefore()
const server = await serve(world, { pages })
const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
await world.post('ben', { subject: 'Bread <b>', body: '<p>Rye &amp; oats</p>' }, open)

const html = { accept: 'text/html' }
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { ...html, 'content-type': 'application/x-www-form-urlencoded', origin: new URL(world.settings.url).origin },
  body: new URLSearchParams(fields).toString(),
})

/** Pages whose folder has others in it by now, as when newer ones are built where older ones are served from. */
async function pagesOfBefore() {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-pages-'))
  world.atEnd(() => rm(folder, { recursive: true }))
  await cp(builtFolder, folder, { recursive: true })
  const pages = await loadPages(folder)
  for (const file of globSync('**/*.js', { cwd: folder })) await writeFile(join(folder, file), `throw Error('newer')`)
  return pages
}

test('pages are served as built at the start, whatever is built later', async () => {
  const paths = [
    '/login',
    '/register',
    '/groups',
    '/robots.txt',
    `/g/${open.name}/archive`,
    `/g/${open.name}/feed.atom`,
  ]

  const shown = await Promise.all(paths.map(path => server.ask(path, { headers: html })))

  assert.deepEqual(
    shown.filter(({ status }) => status !== 200),
    [],
  )
})

test('a visitor reads the topics of a public group, as text and not as markup', async () => {
  const { status, text, headers } = await server.ask(`/g/${open.name}/topics`, { headers: html })

  assert.equal(status, 200)
  assert.match(text, /<bdi>Bread &lt;b><\/bdi>/)
  assert.match(text, /<html lang="en">/)
  assert.doesNotMatch(text, /<script|<style| on[a-z]+=| style=/)
  assert.equal(headers['cache-control'], 'public, max-age=60')
  assert.match(
    headers['content-security-policy'] as string,
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  )
})

test('pages cannot be framed, sniffed, or run foreign scripts', async () => {
  const pages = [await server.ask('/', { headers: html }), await server.ask('/nothing', { headers: html })]

  assert.deepEqual(
    pages.map(({ status }) => status),
    [200, 404],
  )
  for (const { headers } of pages)
    assert.deepEqual(
      ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'cross-origin-opener-policy'].map(
        name => headers[name],
      ),
      [
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; manifest-src 'self'; img-src 'self' data:; object-src 'self'; frame-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ...['nosniff', 'DENY', 'same-origin'],
      ],
    )
})

test('a page is in the browser’s language', async () => {
  const { text } = await server.ask('/', { headers: { ...html, 'accept-language': 'sv, de-AT;q=0.8, en;q=0.5' } })

  assert.match(text, /<html lang="de">/)
  assert.match(text, /Gruppe erstellen/)
})

test('times follow the language and region of the browser, signed in or not', async () => {
  const { topic_id } = await world.post('ben', { subject: 'Oats', body: 'Porridge' }, open)
  const isTwelveHours = async (language: string, cookie?: string) => {
    const headers = { ...html, 'accept-language': language, ...(cookie === undefined ? {} : { cookie }) }
    const { text } = await server.ask(`/g/${open.name}/topic/${topic_id}`, { headers })
    const [, time] = /<time[^>]*>([^<]*\d:\d\d[^<]*)</.exec(text) ?? []
    assert.ok(time, text)
    return /[ap]m$/i.test(time)
  }

  for (const cookie of [undefined, `${sessionCookieName}=${world.people.ben.ways.cookie.cookie}`]) {
    const found = []
    for (const language of ['de', 'en-GB,de', 'en-US', 'en']) found.push(await isTwelveHours(language, cookie))
    assert.deepEqual(found, [false, false, true, true])
  }
  const cookie = `${sessionCookieName}=${world.people.ben.ways.cookie.cookie}`
  const { text } = await server.ask('/settings/preferences', { headers: { ...html, 'accept-language': 'de', cookie } })
  assert.match(text, /<option value="military_time" selected/)
  assert.match(text, /<option value="international_date" selected/)
})

test('a hidden group and an unknown one look the same', async () => {
  const [one, other] = [
    await server.ask(`/g/${hidden.name}/topics`, { headers: html }),
    await server.ask('/g/nobody-knows/topics', { headers: html }),
  ]

  assert.equal(one.status, other.status)
  assert.equal(one.text.replaceAll(hidden.name, 'x'), other.text.replaceAll('nobody-knows', 'x'))
})

test('what does not exist in a group is absent, as in one that is not known', async () => {
  const ask = (path: string) => server.ask(path, { headers: html })
  assert.equal((await ask(`/g/${open.name}/nothing/7`)).status, 404)
  assert.equal((await ask(`/g/${hidden.name}/calendar`)).status, (await ask('/g/nobody-knows/calendar')).status)
})

test('static files are cached forever by name, and compressed', async () => {
  const { text } = await server.ask('/', { headers: html })
  const [path = ''] = /\/_app\/immutable\/[^"]+\.css/.exec(text) ?? []

  const { status, headers } = await server.ask(path, { headers: { 'accept-encoding': 'br' } })

  assert.equal(status, 200)
  assert.equal(headers['content-encoding'], 'br')
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
})

test('the build compresses all static files, and the server only reads them', async () => {
  for (const [path, { plain, brotli, gzip }] of pages.assets) {
    assert.deepEqual(brotliDecompressSync(brotli), plain, path)
    assert.deepEqual(gunzipSync(gzip), plain, path)
  }
  assert.ok(pages.assets.size > 10)
})

test('a wrong password shows the form again, with the input and what to do', async () => {
  const { status, text } = await server.ask('/login', form({ email: 'ben@example.org', password: 'nonsense' }))

  assert.equal(status, 400)
  assert.match(text, /That email and password don't match/)
  assert.match(text, /name="email"[^>]*value="ben@example.org"/)
  assert.doesNotMatch(text, /nonsense/)
})

test('a form of another site cannot sign in', async () => {
  const { email } = world.people.ben.account
  const asked = form({ email, password: 'any' })

  const { status, text } = await server.ask('/login', {
    ...asked,
    headers: { ...asked.headers, origin: 'https://elsewhere.example' },
  })

  assert.equal(status, 400)
  assert.match(text, /Your session on this page expired/)
})

test('a secret in a page is masked differently each time, and unmasked correctly', () => {
  const masked = [mask('secret'), mask('secret')]

  assert.notEqual(masked[0], masked[1])
  assert.deepEqual(masked.map(unmask), ['secret', 'secret'])
  assert.deepEqual([undefined, '', '%%'].map(unmask), ['', '', ''])
})
