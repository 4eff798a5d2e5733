// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { inTurn } from '../sampling.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { axeViolations, darkModeRules, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'
import { newVisitor, pageAt } from './visitor.ts'

const skip = chromium ? false : 'no browser'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const group = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
const home = `/g/${group.name}`
const { owner } = world.people
const folder = process.env['FOLKMOOT_SCREENSHOTS']

function visitorAs(name: PersonName, language = 'en') {
  const visitor = newVisitor(server, new URL(world.settings.url).origin, language)
  visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const valueOf = (html: string, name: string): string | undefined =>
  new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1]

async function ownersPage() {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 1280, height: 900 } })
  const url = `https://localhost:${server.port}`
  await page.context().addCookies([{ name: sessionCookieName, value: owner.ways.cookie.cookie!, url, secure: true }])
  return { page, complaints }
}

test('members are selected by keyboard and removed, after the page says what will happen', { skip }, async () => {
  const { page, complaints } = await ownersPage()
  await page.goto(`${home}/members?role=member`)
  const bar = page.locator('.bulk')
  assert.equal(await bar.isVisible(), false)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await page.getByText('2 of 2 selected').waitFor()
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await page.getByText('1 of 2 selected').waitFor()
  await page.getByRole('button', { name: 'Remove…' }).click()
  await page.getByRole('heading', { name: 'Remove 1 person?' }).waitFor()
  await page.getByRole('button', { name: 'Remove 1 person' }).click()
  await page.getByText('1 person removed.').waitFor()

  const { data } = await world.as('owner').findmembers({ group_id: group.id, mod_status: ['sub_modstatus_none'] })
  assert.deepEqual(
    data.map(({ id }) => id),
    [group.members.ben],
  )
  assert.deepEqual(complaints, [])
})

