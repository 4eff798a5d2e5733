// Not on every day: it walks through pages with a browser.
// Calendars in a real browser: the last place is wanted twice, an event is edited twice, keys, and accessibility.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { serve } from '../servers/server.ts'
import type { PersonName } from '../world/people.ts'
import { newWorld } from '../world.ts'
import { accessibilityViolations, darkModeRules, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const url = `https://localhost:${server.port}`
const api = world.as('owner')
const { group } = world
const calendar = `/g/${group.name}/calendar`
const wide = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

/** A browser of its own in which somebody is signed in. */
async function pageOf(who: PersonName, viewport = wide): Promise<{ page: Page; complaints: string[] }> {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport, locale: 'en-GB' })
  const value = world.people[who].ways.cookie.cookie!
  await page.context().addCookies([{ name: sessionCookieName, value, url, secure: true }])
  return { page, complaints }
}

test(
  'of two people who want the last place at once, one goes and the other is told the place on the waitlist',
  { skip },
  async () => {
    const { id } = await api.addevent({
      ...{ group_id: group.id, name: 'Repair café', start_time: '2031-05-01T10:00', rsvp: true, max_attendees: 1 },
    })
    const both = await Promise.all((['ben', 'cleo'] as const).map(async who => pageOf(who)))
    const choose = async ({ page }: { page: Page }): Promise<void> => {
      await page.goto(`${calendar}/${id}`)
      await page.locator('#rsvp label', { hasText: 'Going' }).click()
    }
    const save = async ({ page }: { page: Page }): Promise<string> => {
      await page.getByRole('button', { name: 'Save response' }).click()
      return (await page.locator('#rsvp [role=status]').innerText()).trim()
    }
    await Promise.all(both.map(choose))

    const answers = await Promise.all(both.map(save))

    assert.deepEqual(answers.toSorted(), [
      "All spots are taken. You're number 1 on the waitlist. If a spot opens, it's yours and we email you.",
      'Your response is saved.',
    ])
    const { num_attendees, num_waiting } = await api.getevent({ event_id: id })
    assert.deepEqual([num_attendees, num_waiting], [1, 1])
    assert.deepEqual(
      both.flatMap(({ complaints }) => complaints),
      [],
    )
  },
)

test('who saves an event after someone else sees what is there now, and keeps what they typed', { skip }, async () => {
  const { id } = await api.addevent({ group_id: group.id, name: 'Choir', start_time: '2031-06-01T19:00', rsvp: true })
  const [first, second] = await Promise.all([pageOf('owner'), pageOf('moderator')])
  for (const { page } of [first, second]) await page.goto(`${calendar}/${id}/edit`)
  const save = { name: 'Save event' }

  await first.page.getByLabel('Place').fill('The church')
  await first.page.getByRole('button', save).click()
  await first.page.getByText('Event saved.').waitFor()
  await second.page.getByLabel('Name').first().fill('Choir practice')
  await second.page.getByRole('button', save).click()
  await second.page.getByText('This was changed while you were editing').waitFor()

  assert.match(await second.page.locator('main').innerText(), /The church/)
  assert.equal(await second.page.getByLabel('Name').first().inputValue(), 'Choir practice')
  assert.equal((await api.getevent({ event_id: id })).name, 'Choir')
})

