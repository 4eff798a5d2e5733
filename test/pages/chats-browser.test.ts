// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { cuttableLine } from '../servers/cuttable-line.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { accessibilityViolations, darkModeRules, openBrowser, type BrowserSession } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const group = await world.addGroup({ chat_access: 'group_access_subscribers' }, { peopled: true })

async function signedIn({ open }: BrowserSession, who: PersonName, port: number, options = {}): Promise<Page> {
  const page = await open(options)
  const value = world.people[who].ways.cookie.cookie!
  await page.context().addCookies([{ name: sessionCookieName, value, url: `https://localhost:${port}` }])
  return page
}
async function chatOf(subject: string) {
  const chat = await world.as('ben').newchat({ group_id: group.id, subject, desc: subject, announce: false })
  const sub = await world.as('cleo').joinchat({ chat_id: chat.id })
  return { id: chat.id, ben: chat.chat_sub!.id, cleo: sub.id, path: `/g/${group.name}/chat/${chat.id}` }
}
const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
}
const textsOf = (page: Page): Promise<string[]> => page.locator('[data-log] .line .text').allInnerTexts()
/** The message is stored, and no longer on its way. */
const stored = (page: Page, text: string) =>
  page.locator('[data-log] .line[data-num]').filter({ hasText: text }).first().waitFor()
const connected = (page: Page) => page.locator('[data-online]:not([hidden])').waitFor({ state: 'attached' })

