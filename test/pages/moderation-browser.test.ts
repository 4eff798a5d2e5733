// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { isThorough } from '../sampling.ts'
import { serve } from '../servers/server.ts'
import type { PersonName } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { accessibilityViolations, openBrowser } from './browser-session.ts'
import { leaveEarly } from './leave-early.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const url = `https://localhost:${server.port}`

async function signedIn(open: () => Promise<Page>, who: PersonName): Promise<Page> {
  const page = await open()
  const value = world.people[who].ways.cookie.cookie!
  await page.context().addCookies([{ name: sessionCookieName, value, url }])
  return page
}
const countOf = async (page: Page): Promise<number> => Number(await page.locator('[data-count=all]').innerText())
async function idOf(subject: string, group_id: number): Promise<number> {
  const { data } = await world.as('owner').getpendingmessages({ group_id })
  return data.find(message => message.subject === subject)!.id
}
async function carryOut(): Promise<void> {
  await world.sql(`update moderation_decisions set due = now()`)
  await world.sql(`update jobs set run_at = now() where subscriber = 'moderation decisions'`)
  await world.settle()
}

test('two moderators clear a queue in two browsers without conflicts', { skip }, async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'moderator', 'ben'] })
  const size = isThorough ? 30 : 12
  for (let n = 1; n <= size; n++) await world.hold('ben', { subject: `Loaf ${n}`, body: 'Rye' }, group)
  await world.facts()
  const { open, complaints } = await visiting(server.port)
  const [owner, moderator] = [await signedIn(open, 'owner'), await signedIn(open, 'moderator')]
  const path = `/g/${group.name}/moderation`
  await Promise.all([owner.goto(path), moderator.goto(path)])
  assert.deepEqual(await accessibilityViolations(owner), [])

  // One works from the top with the keyboard, the other selects from the end: in the middle they meet. What the other one has
  // decided goes from the page at any moment, also while it is being pressed: then they look again, as people do.
  const timeout = 10_000
  const ignored = () => undefined
  // Where the last decision leads to may come late, and then takes the place of this visit.
  const visit = async (page: Page): Promise<void> => {
    const interrupted = (error: unknown): boolean => String(error).includes('interrupted by another navigation')
    await page.goto(path).catch((error: unknown) => (interrupted(error) ? visit(page) : Promise.reject(error)))
  }
  const fromTheTop = async () => {
    for (let round = 0; round < 60; round++) {
      const approve = owner.locator('[data-decide] [value=approve]')
      if ((await approve.count()) === 0) {
        await visit(owner)
        if ((await owner.locator('[data-item]').count()) === 0) return
      }
      await Promise.all([owner.waitForEvent('load', { timeout }).catch(ignored), owner.keyboard.press('a')])
    }
  }
  const fromTheEnd = async () => {
    for (let round = 0; round < 60; round++) {
      const boxes = moderator.locator('[data-item] input')
      const count = await boxes.count()
      if (count === 0) return
      for (let at = count - 1; at >= Math.max(0, count - 5); at--) await boxes.nth(at).check({ timeout }).catch(ignored)
      const deleting = moderator.locator('#bulk [value=delete]')
      const loaded = moderator.waitForEvent('load', { timeout }).catch(ignored)
      await deleting.click({ timeout }).then(() => loaded, ignored)
      await visit(moderator)
    }
  }
  await Promise.all([fromTheTop(), fromTheEnd()])
  await carryOut()

  const facts = await world.facts()
  const decided = facts.filter(name => name === 'message.approved' || name === 'message.discarded')
  assert.equal(decided.length, size)
  assert.equal(
    facts.filter(name => name === 'message.posted').length,
    facts.filter(name => name === 'message.approved').length,
  )
  const [{ rest }] = (await world.sql(`select count(*)::int as rest from moderation_decisions`)) as [{ rest: number }]
  assert.equal(rest, 0)
  await owner.goto(path)
  await owner.getByText('Nothing is pending').waitFor()
  // A page on which everything was skipped answers 400, which browsers put into the console.
  assert.deepEqual(
    complaints.filter(text => !text.includes('400')),
    [],
  )
})