test('the member pages are accessible in light and dark mode, wide and on a phone', { skip }, async () => {
  const { page, complaints } = await ownersPage()
  const label = await world.as('owner').newmemberlabel({ group_id: group.id, name: 'Courtyard 2' })
  await world.as('owner').setmemberlabels({ member_info_id: group.members.ben, label_ids: [label.id] })
  await world.post('ben', { subject: 'Bread', body: '<p>Rye and oats.</p>' }, group)
  await world.as('owner').updatemember({ member_info_id: group.members.ben, post_status: 'sub_poststatus_moderated' })
  await world.as('owner').invite({ group_id: group.id, emails: 'Nora <nora@example.org>' })
  const barriers: string[] = []
  const paths = Object.entries({
    members: '/members',
    filtered: `/members?label=${label.id}`,
    invited: '/members?show=invited',
    member: `/members/${group.members.ben}`,
    moderator: `/members/${group.members.powerless}`,
    person: `/person/${world.people.ben.account.id}`,
    invite: '/invite',
  })
  for (const [name, path] of inTurn(paths, 2)) {
    assert.equal((await page.goto(home + path))?.status(), 200, path)
    for (const { width, colorScheme } of [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
      const isNarrowEnough = await page.evaluate('document.documentElement.scrollWidth <= innerWidth')
      if (!isNarrowEnough) barriers.push(`${path} is too wide`)
      barriers.push(...(await axeViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
    }
  }
  assert.deepEqual(barriers, [])
  assert.deepEqual(complaints, [])
})

test('beyond the daily limit the first people are invited, and the others stay in the field', async () => {
  const { id, name } = await world.addGroup({}, { peopled: true })
  const who = visitorAs('moderator')
  const at = `/g/${name}/invite`
  await world.sql(`insert into rate_counts (key, count) values ($1, 998)`, [`invites-in:${id}`])
  const emails = ['One <one@few.example>', 'two@few.example', 'Three <three@few.example>'].join('\n')

  const shown = await who.send(at, { emails }, '?/send', { button: '?/preview' })
  assert.match(shown.text, /2 of 3 will be invited[\s\S]*over the limit of 1,000 invitations a day/)
  const sent = await who.fill(pageAt(shown, at), { emails }, '?/send')
  assert.equal(sent.status, 200)
  assert.match(sent.text, /2 invitations sent[\s\S]*1 person wasn't invited: you can send 1,000 invitations a day/)
  assert.equal(valueOf(sent.text, 'emails'), 'Three &lt;three@few.example>')
  const none = await who.fill(pageAt(sent, at), { emails: 'Three <three@few.example>' }, '?/send')
  assert.match(none.text, /id="emails-why">You've reached the limit of 1,000 invitations a day/)
  const many = await who.send(
    at,
    { emails: Array.from({ length: 5001 }, (_, n) => `p${n}@few.example`).join('\n') },
    '?/send',
  )
  assert.match(many.text, /id="emails-why">That's more than 5,000 addresses/)
})

test('a file of addresses is read in its encoding', { skip }, async () => {
  const { page, complaints } = await ownersPage()
  await page.goto(`${home}/invite`)
  const upload = async (bytes: Buffer) => {
    await page.setInputFiles('#file', { name: 'people.csv', mimeType: 'text/csv', buffer: bytes })
    let text = ''
    while (!text.includes('@')) text = await page.inputValue('#emails')
    await page.fill('#emails', '')
    return text.trim()
  }
  const line = 'Jürgen,juergen@example.org'

  assert.equal(await upload(Buffer.from(line)), line)
  assert.equal(await upload(Buffer.from(line, 'latin1')), line)
  assert.equal(await upload(Buffer.from(`\ufeff${line}`, 'utf16le')), line)
  assert.deepEqual(complaints, [])
})

test('one form saves everything a moderator entered about a member, and logs only what changed', async () => {
  const place = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
  const at = `/g/${place.name}/members/${place.members.ben}`
  const who = visitorAs('owner')
  const page = await who.open(at)
  assert.equal([...page.text.matchAll(/<form [^>]*action="\?\/(save|role|options|notes|labels|fields)"/g)].length, 1)
  const { id: member_info_id } = await world.as('owner').getmember({ member_info_id: place.members.ben })
  await world.facts()
  const fields = { mod_status: 'sub_modstatus_none', post_status: 'sub_poststatus_moderated', moderator_notes: 'Kind' }
  const saved = await who.fill(page, { ...fields, new_label: 'Baker' }, '?/save')
  assert.match(saved.text, /Changes saved\./)
  const { post_status, moderator_notes, member_labels } = await world.as('owner').getmember({ member_info_id })
  assert.deepEqual(
    [post_status, moderator_notes, member_labels?.map(({ name }) => name)],
    ['sub_poststatus_moderated', 'Kind', ['Baker']],
  )
  assert.ok(!(await world.facts()).includes('member.role_changed'))
})

test('a first label is assigned to members in bulk', async () => {
  const place = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
  const at = `/g/${place.name}/members`
  const who = visitorAs('owner')
  const chosen = await who.send(at, { action: 'add_label', member_info_ids: String(place.members.ben) }, '?/choose')
  assert.match(chosen.text, /name="new_label"/)
  const done = await who.fill(pageAt(chosen, at), { new_label: 'Baker' }, '?/apply')
  assert.match(done.text, /Label added to 1 member\./)
})

test('an invalid filter shows an error, and no members', async () => {
  const who = visitorAs('owner')
  for (const [query, why] of [
    [`q=${'x'.repeat(201)}`, 'Search for at most 200 characters\\.'],
    ['joined_from=garbage', '“Joined from” isn.t a date'],
    ['role=king', '“Role” has an invalid value'],
  ] as const) {
    const { text } = await who.open(`${home}/members?${query}`)
    assert.match(text, new RegExp(`role="alert">${why}`))
    assert.doesNotMatch(text, /ben@example\.org/)
  }
  const refused = await who.fill(await who.open(`${home}/members`), {}, '?/export')
  assert.equal(refused.status, 200)
})

test('on a phone the current tab and list are visible, and tap targets are large enough', { skip }, async () => {
  const { page, complaints } = await ownersPage()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/settings/features', '/members?show=banned', '/members', '/moderation']) {
    await page.goto(home + path)
    const found = await page.evaluate(`({
      outside: [...document.querySelectorAll('.tabs [aria-current], .segments [aria-current]')]
        .filter(link => link.getBoundingClientRect().left < -1 || link.getBoundingClientRect().right > innerWidth + 1)
        .map(link => link.textContent),
      small: [...document.querySelectorAll('main .button, .pick label, label.pick')]
        .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && offsetHeight < 44)
        .map(target => target.outerHTML),
    })`)
    assert.deepEqual(found, { outside: [], small: [] }, path)
  }
  assert.deepEqual(complaints, [])
})