test('people talk, lose the network and come back: nothing is lost or doubled', { skip }, async () => {
  const chat = await chatOf('Ovens')
  const line = await cuttableLine(server.port)
  world.atEnd(() => line.close())
  const session = await visiting(server.port)
  await world.as('owner').joinchat({ chat_id: chat.id })
  const [ben, cleo, owner] = await Promise.all([
    signedIn(session, 'ben', line.port, { baseURL: `https://localhost:${line.port}` }),
    signedIn(session, 'cleo', server.port, { viewport: { width: 390, height: 700 } }),
    signedIn(session, 'owner', server.port),
  ])
  await Promise.all([ben, cleo, owner].map(page => page.goto(chat.path)))
  await Promise.all([ben, cleo, owner].map(connected))
  // The third one sees who is there, and who has gone.
  await owner.locator('[data-online] li').nth(2).waitFor()
  assert.deepEqual(await owner.locator('[data-online] li bdi').allInnerTexts(), ['Ben', 'Cleo', 'You'])
  await say(ben, 'Stone?')
  await stored(cleo, 'Stone?')
  // It's shown for a few seconds only.
  await Promise.all([
    cleo.getByText('Ben is typing').waitFor(),
    ben.getByRole('textbox', { name: 'Message' }).pressSequentially('Or'),
  ])
  await cleo.getByRole('textbox', { name: 'Message' }).fill('Gas!')
  await cleo.getByRole('button', { name: 'Send' }).click()
  await stored(ben, 'Gas!')
  // What was being typed stays.
  assert.equal(await ben.getByRole('textbox', { name: 'Message' }).inputValue(), 'Or')

  line.cut()
  await ben.getByText("Not connected. Your message will be sent when you're back.").waitFor()
  await owner.getByText('2 online').waitFor()
  await say(ben, 'One')
  await say(ben, 'Two')
  await ben.getByText('Sending…').nth(1).waitFor()
  await say(cleo, 'Meanwhile')
  await stored(cleo, 'Meanwhile')
  // The page is even reloaded once the network is back: what was not sent is sent by the next one.
  line.mend()
  await stored(ben, 'Two')
  await stored(ben, 'Meanwhile')
  await stored(cleo, 'Two')
  line.cut()
  await ben.getByText(/^Not connected/).waitFor()
  await say(ben, 'Three')
  await ben.getByText('Sending…').waitFor()
  line.mend()
  await ben.goto(chat.path)
  await stored(ben, 'Three')
  await stored(cleo, 'Three')

  const expected = ['Stone?', 'Gas!', 'Meanwhile', 'One', 'Two', 'Three']
  await connected(ben)
  await stored(owner, 'Three')
  for (const page of [ben, cleo, owner]) assert.deepEqual(await textsOf(page), expected)
  const { data } = await world.as('ben').getchathistory({ chat_id: chat.id, sort_dir: 'asc' })
  assert.deepEqual(
    data.map(({ message }) => message),
    expected,
  )

  // Enter sends, ↑ edits the last own message, R replies; reactions are seen by both.
  await ben.getByRole('textbox', { name: 'Message' }).press('ArrowUp')
  await ben.getByRole('textbox', { name: 'Message' }).fill('Three!')
  await ben.keyboard.press('Enter')
  await cleo.getByText('Three!').waitFor()
  await cleo.locator('#m1 summary').click()
  await cleo.locator('#m1 .offer').first().click()
  await ben.locator('#m1 .tap').getByText('1').waitFor()
  await ben.locator('#m2 summary').focus()
  await ben.keyboard.press('r')
  await say(ben, 'Never')
  await cleo.locator('.answered').getByText('Gas!').waitFor()
  await ben.locator('#m1 summary').focus()
  await ben.locator('#m1').hover()
  await ben.locator('#m1 summary').click()
  // Deleting asks first.
  const asked: string[] = []
  ben.once('dialog', dialog => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await ben.locator('#m1').getByRole('button', { name: 'Delete' }).click()
  await cleo.locator('#m1').getByText('Message deleted').waitFor()
  assert.deepEqual(asked, ['Delete this message for everyone?'])
  // A file that is pasted or chosen goes at once.
  const loaf = { name: 'loaf.png', mimeType: 'image/png', buffer: pngOf({ width: 40, height: 30 }) }
  await ben.locator('input[type=file]').setInputFiles(loaf)
  await cleo.getByText('loaf.png').waitFor()
  const give = (kind: 'paste' | 'drop', name: string) =>
    ben.evaluate(`(() => {
      const data = new DataTransfer()
      data.items.add(new File(['Rye, oats'], '${name}', { type: 'text/plain' }))
      const how = { bubbles: true, cancelable: true }
      const event = '${kind}' === 'paste'
        ? new ClipboardEvent('paste', { ...how, clipboardData: data })
        : new DragEvent('drop', { ...how, dataTransfer: data })
      document.querySelector('#message').dispatchEvent(event)
    })()`)
  await give('paste', 'pasted.txt')
  await cleo.getByText('pasted.txt').waitFor()
  await give('drop', 'dropped.txt')
  await cleo.getByText('dropped.txt').waitFor()
  // The names of those who have not written come late: what is marked stays marked.
  const marked = Promise.withResolvers<void>()
  await ben.route('**/api/v1/chatmembers*', async route => {
    await marked.promise
    await route.continue()
  })
  const names = ben.waitForResponse('**/api/v1/chatmembers*')
  await ben.getByRole('textbox', { name: 'Message' }).pressSequentially('@cl')
  await ben.locator('#mention-list [role=option]').first().waitFor()
  await ben.keyboard.press('ArrowDown')
  marked.resolve()
  await (await names).finished()
  await ben.evaluate('new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))')
  await ben.keyboard.press('Enter')
  await say(ben, `${await ben.getByRole('textbox', { name: 'Message' }).inputValue()}hello`)
  await cleo.locator('mark').getByText('@Cleo').waitFor()

  assert.deepEqual(await accessibilityViolations(ben), [])
  await cleo.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await accessibilityViolations(cleo, darkModeRules), [])
  const widths = await cleo.evaluate<number[]>('[document.documentElement.scrollWidth, window.innerWidth]')
  assert.ok(widths[0]! <= widths[1]!, String(widths))
  // The composer is at the bottom edge.
  const form = (await cleo.locator('form[data-compose]').boundingBox())!
  assert.ok(form.y + form.height <= 700 && form.y + form.height > 660, JSON.stringify(form))
  const faults = session.complaints.filter(text => !/ERR_|WebSocket connection|Failed to load resource/.test(text))
  assert.deepEqual(faults, [])
})

test(
  'what is refused is said, a failed file leaves its text, and who is signed out is led to sign in',
  { skip },
  async () => {
    const chat = await chatOf('Dough')
    await world.as('moderator').joinchat({ chat_id: chat.id })
    await world.as('ben').postchatmessage({ chatsub_id: chat.ben, message: 'Sour?' })
    const page = await signedIn(await visiting(server.port), 'moderator', server.port)
    await page.goto(chat.path)
    await connected(page)
    await page.getByRole('button', { name: 'Mute' }).first().waitFor()
    assert.match(
      (await page.getByRole('link', { name: 'Closed chats' }).getAttribute('href')) ?? '',
      /[/]chats[?]closed$/,
    )

    // It was deleted a moment ago, which the page does not know yet.
    await world.sql(`update chat_messages set is_deleted = true where chat_id = $1 and msg_num = 1`, [chat.id])
    await page.locator('#m1').hover()
    await page.locator('#m1 summary').click()
    await page.locator('#m1 .offer').first().click()
    await page.getByText("That didn't work. Try again.").waitFor()

    const field = page.getByRole('textbox', { name: 'Message' })
    await field.fill('See the picture')
    await page.context().setOffline(true)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'loaf.png', mimeType: 'image/png', buffer: pngOf({ width: 40, height: 30 }) })
    await page.getByText("loaf.png couldn't be uploaded.").waitFor()
    assert.equal(await field.inputValue(), 'See the picture')
    await page.context().setOffline(false)
    await connected(page)

    await server.call('logout', {}, { person: world.people.moderator, way: 'cookie' })
    await page.getByText("You've been signed out.").waitFor()
    const link = page.getByRole('status').or(page.locator('[data-connection]')).getByRole('link', { name: 'Sign in' })
    assert.equal(await link.first().getAttribute('href'), `/login?next=${encodeURIComponent(chat.path)}`)
    assert.equal(await field.inputValue(), 'See the picture')
  },
)

