// Not on every day: it walks through pages with a browser.
// The installed app: what was read can be read without a connection, until one signs out, and other apps share to it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { until } from '../outgoing-messages.ts'
import { serve } from '../servers/server.ts'
import type { PersonName } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const visiting = openBrowser()
const group = await world.addGroup({}, { peopled: true })
const bread = await world.post('ben', { subject: 'Bread <b>&amp;', body: '<p>Rye flour</p>' }, group)
const topic = `/g/${group.name}/topic/${bread.topic_id}`

/** A page of the app as installed: it has no address bar. */
async function installed(who: PersonName, locale = 'en-GB'): Promise<Page> {
  const { open } = await visiting(server.port)
  const page = await open({ viewport: { width: 390, height: 700 }, locale })
  const value = world.people[who].ways.cookie.cookie!
  const url = `https://localhost:${server.port}`
  await page.context().addCookies([{ name: sessionCookieName, value, url, secure: true }])
  // A browser without windows installs nothing.
  await page.addInitScript(`{
    const real = matchMedia
    globalThis.matchMedia = query => (query === '(display-mode: standalone)' ? { matches: true } : real(query))
  }`)
  return page
}
/** The pages that the browser keeps, without their order. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('kept of '))
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname).sort()
  })()`)
const keeps = (page: Page, path: string): Promise<void> => until(async () => (await kept(page)).includes(path))

test('the app shows what was read without a connection, and forgets it when one signs out', { skip }, async () => {
  const page = await installed('powerless')
  await page.goto(topic)
  const { pathname } = new URL(page.url())
  await keeps(page, pathname)
  await page.goto(`/g/${group.name}/topics`)
  await keeps(page, `/g/${group.name}/topics`)
  await page.goto(`/g/${group.name}/new`)

  await page.context().setOffline(true)
  await page.goto(topic)
  await page.getByText('This is how the page looked on').waitFor()
  const text = await page.getByRole('article').innerText()
  const styled = await page.evaluate<string>(`getComputedStyle(document.querySelector('h1')).fontWeight`)
  await page.goto(`/g/${group.name}/new`)
  await page.getByRole('heading', { name: "You're offline" }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Bread <b>&amp;' }).click()
  await page.getByRole('article').getByText('Rye flour').waitFor()
  await page.context().setOffline(false)
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign up' }).first().waitFor()

  assert.match(text, /Rye flour/)
  assert.equal(styled, '600')
  await until(async () => (await kept(page)).length === 0)
})

test('a page that is gone, or whose group one has left, is kept no longer; forms never are', { skip }, async () => {
  const page = await installed('cleo')
  const own = await world.post('ben', { subject: 'Oats', body: '<p>Oats</p>' }, group)
  await page.goto(`/g/${group.name}/topic/${own.topic_id}`)
  const { pathname } = new URL(page.url())
  await keeps(page, pathname)
  await page.goto(`/g/${group.name}/topic/${own.topic_id}`)
  await page.goto(`/g/${group.name}/message/${own.msg_num}/reply`)
  await page.goto('/settings')

  await world.as('owner').deletemessage({ message_id: own.message_id })
  await page.goto(pathname)

  await until(async () => !(await kept(page)).includes(pathname))
  assert.deepEqual(await kept(page), ['/offline'])
})

test('a browser tab keeps nothing', { skip }, async () => {
  const { open } = await visiting(server.port)
  const page = await open()
  const value = world.people.ben.ways.cookie.cookie!
  const url = `https://localhost:${server.port}`
  await page.context().addCookies([{ name: sessionCookieName, value, url, secure: true }])

  await page.goto(topic, { waitUntil: 'networkidle' })

  assert.equal(
    await page.evaluate('navigator.serviceWorker.getRegistration().then(found => found === undefined)'),
    true,
  )
  assert.deepEqual(await kept(page), [])
})

function signedInAs(name: PersonName, language = 'en'): Visitor {
  const visitor = newVisitor(server, origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}

test('what another app shares becomes a new topic, in the group that one chooses', async () => {
  const given = new URLSearchParams({
    title: 'A "loaf"',
    text: 'Rye </textarea><script>',
    url: 'https://bread.example/',
  })
  const [manifest, choice] = await Promise.all([
    newVisitor(server, origin).open('/manifest.webmanifest'),
    signedInAs('ben', 'de').open(`/share?${given.toString()}`),
  ])
  const [, href = ''] = new RegExp(`href="(/g/${group.name}/new\\?[^"]*)"`).exec(choice.text) ?? []
  const form = await signedInAs('ben').open(href.replaceAll('&amp;', '&'))
  const forVisitors = await newVisitor(server, origin).open(`/share?${given.toString()}`)

  assert.equal((JSON.parse(manifest.text) as { share_target: { action: string } }).share_target.action, '/share')
  assert.match(choice.text, /In einer Gruppe veröffentlichen/)
  assert.match(form.text, /value="A &quot;loaf&quot;"/)
  assert.match(form.text, /Rye &lt;\/textarea>&lt;script>\n\nhttps:\/\/bread\.example\/<\/textarea>/)
  assert.match(forVisitors.path, /^\/login\?next=/)
})

test('who can post in one group is asked for none, and who can in none is told so', async () => {
  const only = await signedInAs('stranger').open('/share?text=Rye')
  const { name: joined } = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: ['owner'] })
  await world.as('stranger').joingroup({ group_name: joined })
  const redirected = await signedInAs('stranger').open('/share?text=Rye')

  assert.match(only.text, /You aren(?:'|&#39;)t a member of a group that you can post to/)
  assert.equal(redirected.path, `/g/${joined}/new?text=Rye`)
})

test('no character that cannot be stored gets into the form, and doubled or long values do no harm', async () => {
  const given = `subject=${encodeURIComponent('a\0b')}&subject=c&text=${'x'.repeat(6000)}&text=`
  const { status, text } = await signedInAs('ben').open(`/g/${group.name}/new?${given}`)

  assert.equal(status, 200)
  assert.match(text, /value="ab"/)
})