test('a claim and a decision are seen by the other moderator without reloading', { skip }, async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'moderator', 'ben'] })
  const pending_message_id = await world.hold('ben', { subject: 'Bran', body: 'Wheat' }, group)
  await world.hold('ben', { subject: 'Rolls', body: 'Wheat' }, group)
  const { open } = await visiting(server.port)
  const owner = await signedIn(() => open({ viewport: { width: 1280, height: 900 } }), 'owner')
  await owner.goto(`/g/${group.name}/moderation`)

  await world.as('moderator').claimpendingmessage({ pending_message_id })
  await owner.locator('[data-live]', { hasText: 'Moderator is reviewing this' }).waitFor()
  await owner.locator('[data-decide]').getByRole('button', { name: 'Take over' }).waitFor()
  assert.equal(await owner.locator('[data-decide] [value=approve]').count(), 0)
  await world
    .as('moderator')
    .moderate({ group_id: group.id, action: 'reject', pending_message_ids: [pending_message_id] })
  await owner.locator('[data-live]', { hasText: 'Moderator already rejected this at' }).waitFor()
  assert.equal(await countOf(owner), 1)

  // The keyboard: next, select, approve, undo.
  await Promise.all([owner.waitForEvent('load'), owner.keyboard.press('j')])
  await owner.getByRole('heading', { name: 'Rolls' }).waitFor()
  await owner.keyboard.press('x')
  await owner.locator('#bulk', { hasText: '1 selected' }).waitFor()
  // What is selected stays so on the way to another item and back.
  await world.hold('ben', { subject: 'Oats', body: 'Oats' }, group)
  await owner.reload()
  await Promise.all([owner.waitForEvent('load'), owner.keyboard.press('j')])
  await owner.getByRole('heading', { name: 'Oats' }).waitFor()
  await owner.keyboard.press('x')
  await owner.locator('#bulk', { hasText: '2 selected' }).waitFor()
  await owner.getByText('Delete and ban…').last().click()
  await owner.getByText('Senders who will be banned: 1').waitFor()
  await Promise.all([owner.waitForEvent('load'), owner.keyboard.press('k')])
  await owner.locator('#bulk', { hasText: '2 selected' }).waitFor()
  await owner.keyboard.press('Escape')
  await Promise.all([owner.waitForEvent('load'), owner.keyboard.press('a')])
  await Promise.all([owner.waitForEvent('load'), owner.keyboard.press('z')])
  await owner.getByText('It’s pending again').or(owner.getByText("It's pending again")).waitFor()
  await owner.keyboard.press('?')
  await owner.getByLabel('Keyboard shortcuts').waitFor()
})

test('what has become pending meanwhile is offered, and added below what is being read', { skip }, async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'ben'] })
  await world.hold('ben', { subject: 'Bran' }, group)
  const { open } = await visiting(server.port)
  const owner = await signedIn(() => open({ viewport: { width: 1280, height: 900 } }), 'owner')
  await owner.goto(`/g/${group.name}/moderation`)
  await world.hold('ben', { subject: 'Rolls' }, group)
  const offer = owner.locator('[data-fresh] a', { hasText: '1 new pending: show' })
  await offer.waitFor()
  const subjects = owner.locator('[data-item] .subject')
  assert.deepEqual(await subjects.allInnerTexts(), ['Bran'])
  await offer.click()
  await owner.locator('[data-item]', { hasText: 'Rolls' }).waitFor()
  assert.deepEqual(await subjects.allInnerTexts(), ['Bran', 'Rolls'])
  await owner.getByRole('heading', { name: 'Bran' }).waitFor()
  // All of a list at once, and none again.
  const all = owner.getByRole('link', { name: 'Select all' })
  assert.equal(await all.count(), 0)
  await owner.reload()
  await all.click()
  await owner.locator('#bulk', { hasText: '2 selected' }).waitFor()
  await all.click()
  await owner.locator('#bulk').waitFor({ state: 'hidden' })
})