test('earlier messages come as one scrolls up, without moving what is read', { skip }, async () => {
  const chat = await chatOf('Long')
  for (let n = 1; n <= 130; n += 1)
    await world.as('cleo').postchatmessage({ chatsub_id: chat.cleo, message: `No. ${n}` })
  const session = await visiting(server.port)
  const ben = await signedIn(session, 'ben', server.port)
  await ben.goto(chat.path)
  await connected(ben)
  await ben.getByText('Jump to the first unread message').waitFor()
  const scroller = ben.locator('[data-scroll]')
  await scroller.evaluate(element => element.scrollTo(0, 0))
  await ben.locator('#m120').waitFor()
  const shift = await ben.evaluate<number>(`(async () => {
    const [scroller, seen] = [document.querySelector('[data-scroll]'), document.getElementById('m90')]
    seen.scrollIntoView()
    const before = seen.getBoundingClientRect().top
    do {
      scroller.scrollTop = -scroller.scrollHeight
      await new Promise(resolve => requestAnimationFrame(resolve))
    } while (scroller.querySelector('.line').id !== 'm1')
    seen.scrollIntoView()
    return seen.getBoundingClientRect().top - before
  })()`)
  assert.equal(Math.round(shift), 0)
  const numbers = await ben.locator('[data-log] .line').evaluateAll(lines => lines.map(({ id }) => id))
  assert.deepEqual(
    numbers,
    Array.from({ length: 130 }, (_, n) => `m${n + 1}`),
  )
  // A new message doesn't move what is read either; a button leads to it.
  const top = () => ben.locator('#m40').evaluate(element => element.getBoundingClientRect().top)
  await ben.locator('#m40').scrollIntoViewIfNeeded()
  const before = await top()
  await world.as('cleo').postchatmessage({ chatsub_id: chat.cleo, message: 'The latest' })
  const latest = ben.getByRole('button', { name: /Latest messages 1/ })
  await latest.waitFor()
  assert.equal(Math.round((await top()) - before), 0)
  await latest.click()
  await ben.getByText('The latest').waitFor()
  await latest.waitFor({ state: 'hidden' })
  assert.deepEqual(session.complaints, [])
})

test(
  'on a phone the composer is one line with its buttons, grows with what is typed, and stays on the screen',
  { skip },
  async () => {
    const chat = await chatOf('Flour')
    const session = await visiting(server.port)
    const page = await signedIn(session, 'cleo', server.port, { viewport: { width: 390, height: 700 } })
    await page.goto(chat.path)
    await connected(page)
    const form = page.locator('form[data-compose]')
    const field = page.getByRole('textbox', { name: 'Message' })
    const boxes = async () => {
      const found = [form.locator('.attach .button'), field, form.getByRole('button', { name: 'Send' })]
      return Promise.all(found.map(async part => (await part.boundingBox())!))
    }
    const middle = ({ y, height }: { y: number; height: number }): number => y + height / 2

    const empty = await boxes()
    await field.fill('One\nTwo\nThree\nFour')
    const full = await boxes()

    const [first, ...others] = empty.map(middle)
    assert.ok(
      others.every(at => Math.abs(at - first!) < 8),
      `not in one line: ${JSON.stringify(empty)}`,
    )
    assert.deepEqual(
      empty.map(({ x }) => x),
      empty.map(({ x }) => x).toSorted((a, b) => a - b),
    )
    assert.ok(full[1]!.height > 2 * empty[1]!.height, 'does not grow')
    assert.ok(
      full.every(({ x, y, width, height }) => x >= 0 && x + width <= 390 && y + height <= 700),
      JSON.stringify(full),
    )
  },
)
