// Not on every day: it walks through pages with a browser.
// From an empty folder to the first post in the first group, without a second terminal.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { password } from '../accounts.ts'
import { chromium } from '../browser.ts'
import { startCommand } from '../servers/command-line.ts'
import { newFolders } from '../servers/embedded.ts'
import { freePort } from '../servers/free-port.ts'
import { accessibilityViolations, darkModeRules, openBrowser } from './browser-session.ts'

const skip = chromium === undefined && 'chromium is not installed'
const visiting = openBrowser()
/** Where pictures of the pages go that somebody wants to look at. */
const { FOLKMOOT_PICTURES: pictures } = process.env

test('the link printed by the first start leads to the first post, and to the local mailbox', { skip }, async t => {
  // Links in emails name the port, so it is known before anything is served.
  const env = { FOLKMOOT_PORT: String(await freePort()) }
  const server = startCommand(await newFolders(t), ['serve'], { env })
  const [link = ''] = await server.waitForOutput(/Set up your site here .*: (https:\S+)\n/)
  const { open, complaints } = await visiting(Number(new URL(link).port))
  const page = await open({ viewport: { width: 1280, height: 900 } })
  const problems: string[] = []
  const look = async (name: string): Promise<void> => {
    for (const [scheme, rules] of [
      ['dark', darkModeRules],
      ['light', undefined],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      problems.push(...(await accessibilityViolations(page, rules)))
      if (pictures) await page.screenshot({ path: `${pictures}/${name}-${scheme}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const overhang = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    if (overhang > 0) problems.push(`${name} is ${overhang} pixels too wide`)
    if (pictures) await page.screenshot({ path: `${pictures}/${name}-phone.png`, fullPage: true })
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  await page.goto(link)
  await look('setup')
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account and continue' }).click()

  await page.waitForURL('**/setup/address')
  await look('setup-address')
  await page.getByRole('link', { name: 'Continue to email' }).click()
  await page.waitForURL('**/setup/email')
  await look('setup-email')
  await page.getByRole('link', { name: 'Continue to backups' }).click()
  await page.waitForURL('**/setup/backups')
  await page.getByText('No daily backup is set up.').waitFor()
  await look('setup-backups')
  await page.getByRole('link', { name: 'Continue to your first group' }).click()
  await page.waitForURL('**/setup/group')
  await look('setup-group')
  await page.getByLabel('Group name').fill('Bakers')
  await page.getByLabel('Address').fill('bakers')
  await page.getByLabel('Description').fill('Bread, and how to bake it.')
  await page.getByRole('button', { name: 'Create group' }).click()

  await page.waitForURL('**/g/bakers')
  await page.goto('/g/bakers/new')
  await page.getByLabel('Subject').fill('Hello bakers')
  await page.locator('[contenteditable=true]').fill('Rye or wheat?')
  await page.getByRole('button', { name: /^Post/ }).click()
  await page.getByRole('heading', { name: 'Hello bakers' }).waitFor()

  const ben = await open()
  await ben.goto('/register')
  await ben.getByLabel('Name').fill('Ben')
  await ben.getByLabel('Email').fill('ben@example.org')
  await ben.getByLabel('Password').fill(password)
  await ben.getByRole('button', { name: 'Sign up' }).click()
  await ben.getByText('It is in the local mailbox').waitFor()

  const email = page.getByRole('link', { name: /Confirm your email/ })
  // It is written after the registration is answered.
  do await page.goto('/admin/mailbox')
  while ((await email.count()) === 0)
  await look('mailbox')
  await email.click()
  await page.getByText('To ben@example.org').waitFor()
  await look('mailbox-email')
  const confirm = await page.locator('a[href*="/confirm?"]').first().getAttribute('href')
  await ben.goto(confirm!)
  await ben.getByRole('button', { name: 'Confirm email address' }).click()
  await ben.getByRole('heading', { name: 'Email address confirmed' }).waitFor()

  // An administrator's day: Ben says that he gets no email from the group.
  await ben.goto('/login')
  await ben.getByLabel('Email').fill('ben@example.org')
  await ben.getByLabel('Password').fill(password)
  await ben.getByRole('button', { name: 'Sign in' }).click()
  await ben.waitForURL(url => url.pathname !== '/login')
  await ben.goto('/g/bakers/join')
  await ben.getByRole('button', { name: 'Join', exact: true }).click()
  await ben.waitForURL(url => !url.pathname.endsWith('/join'))
  await ben.goto('/g/bakers/subscription')
  await ben.locator('select[name=email_delivery]').selectOption('email_delivery_none')
  await ben.locator('form:has(select[name=email_delivery]) button').first().click()
  await ben.getByRole('status').first().waitFor()
  await page.goto('/g/bakers/new')
  await page.getByLabel('Subject').fill('Who has flour?')
  await page.locator('[contenteditable=true]').fill('We are out of it.')
  await page.getByRole('button', { name: /^Post/ }).click()
  await page.getByRole('heading', { name: 'Who has flour?' }).waitFor()

  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Groups' }).click()
  await page.getByRole('heading', { name: '1 group' }).waitFor()
  await look('admin-groups')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Email' }).click()
  await look('admin-email')
  await page.getByLabel('Email address').fill('ben@example.org')
  await page.getByRole('button', { name: 'Find out' }).click()
  await page.getByText('Chose to get no email from this group.').waitFor()
  await page.getByText('In the local mailbox').first().waitFor()
  await look('admin-delivery')
  await page.goto('/admin/limits')
  await look('admin-limits')
  await page.goto('/g/bakers/message/2')
  await page.getByRole('link', { name: 'Delivery record' }).click()
  await page.getByRole('heading', { name: 'Delivery record' }).waitFor()
  const [, message] = new URL(page.url()).pathname.match(/messages\/(\d+)$/) ?? []
  await page.goto('/settings/preferences')
  await page.locator('select[name=language]').selectOption('de')
  await page.locator('form:has(select[name=language]) button').last().click()
  await page.goto('/admin/email')
  await page.getByLabel('E-Mail-Adresse').fill('ben@example.org')
  await page.getByLabel('Nummer der Nachricht').fill(message!)
  await page.getByRole('button', { name: 'Herausfinden' }).click()
  await page.getByText('Sie wurde dieser Person nicht als einzelne E-Mail geschickt.').waitFor()
  await page.getByText('Möchte von dieser Gruppe keine E-Mails.').waitFor()

  assert.deepEqual([problems, complaints], [[], []])
  const visitor = await open()
  assert.equal((await visitor.goto(link))?.status(), 404)
  assert.equal((await visitor.goto('/setup'))?.url().includes('/login'), true)
  await page.goto('/setup')
  assert.equal(new URL(page.url()).pathname, '/setup/address')
  server.child.kill('SIGTERM')
  await server.ended
})