test('the calendar is accessible, and is used with keys', { skip }, async () => {
  const { id } = await api.addevent({
    ...{
      group_id: group.id,
      name: 'Concert',
      start_time: '2031-07-03T19:00',
      end_time: '2031-07-03T21:00',
      rsvp: true,
    },
    ...{ location: 'Town hall', max_attendees: 20, additional_guests: true, recurrence: 'FREQ=WEEKLY;COUNT=4' },
    ...{ comment_label: 'What do you sing?', reminder_minutes: 60 },
  })
  await world.as('ben').rsvp({ event_id: id, response: 'rsvp_yes', additional_guests: 1, comment: 'Alto' })
  await world.as('ben').posteventcomment({ event_id: id, body: 'Which songs?' })
  const { page, complaints } = await pageOf('owner')
  const paths = [`${calendar}?day=2031-07-01`, `${calendar}?view=agenda&day=2031-07-01`, `${calendar}/${id}`]
  const forms = [`${calendar}/new`, `${calendar}/${id}/message`, `${calendar}/${id}/cancel`]
  for (const path of [...paths, ...forms]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(wide)
    await page.goto(path)
    assert.deepEqual(await accessibilityViolations(page), [], path)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize(phone)
    assert.deepEqual(await accessibilityViolations(page, darkModeRules), [], path)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    assert.equal(overflow, 0, `${path} is wider than a phone`)
  }

  await page.setViewportSize(wide)
  await page.goto(paths[0]!)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'August 2031' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: 'New event' }).waitFor()
  assert.equal(await page.getByLabel('Starts').inputValue(), '2031-08-01')
  // The day on which it starts is suggested, and the words follow what is chosen.
  await page.locator('#repeat').selectOption('weekly')
  await page.getByText('Every Friday', { exact: true }).waitFor()
  await page.getByLabel('Every', { exact: false }).first().fill('2')
  await page.locator('#ends').selectOption('until')
  await page.getByLabel('Last date').fill('2031-12-31')
  await page.getByLabel('Last date').blur()
  await page.getByText('Every second Friday, until 31 December 2031').waitFor()
  await page.locator('#repeat').selectOption('monthly_weekday')
  await page.getByText(/^Every 2 months on the first Friday/).waitFor()
  // Those who turned single keys off can still use the arrows.
  await api.updateuser({ keyboard_shortcuts: false })
  await page.goto(paths[0]!)
  assert.doesNotMatch(await page.locator('.keys').innerText(), /new event|today/)
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'August 2031' }).waitFor()
  await api.updateuser({ keyboard_shortcuts: true })
  assert.deepEqual(complaints, [])
})

test('on a phone, one press at the bottom of the screen responds to an event', { skip }, async () => {
  const { id } = await api.addevent({
    ...{ group_id: group.id, name: 'Boat wash', start_time: '2031-08-05T10:00', rsvp: true, additional_guests: true },
  })
  const { page, complaints } = await pageOf('ben', phone)
  await page.goto(`${calendar}/${id}`)
  const bar = page.locator('.answer')
  const { x, y, width, height } = (await bar.boundingBox())!

  await bar.getByRole('button', { name: 'Maybe' }).click()
  await page.locator('#rsvp [role=status]').waitFor({ state: 'attached' })
  await bar.getByRole('button', { name: 'Going', exact: true }).click()
  await bar.locator('[aria-pressed=true]', { hasText: 'Going' }).waitFor()

  assert.deepEqual([x, y + height, width], [0, phone.height, phone.width])
  assert.equal((await api.getevent({ event_id: id })).num_attendees, 1)
  // What the bar covers can be scrolled into view.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  const foot = (await page.locator('footer a').first().boundingBox())!
  assert.ok(foot.y + foot.height <= (await bar.boundingBox())!.y, 'the bar covers the end of the page')
  await page.setViewportSize(wide)
  assert.equal(await bar.isVisible(), false)
  assert.deepEqual(complaints, [])
})

test('a month is printed with the names of its events and without what is pressed', { skip }, async () => {
  await api.addevent({ group_id: group.id, name: 'Harvest supper', start_time: '2031-09-03T19:00' })
  // As wide as paper is between its margins.
  const { page } = await pageOf('owner', { width: 700, height: 990 })
  await page.goto(`${calendar}?day=2031-09-01`)
  const event = page.locator('table.days a', { hasText: 'Harvest supper' })
  const onScreen = (await event.boundingBox())!

  await page.emulateMedia({ media: 'print' })

  const onPaper = (await event.boundingBox())!
  assert.ok(onScreen.width < 10, 'a phone has room for a dot')
  assert.ok(onPaper.width > 60 && onPaper.height > 12, 'paper has room for the name')
  for (const pressed of ['.top', '.bar .moves', '.views', '.act', '.rail', '.keys'])
    assert.equal(await page.locator(pressed).first().isVisible(), false, pressed)
  assert.ok(await page.getByRole('heading', { name: 'September 2031' }).isVisible())
  assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0)
  const pages = /\/Type \/Pages[^]*?\/Count (\d+)/.exec((await page.pdf({ format: 'A4' })).toString('latin1'))
  assert.equal(pages?.[1], '1', 'a month fits on one page')
})
