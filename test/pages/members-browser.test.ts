import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { chromium } from '../browser.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { accessibilityViolations, darkModeRules, openBrowser } from './browser-session.ts'
import { builtPages } from './pages.ts'

const skip = chromium ? false : 'no browser'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const group = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
const home = `/g/${group.name}`
const { owner } = world.people
const folder = process.env['FOLKMOOT_SCREENSHOTS']

async function ownersPage() {
  const { open, complaints } = await visiting(server.port)
  const page = await open({ viewport: { width: 1280, height: 900 } })
  const url = `https://localhost:${server.port}`
  await page.context().addCookies([{ name: sessionCookieName, value: owner.ways.cookie.cookie!, url, secure: true }])
  return { page, complaints }
}

test('members are selected by keyboard and removed, after the page has said what will happen', { skip }, async () => {
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

test('the pages of members keep nobody out, light or dark, wide or on a phone', { skip }, async () => {
  const { page, complaints } = await ownersPage()
  const label = await world.as('owner').newmemberlabel({ group_id: group.id, name: 'Courtyard 2' })
  await world.as('owner').setmemberlabels({ member_info_id: group.members.ben, label_ids: [label.id] })
  await world.post('ben', { subject: 'Bread', body: '<p>Rye and oats.</p>' }, group)
  await world.as('owner').updatemember({ member_info_id: group.members.ben, post_status: 'sub_poststatus_moderated' })
  await world.as('owner').invite({ group_id: group.id, emails: 'Nora <nora@example.org>' })
  const barriers: string[] = []
  for (const [name, path] of Object.entries({
    members: '/members',
    filtered: `/members?label=${label.id}`,
    invited: '/members?show=invited',
    member: `/members/${group.members.ben}`,
    moderator: `/members/${group.members.powerless}`,
    person: `/person/${world.people.ben.account.id}`,
    invite: '/invite',
  }))
    for (const { width, colorScheme } of [
      { width: 1280, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      assert.equal((await page.goto(home + path))?.status(), 200, path)
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
      const isNarrowEnough = await page.evaluate('document.documentElement.scrollWidth <= innerWidth')
      if (!isNarrowEnough) barriers.push(`${path} is too wide`)
      barriers.push(...(await accessibilityViolations(page, colorScheme === 'dark' ? darkModeRules : undefined)))
    }
  assert.deepEqual(barriers, [])
  assert.deepEqual(complaints, [])
})
