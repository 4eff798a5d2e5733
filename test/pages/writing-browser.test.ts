// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { findSigningKey } from '#features/accounts/index.ts'
import { linkToken as linkCodeOf, dayOf } from '#features/links/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { linkTo, password } from '../accounts.ts'
import { chromium } from '../browser.ts'
import { freePort } from '../servers/free-port.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import type { Person } from '../world/people.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { accessibilityViolations, darkModeRules, openBrowser, register } from './browser-session.ts'

const skip = chromium === undefined && 'chromium is not installed'
// The addresses of files name the port, so it is known before anything is served.
const port = await freePort()
const url = `https://localhost:${port}`
const world = await newWorld({ FOLKMOOT_URL: url })
await serve(world, { pages: await builtPages(), port })
const picture = { name: 'loaf.png', mimeType: 'image/png', buffer: pngOf({ width: 40, height: 30 }) }
/** Where pictures of the pages go that somebody wants to look at. */
const { FOLKMOOT_PICTURES: pictures } = process.env

async function look(page: Page, name: string, isScripted: boolean): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // What looks for barriers is a script itself.
    if (isScripted)
      found.push(...(await accessibilityViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
  }
  if (pictures) await page.screenshot({ path: `${pictures}/${name}-dark.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
  const overhang = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return overhang > 0 ? [...found, `${name} is ${overhang} pixels too wide`] : found
}

/** Somebody new comes with a session: signing in is for other tests. */
async function enter(page: Page, name: string): Promise<Person> {
  const person = await world.addPerson(name)
  await page.context().addCookies([{ name: sessionCookieName, value: person.ways.cookie.cookie!, url, secure: true }])
  return person
}

/** What the link to leave carries in mails to a member. */
async function codeToLeave(group: string, email: string): Promise<string> {
  const [member] = await world.sql(
    `select m.id, m.group_id from members m join groups g on g.id = m.group_id join accounts a on a.id = m.account_id
     where g.name = $1 and a.email = $2`,
    [group, email],
  )
  const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
  const [member_id, group_id] = [Number(member!['id']), Number(member!['group_id'])]
  return linkCodeOf(tokenSigner, { action: 'leave', group_id, member_id, about_id: 0 }, dayOf(Date.now()))
}

/** Somebody registers, confirms and signs in. */
async function arrive(page: Page, email: string): Promise<void> {
  await register(page, world, { name: 'Nora Lind', email })
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${url}/`)
}

/** The editor itself: the plain text that it replaces has the same role and name. */
const editorIn = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Message' }).and(page.locator('[contenteditable="true"]'))
/** The subject once the script is there that completes hashtags in it. */
const completedSubjectIn = (page: Page): Locator => page.getByRole('combobox', { name: 'Subject' })
const isSaved = (page: Page): Promise<void> => page.getByRole('status').getByText('Saved', { exact: true }).waitFor()

/** Somebody begins a group, invites a friend, and both write in it. With scripts they register first. */
async function lifeOf(name: string, [page, other]: [Page, Page], isScripted: boolean): Promise<string[]> {
  const found: string[] = []
  if (isScripted) await arrive(page, `${name}@example.org`)
  else await enter(page, name)
  const friend = `friend-of-${name}@example.org`

  await page.goto('/')
  await page.getByRole('link', { name: 'Create a group' }).click()
  await page.getByLabel('Group name').fill('Linden Lane')
  await page.getByLabel('Address').fill(name)
  await page.getByLabel('Description').fill('Neighbours of the lane.\n\nAnd of the courtyards.')
  await page.getByLabel('Anyone, with approval').check()
  await page.getByLabel('Moderate the first posts of new members').uncheck()
  found.push(...(await look(page, `${name}-group`, isScripted)))
  await page.getByRole('button', { name: 'Create group' }).click()
  await page.waitForURL(`${url}/g/${name}`)

  await page.goto(`/g/${name}/invite`)
  await page.getByLabel('Email addresses').fill(friend)
  found.push(...(await look(page, `${name}-invite`, isScripted)))
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await page.getByText('1 invitation sent').waitFor()
  await enter(other, `friend-of-${name}`)
  await other.goto(`/invite?token=${await linkTo(world, friend)}`)
  await other.getByRole('button', { name: 'Join' }).click()
  await other.waitForURL(`${url}/g/${name}`)

  await page.goto(`/g/${name}/topics`)
  await page.getByRole('link', { name: 'New topic' }).click()
  await page.getByLabel('Subject').fill('The old lime tree #garden')
  if (isScripted) {
    await editorIn(page).click()
    await page.keyboard.type('Keep it, or ')
    await page.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('fell it?')
    await page.getByLabel('Attach files').setInputFiles(picture)
    await page.getByRole('button', { name: 'Remove loaf.png' }).waitFor()
  } else {
    await page.getByRole('textbox', { name: 'Message' }).fill('Keep it, or **fell it?**')
    await page.getByLabel('Attach files').setInputFiles(picture)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('region', { name: 'Preview' }).waitFor()
  }
  found.push(...(await look(page, `${name}-new`, isScripted)))
  await page.getByRole('button', { name: 'Post (goes to 2 members)' }).click()
  await page.waitForURL(/#m1$/)
  await page.getByText('loaf.png').waitFor()

  await other.goto(`/g/${name}/topics`)
  await other.getByRole('link', { name: 'The old lime tree' }).click()
  // The editor comes late: what was typed before it is sent in its form.
  const { promise: isTyped, resolve: type } = Promise.withResolvers<void>()
  if (isScripted) await other.route('**/*.js', route => isTyped.then(() => route.continue()))
  await other.getByRole('region', { name: 'Reply' }).getByRole('textbox').first().click()
  await other.keyboard.type('Keep it.')
  type()
  if (isScripted) await other.locator('.ProseMirror').getByText('Keep it.').waitFor()
  found.push(...(await look(other, `${name}-topic`, isScripted)))
  await other.getByRole('button', { name: 'Post reply (goes to 2 members)' }).click()
  await other.waitForURL(/#m2$/)

  await page.goto(`/g/${name}/message/1/edit`)
  found.push(...(await look(page, `${name}-edit`, isScripted)))
  await page.getByLabel('Subject').fill('The young lime tree #garden')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(/#m1$/)
  await page.goto(`/g/${name}/search?q=young`)
  await page.getByRole('link', { name: 'The young lime tree' }).waitFor()
  await page.goto(`/g/${name}/message/1/delete`)
  found.push(...(await look(page, `${name}-delete`, isScripted)))

  await other.goto(`/mail/unsubscribe/${await codeToLeave(name, friend)}`)
  await other.getByRole('button', { name: 'Leave group' }).click()
  await other.getByRole('heading', { name: 'You left the group.' }).waitFor()
  return found
}

const visit = chromium === undefined ? undefined : await openBrowser()(port)
const wide = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const written = [
  { body: '<p>Keep it, or <strong>fell it?</strong></p>', files: 1 },
  { body: '<p>Keep it.</p>', files: 0 },
]
const texts = async (group: string) =>
  world.sql(
    `select m.body, m.num_attachments as files from messages m join groups g on g.id = m.group_id
     where g.name = $1 order by m.msg_num`,
    [group],
  )

test('two neighbours meet in a group of their own', { skip }, async () => {
  const { open, complaints } = visit!

  const found = await lifeOf('linden', [await open(wide), await open(phone)], true)

  assert.deepEqual({ found, complaints }, { found: [], complaints: [] })
  assert.deepEqual(await texts('linden'), written)
})

test('the same without scripts', { skip }, async () => {
  const { open, complaints } = visit!
  const without = { javaScriptEnabled: false }

  const found = await lifeOf(
    'maple',
    [await open({ ...phone, ...without }), await open({ ...wide, ...without })],
    false,
  )

  assert.deepEqual({ found, complaints }, { found: [], complaints: [] })
  assert.deepEqual(await texts('maple'), written)
})

/** Somebody who has signed in and is a member of the group of the world. */
async function member(name: string): Promise<Page> {
  const page = await visit!.open(wide)
  const { account } = await enter(page, name)
  await world.sql('insert into members (group_id, account_id) values ($1, $2)', [world.group.id, account.id])
  return page
}

test('input survives closing the browser; a picture is pasted, and a hashtag completed', { skip }, async () => {
  await world.as('owner').newhashtag({ group_id: world.group.id, name: 'garden' })
  const first = await member('rosa')
  const home = `/g/${world.group.name}/new`

  await first.goto(home)
  await completedSubjectIn(first).pressSequentially('Trees #ga')
  await first.getByRole('option', { name: '#garden' }).waitFor()
  await first.keyboard.press('ArrowDown')
  await first.keyboard.press('Enter')
  await editorIn(first).click()
  await first.keyboard.type('Keep the lime.')
  await isSaved(first)
  const context = first.context()
  // As when the browser dies: nothing of the page is asked any more.
  await first.close({ runBeforeUnload: false })
  const second = await context.newPage()
  await second.goto(home)
  await editorIn(second).getByText('Keep the lime.').click()
  await second.evaluate(`(${pasting})(${JSON.stringify([...picture.buffer])})`)
  await editorIn(second).getByRole('img').waitFor()
  await second.evaluate(dropping)
  await second.getByRole('button', { name: 'Remove dropped.txt' }).waitFor()
  const size = await second.locator('[data-files] li', { hasText: 'dropped.txt' }).locator('.quiet').textContent()
  await isSaved(second)
  const subject = await second.getByLabel('Subject').inputValue()
  await second.getByRole('button', { name: /^Post/ }).click()
  await second.waitForURL(/#m\d+$/)
  // Pictures that are loaded when they come into view are not there with the page.
  const shown = await second.evaluate(
    `Promise.all([...document.querySelectorAll('.reading img')].map(async image => (await image.decode(), image.naturalWidth)))`,
  )

  assert.equal(subject, 'Trees #garden ')
  assert.match(size!, /^\d+ B$/)
  assert.deepEqual(shown, [40])
  assert.deepEqual(visit!.complaints, [])
  await second.goto('/drafts')
  await second.getByText('No drafts').waitFor()
})

/** Somebody whom members can mention, as they see each other. */
async function named(name: string, full_name: string): Promise<number> {
  await world.as('owner').updategroup({ group_id: world.group.id, members_visible: 'group_view_members_subs' })
  const { account } = await world.addPerson(name)
  await world.sql('update accounts set full_name = $2 where id = $1', [account.id, full_name])
  await world.sql('insert into members (group_id, account_id) values ($1, $2)', [world.group.id, account.id])
  return account.id
}

test('a name is completed after @ in the editor, and its person is told', { skip }, async () => {
  const olga = await named('olga', 'Olga <b>Quist')
  const page = await member('ylva')
  await page.goto(`/g/${world.group.name}/new`)
  await page.getByLabel('Subject').fill('Keys')
  await editorIn(page).click()
  await page.keyboard.type('Ask @olga')
  await page.getByRole('option', { name: '@Olga <b>Quist' }).waitFor()
  await page.keyboard.press('ArrowDown')
  const barriers = await look(page, 'mention', true)
  await page.keyboard.press('Enter')
  await page.keyboard.type('about it.')

  const inEditor = await editorIn(page).innerText()
  await isSaved(page)
  await page.getByRole('button', { name: /^Post/ }).click()
  await page.waitForURL(/#m\d+$/)
  await world.settle()

  assert.equal(inEditor.trim(), 'Ask @Olga <b>Quist about it.')
  const told = await world.sql(`select event from notifications where account_id = $1`, [olga])
  assert.deepEqual(told, [{ event: 'mentioned' }])
  assert.deepEqual(barriers, [])
  assert.deepEqual(otherComplaints(), [])
})

test('a name is completed in plain text as well; Esc leaves what was typed', { skip }, async () => {
  await named('piet', 'Piet Hein')
  const page = await member('wendy')
  await world.sql(
    `update accounts set preferences = preferences || '{"post_pref": "user_postpref_plain"}' where email = 'wendy@example.org'`,
  )
  await page.goto(`/g/${world.group.name}/new`)
  const text = page.getByLabel('Message')
  await text.pressSequentially('@pi')
  await page.getByRole('option', { name: '@Piet Hein' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('option', { name: '@Piet Hein' }).waitFor({ state: 'hidden' })
  await text.pressSequentially('e')
  await page.getByRole('option', { name: '@Piet Hein' }).click()

  assert.equal(await text.inputValue(), '@Piet Hein ')
  assert.deepEqual(otherComplaints(), [])
})

test('input typed before scripts load is kept, and not overwritten by a draft', { skip }, async () => {
  await world.as('owner').newhashtag({ group_id: world.group.id, name: 'orchard' })
  const page = await member('hedy')
  const home = `/g/${world.group.name}/new`
  await page.goto(home)
  await completedSubjectIn(page).fill('Older')
  await isSaved(page)

  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', route => isTyped.then(() => route.continue()))
  await page.goto(home, { waitUntil: 'commit' })
  await page.getByLabel('Subject').fill('Newer')
  release()
  await isSaved(page)

  assert.equal(await page.getByLabel('Subject').inputValue(), 'Newer')
  const subjects = await world.sql(
    `select subject from drafts where account_id = (select id from accounts where email = 'hedy@example.org') order by id`,
  )
  assert.deepEqual(subjects, [{ subject: 'Older' }, { subject: 'Newer' }])
  assert.deepEqual(visit!.complaints, [])
})

/** What browsers complained about but a draft that was not saved over another one. */
const otherComplaints = (): string[] =>
  visit!.complaints.splice(0).filter(complaint => !/ 400 .*\/drafts\/save\)$/.test(complaint))

test('text written in two windows becomes two drafts', { skip }, async () => {
  const one = await member('vera')
  await one.goto(`/g/${world.group.name}/new`)
  await completedSubjectIn(one).fill('Lime trees')
  await isSaved(one)
  const other = await one.context().newPage()
  await other.goto(`/g/${world.group.name}/new`)
  await other.getByLabel('Subject').and(other.getByRole('combobox')).fill('Lime trees, and oaks')
  await isSaved(other)

  await completedSubjectIn(one).fill('Lime trees, and elms')
  await one.getByRole('status').getByText('saved as a separate draft').waitFor()

  const subjects = await world.sql(
    `select subject from drafts where account_id = (select id from accounts where email = 'vera@example.org') order by id`,
  )
  assert.deepEqual(subjects, [{ subject: 'Lime trees, and oaks' }, { subject: 'Lime trees, and elms' }])
  assert.deepEqual(otherComplaints(), [])
})

test('returning to a page continues the saved draft', { skip }, async () => {
  const page = await member('wanda')
  await page.goto(`/g/${world.group.name}/new`)
  await completedSubjectIn(page).fill('Lime trees')
  await isSaved(page)
  await completedSubjectIn(page).fill('Lime trees, and oaks')
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pagehide'))`)
  await completedSubjectIn(page).fill('Lime trees, and elms')
  await isSaved(page)

  const subjects = await world.sql(
    `select subject from drafts where account_id = (select id from accounts where email = 'wanda@example.org')`,
  )
  assert.deepEqual(subjects, [{ subject: 'Lime trees, and elms' }])
  assert.deepEqual(otherComplaints(), [])
})

test('a message is still there after signing in again, and after the network failed', { skip }, async () => {
  const page = await member('xenia')
  const cookies = await page.context().cookies()
  const send = page.getByRole('button', { name: /^Post/ })
  await page.goto(`/g/${world.group.name}/new`)
  await page.getByLabel('Subject').fill('Elms')
  await editorIn(page).click()
  await page.keyboard.type('Keep the elms.')
  await isSaved(page)
  await page.context().clearCookies()
  await send.click()
  await page.getByText('What you typed is still here').waitFor()
  await page.context().addCookies(cookies)
  // As somebody does who has signed in in another tab.
  await page.locator('form[action*="/new"]').evaluate((form: { submit(): void }) => form.submit())
  await page.getByText("You're signed in again").waitFor()
  await editorIn(page).getByText('Keep the elms.').waitFor()

  await page.context().setOffline(true)
  await send.click()
  await page.getByRole('status').getByText("You're offline").waitFor()
  await page.context().setOffline(false)
  await page.route('**/new?/send', route => route.abort())
  await send.click()
  await page.waitForURL(/^chrome-error/)
  await page.unroute('**/new?/send')
  await page.goto(`/g/${world.group.name}/new`)
  await editorIn(page).getByText('Keep the elms.').waitFor()
  assert.equal(await page.getByLabel('Subject').inputValue(), 'Elms')
  await send.click()
  await page.waitForURL(/#m\d+$/)

  visit!.complaints.splice(0)
  const rows = await world.sql(`select count(*)::int as count from messages where subject = 'Elms'`)
  const drafts = await world.sql(
    `select id from drafts where account_id = (select id from accounts where email = 'xenia@example.org')`,
  )
  assert.deepEqual({ rows, drafts }, { rows: [{ count: 1 }], drafts: [] })
})

/** Runs in the page, as what is below. */
const dropping = `(() => {
  const given = new DataTransfer()
  given.items.add(new File(['oats'], 'dropped.txt', { type: 'text/plain' }))
  const over = type => document.querySelector('form[data-write]').dispatchEvent(new DragEvent(type, { dataTransfer: given, bubbles: true, cancelable: true }))
  over('dragover')
  over('drop')
})()`
const pasting = `bytes => {
  const given = new DataTransfer()
  given.items.add(new File([new Uint8Array(bytes)], 'loaf.png', { type: 'image/png' }))
  document.querySelector('.ProseMirror').dispatchEvent(new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }))
}`

test('user text cannot run on the compose pages', { skip }, async () => {
  const page = await member('eve')
  const { complaints } = visit!
  let dialogs = 0
  page.on('dialog', dialog => {
    dialogs += 1
    void dialog.dismiss()
  })
  const given = hostileHtml().filter(text => text.length < 2000 && !text.includes('\0') && text.isWellFormed())
  const batches = Array.from({ length: Math.ceil(given.length / 200) }, (_, n) => given.slice(n * 200, n * 200 + 200))
  for (const [n, batch] of batches.entries()) {
    const subject = batch[0]!.replaceAll(/\s+/g, ' ').slice(0, 200)
    const [draft] = await world.sql(
      `insert into drafts (account_id, group_id, draft_type, subject, body, body_type)
       select id, $1, 'draft_type_post', $2, $3, $4 from accounts where email = 'eve@example.org' returning id`,
      [world.group.id, subject, batch.join('\n\n'), n % 2 === 0 ? 'html' : 'markdown'],
    )
    await page.goto(`/drafts/${Number(draft!['id'])}`)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('region', { name: 'Preview' }).waitFor()
  }
  await page.goto('/drafts')

  assert.deepEqual({ dialogs, complaints }, { dialogs: 0, complaints: [] })
})
