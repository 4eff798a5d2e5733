// Not on every day: it walks through pages with a browser.
// What scripts add to topics: quoting what is selected, shortcuts, and where one is.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { accessibilityViolations, openBrowser } from './browser-session.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld({ FOLKMOOT_URL: 'https://localhost' })
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const home = `/g/${group.name}`
const bread = await world.post(
  'ben',
  { subject: 'Bread', body: 'Rye needs time. *Oats* do not.', body_type: 'plain' },
  group,
)
const second = await world.answer('powerless', bread, { body: 'Barley is fine too.', body_type: 'plain' }, group)
await world.answer('ben', second, { body: 'Third', body_type: 'plain' }, group)
const topic = `${home}/topic/${bread.topic_id}`

const enter = async (page: Page): Promise<void> =>
  page.context().addCookies([
    {
      ...{ name: sessionCookieName, value: world.people.cleo.ways.cookie.cookie!, secure: true },
      url: `https://localhost:${server.port}`,
    },
  ])
const select = (page: Page, id: string, from: number, to: number): Promise<void> =>
  page.evaluate(
    `{ const text = document.querySelector('#${id} .reading').firstChild
       const node = text.firstChild ?? text
       getSelection().setBaseAndExtent(node, ${from}, node, ${to}) }`,
  )
/** Waits until the reply has a text. */
const untilWritten = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    `new Promise(done => {
       const field = document.querySelector('#reply textarea')
       const look = () => field.value.includes(${JSON.stringify(text)}) && done()
       field.addEventListener('input', look)
       look()
     })`,
  )
const textarea = (page: Page) => page.locator('#reply textarea[name="body"]')

test('selected text is quoted with the mouse and by Q, and whole messages by their button', { skip }, async () => {
  await world.as('cleo').updateuser({ post_pref: 'user_postpref_markdown' })
  const { open, complaints } = await visiting(server.port)
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await enter(page)
  await page.goto(topic)
  await select(page, 'm1', 0, 15)
  const bar = page.getByRole('toolbar', { name: 'Selected text' })
  await bar.waitFor()
  assert.deepEqual(await bar.getByRole('button').allTextContents(), ['Quote', 'Reply to this', 'Copy link', 'Search'])
  assert.deepEqual(await accessibilityViolations(page), [])
  await bar.getByRole('button', { name: 'Quote' }).click()
  await untilWritten(page, 'Rye needs time.')
  assert.match(
    await textarea(page).inputValue(),
    /^> \[Ben, #1\]\(https:[^)]*\/message\/1\)\n>\n> Rye needs time\.\n\n$/,
  )
  assert.equal(await bar.isHidden(), true)

  // Keys in a field are letters.
  await page.keyboard.type('jqr?')
  assert.match(await textarea(page).inputValue(), /\n\njqr\?$/)
  await page.locator('h1').click()
  await select(page, 'm2', 0, 6)
  await bar.waitFor()
  await page.keyboard.press('q')
  await untilWritten(page, '> Barley\n')
  await page.locator('#m3 [data-quote]').click()
  await untilWritten(page, '> Third\n\n')
  assert.deepEqual(new URL(page.url()).pathname.startsWith(topic), true)

  await page.locator('h1').click()
  await select(page, 'm2', 0, 6)
  await bar.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied.').waitFor({ state: 'attached' })
  assert.match(await page.evaluate<string>('navigator.clipboard.readText()'), /\/message\/2$/)
  await select(page, 'm2', 0, 6)
  await bar.getByRole('button', { name: 'Reply to this' }).click()
  await page.waitForURL(/\/message\/2\/reply\?quote&text=Barley$/)
  assert.match(await page.locator('textarea[name="body"]').inputValue(), /> Barley\n\n$/)
  assert.deepEqual(complaints, [])
})

test('keys go through a topic and back to the list, unless they are turned off', { skip }, async () => {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 1280, height: 500 } })
  await enter(page)
  await page.goto(topic)
  const focused = () => page.evaluate<string>(`document.activeElement.id || document.activeElement.textContent`)
  for (const [key, at] of [
    ['j', 'm1'],
    ['j', 'm2'],
    ['k', 'm1'],
  ] as const) {
    await page.keyboard.press(key)
    assert.equal(await focused(), at)
  }
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.waitFor()
  assert.match((await help.textContent()) ?? '', /back to the list/)
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  assert.equal(await focused(), 'search')
  await page.getByRole('heading', { name: 'Bread' }).click()
  for (const key of 'jjgg') await page.keyboard.press(key)
  assert.equal(await focused(), 'm1')
  await page.goto(topic)
  await page.keyboard.press('r')
  await page.locator('#reply :is(textarea, .ProseMirror):focus').waitFor()
  await page.getByRole('heading', { name: 'Bread' }).click()
  await page.keyboard.press('u')
  await page.waitForURL(`**${home}/topics`)
  await page.keyboard.press('j')
  assert.equal(await focused(), 'Bread')
  const scones = await world.post('ben', { subject: 'Scones', body: 'With raisins.' }, group)
  await page.reload()
  const row = page.locator('.topics > .row', { hasText: 'Scones' })
  await row.locator('.dot').waitFor({ state: 'attached' })
  await row.locator('h2 a').focus()
  await page.keyboard.press('m')
  await row.locator('.dot').waitFor({ state: 'detached' })
  assert.equal((await world.as('cleo').gettopic({ topic_id: scones.topic_id })).topic.is_unread, false)
  for (const key of 'gn') await page.keyboard.press(key)
  await page.waitForURL('**/notifications')
  await page.goto(`${home}/topics`)

  await world.as('cleo').updateuser({ keyboard_shortcuts: false })
  await page.reload()
  await page.keyboard.press('j')
  assert.doesNotMatch(await focused(), /^(?:Bread|Scones)$/)
  assert.equal(await page.locator('kbd').count(), 0)
  await world.as('cleo').updateuser({ keyboard_shortcuts: true })
  assert.deepEqual(complaints, [])
})

test('the editor takes a quote in its own format', { skip }, async () => {
  await world.as('cleo').updateuser({ post_pref: 'user_postpref_html' })
  const { open, complaints } = await visiting(server.port)
  const page = await open()
  await enter(page)
  await page.goto(topic)
  await page.locator('#m2 [data-quote]').click()
  const editor = page.locator('#reply .ProseMirror')
  await editor.locator('blockquote').getByText('Barley is fine too.').waitFor()
  assert.match(
    await textarea(page).inputValue(),
    /^<blockquote><p><a [^>]*>[^<]*, #2<\/a><\/p><p>Barley is fine too\.<\/p><\/blockquote>/,
  )
  await page.goto(`${home}/message/2/reply?quote`)
  await page.locator('.ProseMirror blockquote').getByText('Barley is fine too.').waitFor()
  assert.deepEqual(complaints, [])
})