test('a phone decides by touch, and a browser without scripts by forms', { skip }, async () => {
  // What was decided before.
  await carryOut()
  await world.facts()
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'ben'] })
  for (const subject of ['Bran', 'Rolls', 'Oats', 'Rye']) await world.hold('ben', { subject }, group)
  const { open, complaints } = await visiting(server.port)
  const path = `/g/${group.name}/moderation`
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await signedIn(() => open(phone), 'owner')
  await page.goto(path)
  await page.locator('[data-item] a', { hasText: 'Rolls' }).tap()
  await page.getByRole('heading', { name: 'Rolls' }).waitFor()
  await page.getByRole('button', { name: 'Approve post' }).tap()
  await page.getByRole('heading', { name: 'Oats' }).waitFor()
  await page.goto(`${path}?item=message-${await idOf('Bran', group.id)}`)
  await page.locator('[data-decide] summary', { hasText: 'Reject' }).tap()
  await page.locator('[data-decide] textarea').fill('Off topic')
  await page.locator('[data-decide] [value=reject]').tap()
  await page.getByRole('heading', { name: 'Oats' }).waitFor()

  const plain = await signedIn(() => open({ javaScriptEnabled: false }), 'owner')
  await plain.goto(path)
  await plain.getByRole('link', { name: 'Select all' }).click()
  await plain.locator('#bulk [value=delete]').click()
  await plain.getByText('Nothing is pending').waitFor()
  await carryOut()
  const facts = (await world.facts()).filter(name => /^message\.(?:approved|rejected|discarded)$/.test(name))
  assert.deepEqual(facts.toSorted(), ['message.approved', 'message.discarded', 'message.discarded', 'message.rejected'])
  assert.deepEqual(complaints, [])
})

test('a moderator who leaves while the page is loading does not harm the server', async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'ben'] })
  await world.hold('ben', {}, group)
  const cookie = `${sessionCookieName}=${world.people.owner.ways.cookie.cookie}`
  await leaveEarly(server.port, `/g/${group.name}/moderation`, { cookie })
})

test('long names and subjects do not widen a page', { skip }, async () => {
  const long = (letters: number) => 'Abcdefghij'.repeat(letters / 10)
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'ben'] })
  const [owner, { people }] = [world.as('owner'), world]
  await owner.updategroup({ group_id: group.id, title: long(60) })
  await world.as('ben').updateuser({ full_name: long(50) })
  await world.hold('ben', { subject: long(200), body: long(300) }, group)
  const { topic_id } = await world.post('owner', { subject: long(200), body: 'Rye' }, group)
  await world.post('owner', { subject: `${long(200)} too`, body: 'Rye' }, group)
  const label = await owner.newmemberlabel({ group_id: group.id, name: long(50) })
  const member_info_id = group.members.ben
  await owner.setmemberlabels({ member_info_id, label_ids: [label.id] })
  const { open } = await visiting(server.port)
  const page = await signedIn(open, 'owner')
  const home = `/g/${group.name}`
  const wide: string[] = []
  for (const path of [
    '/moderation',
    `/topics/${topic_id}/merge`,
    `/topics/${topic_id}/move`,
    `/members/${member_info_id}`,
    `/person/${people.ben.account.id}`,
    '/members',
    '/settings',
  ])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      assert.equal((await page.goto(home + path))?.status(), 200, path)
      const overhang = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      if (overhang > 0) wide.push(`${path} at ${width}: ${overhang}`)
    }
  // In the list of pending items, names and subjects end with an ellipsis.
  await page.goto(`${home}/moderation`)
  const overhangs = await page.evaluate<number[]>(
    `[...document.querySelectorAll('[data-item]')].map(row => row.scrollWidth - row.parentElement.clientWidth)`,
  )
  assert.deepEqual(wide, [])
  assert.ok(overhangs.length > 0 && overhangs.every(overhang => overhang <= 16), String(overhangs))
})

test('form input is restored after signing in', { skip }, async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'ben'] })
  await world.hold('ben', { subject: 'Bran', body: 'Wheat' }, group)
  const { open } = await visiting(server.port)
  const owner = await signedIn(open, 'owner')
  await owner.goto(`/g/${group.name}/moderation`)
  await owner.keyboard.press('r')
  await owner.locator('[data-decide] textarea').fill('Bread is off topic')
  await owner.context().clearCookies()

  await owner.locator('[data-decide] [value=reject]').click()
  await owner.getByText('What you typed is still here').waitFor()
  const value = world.people.owner.ways.cookie.cookie!
  await owner.context().addCookies([{ name: sessionCookieName, value, url }])
  // As somebody does who has signed in in another tab.
  await owner.locator('form[action*="moderation"]').evaluate((form: { submit(): void }) => form.submit())
  await owner.getByText("You're signed in again").waitFor()

  assert.equal(await owner.locator('[data-decide] textarea').inputValue(), 'Bread is off topic')
})
