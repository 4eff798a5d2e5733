// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { until } from '../outgoing-messages.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const browse = openBrowser()
const group = await world.addGroup({}, { peopled: ['owner'] })
const home = `/g/${group.name}`

/** What was typed, and chosen in lists and boxes. */
const forms = [
  {
    path: `${home}/polls/new`,
    typed: { question: 'Which oven?', answer_1: 'Brick', answer_2: 'Steel', body: 'Say why.\nSoon.' },
    boxes: ['[name=type][value=poll_ranked]', '[name=is_anonymous]'],
    button: 'main form button.main',
  },
  {
    path: '/settings',
    typed: { full_name: 'Olga of the ovens', about_me: 'Bakes.' },
    boxes: [],
    button: 'form[action="?/save"] button',
  },
]
const isPost = (request: Request): boolean => request.method() === 'POST'

async function inputs(page: Page, { typed, boxes }: (typeof forms)[number]): Promise<unknown> {
  const values = await Promise.all(
    Object.keys(typed).map(async name => [name, await page.locator(`main [name="${name}"]`).inputValue()] as const),
  )
  return { ...Object.fromEntries(values), boxes: await Promise.all(boxes.map(box => page.locator(box).isChecked())) }
}

test('what was typed into a form is there again after the connection failed', { skip }, async () => {
  const { open } = await browse(server.port)
  const page = await open()
  const url = `https://localhost:${server.port}`
  await page.context().addCookies([{ name: sessionCookieName, value: world.people.owner.ways.cookie.cookie!, url }])
  for (const form of forms) {
    await page.goto(home)
    await page.goto(form.path)
    const empty = await inputs(page, form)
    for (const [name, text] of Object.entries(form.typed)) await page.locator(`main [name="${name}"]`).fill(text)
    for (const box of form.boxes) await page.locator(box).check()
    const written = { ...form.typed, boxes: form.boxes.map(() => true) }

    await page.route('**', route => (isPost(route.request()) ? route.abort('internetdisconnected') : route.continue()))
    const failed = page.waitForEvent('requestfailed', isPost)
    await page.locator(form.button).click()
    await failed
    await until(() => page.url().startsWith('chrome-error'))
    // To the form or the page before it: the error can have the form's place in the history.
    await page.goBack()
    await page.goto(form.path)
    assert.deepEqual(await inputs(page, form), written)
    await page.reload()
    assert.deepEqual(await inputs(page, form), written)

    await page.unroute('**')
    const sent = page.waitForResponse(response => isPost(response.request()))
    await page.locator(form.button).click()
    await sent
    await page.waitForLoadState()
    if (form.path === '/settings') continue
    await page.goto(form.path)
    await page.reload()
    assert.deepEqual(await inputs(page, form), empty)
  }
  assert.deepEqual(await world.sql('select question from polls where group_id = $1', [group.id]), [
    { question: 'Which oven?' },
  ])
})
