// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { serve } from '../servers/server.ts'
import type { PersonName } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const url = `https://localhost:${server.port}`
const phone: BrowserContextOptions = { viewport: { width: 390, height: 700 } }

async function signedIn(who: PersonName, options: BrowserContextOptions = {}): Promise<Page> {
  const { open } = await visiting(server.port)
  const page = await open(options)
  const value = world.people[who].ways.cookie.cookie!
  await page.context().addCookies([{ name: sessionCookieName, value, url }])
  return page
}
/** How many streams the pages of a browser have opened. */
const countStreams = (page: Page): { count: number } => {
  const opened = { count: 0 }
  page.context().on('request', request => {
    if (request.url().includes('/getupdates')) opened.count += 1
  })
  return opened
}
const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(element => Math.round(element.getBoundingClientRect().top))
/** A browser scrolls by whole pixels. */
const assertInPlace = (now: number, before: number): void =>
  assert.ok(Math.abs(now - before) <= 1, `${before} → ${now}`)
const paragraphs = (text: string): string => Array.from({ length: 30 }, () => `<p>${text}</p>`).join('')

test('a post appears at the end of an open topic, and what is being read stays in place', { skip }, async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const { topic_id, message_id } = await world.post('owner', { subject: 'Rye', body: paragraphs('How long?') }, group)
  await world.answer('cleo', { message_id }, { body: paragraphs('An hour') }, group)
  const page = await signedIn('ben', phone)
  const streams = countStreams(page)
  const other = await page.context().newPage()
  await page.goto(`/g/${group.name}/topic/${topic_id}`)
  await other.goto(`/g/${group.name}/topics`)
  await page.bringToFront()
  await page.evaluate('scrollTo(0, 900)')
  const before = await top(page, '#m1')

  const { msg_num } = await world.answer('cleo', { message_id }, { body: '<p>Or two</p>' }, group)
  await page.locator(`#m${msg_num}`).waitFor({ state: 'attached' })
  await page.getByRole('link', { name: '1 new message' }).waitFor()

  assert.equal(await page.locator(`#m${msg_num}`).getByText('Or two').count(), 1)
  assertInPlace(await top(page, '#m1'), before)
  // It is unread until it was on the screen.
  assert.equal((await world.as('ben').gettopic({ topic_id })).topic.is_unread, true)
  const marked = page.waitForResponse(response => response.url().endsWith('/seen.json'))
  await page.getByRole('link', { name: '1 new message' }).click()
  assert.equal((await marked).status(), 200)
  assert.equal((await world.as('ben').gettopic({ topic_id })).topic.is_unread, false)
  await page.getByRole('link', { name: '1 new message' }).waitFor({ state: 'hidden' })

  // The other tab shares the stream, and its list offers what is new.
  await other.getByRole('link', { name: '1 new or updated topic – Show' }).waitFor()
  await other.bringToFront()
  await Promise.all([other.waitForEvent('load'), other.getByRole('link', { name: /Show/ }).click()])
  await other.getByText('3 messages').waitFor()
  assert.ok(streams.count <= 2, `${streams.count} streams for three pages`)
})

test('the bell counts what happens meanwhile, and its menu is walked through by keys', { skip }, async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const [rye, oats] = [
    await world.post('ben', { subject: 'Rye' }, group),
    await world.post('ben', { subject: 'Oats' }, group),
  ]
  const page = await signedIn('ben', { viewport: { width: 1280, height: 700 } })
  await world.as('ben').marknotificationsread({ all: true })
  await page.goto(`/g/${group.name}/topics`)
  const bell = page.locator('a.bell')
  const isLabelled = (label: string) => page.locator(`a.bell[aria-label="${label}"]`).waitFor()
  await isLabelled('Notifications')
  assert.equal(await bell.locator('.badge').count(), 0)

  await world.answer('cleo', rye, {}, group)
  await isLabelled('Notifications, 1 unread')
  await world.answer('cleo', oats, {}, group)
  await isLabelled('Notifications, 2 unread')
  assert.equal(await bell.locator('.badge').textContent(), '2')

  await bell.click()
  const menu = page.getByRole('dialog', { name: 'Notifications' })
  const focused = (subject: string) => menu.locator('a:focus', { hasText: subject }).waitFor()
  await focused('Oats')
  await page.keyboard.press('j')
  await focused('Rye')
  await page.keyboard.press('k')
  await focused('Oats')
  await page.keyboard.press('e')
  await isLabelled('Notifications, 1 unread')
  assert.deepEqual(await menu.locator('.unread[data-note]').count(), 1)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await page.locator('a.bell:focus').waitFor()
  await page.keyboard.press('Enter')
  await menu.getByRole('button', { name: 'Mark all read' }).click()
  await isLabelled('Notifications')
  assert.equal((await world.as('ben').getnotificationcount({})).unread, 0)
  assert.ok(page.url().endsWith(`/g/${group.name}/topics`))
})

test('who is banned sees nothing more, and typing is not disturbed', { skip }, async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: ['owner', 'ben', 'cleo'] })
  const { topic_id, message_id } = await world.post('owner', { subject: 'Oats', body: '<p>Which?</p>' }, group)
  const path = `/g/${group.name}/topic/${topic_id}`
  const [bens, cleos] = [await signedIn('ben'), await signedIn('cleo', phone)]
  const listening = [bens, cleos].map(page => page.waitForRequest(request => request.url().includes('/getupdates')))
  await Promise.all([bens.goto(path), cleos.goto(path), ...listening])
  const editor = cleos.locator('main form [contenteditable], main form textarea:visible').first()
  await editor.click()
  await cleos.keyboard.type('I think')
  const before = await top(cleos, 'main form')

  await world.as('owner').banmember({ group_id: group.id, member_info_id: group.members.ben })
  await world.answer('owner', { message_id }, { body: '<p>A secret</p>' }, group)
  await cleos.locator('#m2').getByText('A secret').waitFor({ state: 'attached' })

  assertInPlace(await top(cleos, 'main form'), before)
  const typed = await cleos.evaluate<string>('document.activeElement.value ?? document.activeElement.textContent')
  assert.match(typed, /I think/)
  assert.equal(await bens.locator('#m2').count(), 0)
  assert.equal(await bens.getByText('new message').count(), 0)
})

test('without scripts the pages are the same as ever', { skip }, async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { topic_id } = await world.post('owner', { subject: 'Wheat', body: '<p>Plain</p>' }, group)
  const page = await signedIn('ben', { javaScriptEnabled: false })

  await page.goto(`/g/${group.name}/topic/${topic_id}`)

  assert.equal(await page.locator('#m1').getByText('Plain').count(), 1)
  assert.equal(await page.locator('[data-fresh] a').isVisible(), false)
})
