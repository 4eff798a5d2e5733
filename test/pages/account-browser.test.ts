// Not on every day: it walks through pages with a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeOf, makeAccount, password } from '../accounts.ts'
import { chromium } from '../browser.ts'
import { inTurn } from '../sampling.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { axeViolations, darkModeRules, openBrowser, register } from './browser-session.ts'

const skip = chromium === undefined && 'chromium is not installed'
const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const visiting = openBrowser()
const url = `https://localhost:${server.port}`
const phone = { viewport: { width: 390, height: 844 } }

test(
  'somebody registers, confirms, enables two-factor, signs in with a code, and creates a working key',
  { skip },
  async () => {
    const email = 'nora@example.org'
    const { open, complaints } = await visiting(server.port)
    const page = await open(phone)

    await register(page, world, { name: 'Nora', email })
    // They are signed in already.
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${url}/`)

    await page.goto('/settings/two-factor')
    await page.getByLabel('Confirm your password').fill(password)
    await page.getByRole('button', { name: 'Set up' }).click()
    const picture = await page.getByRole('img', { name: 'QR code for your authenticator app' }).boundingBox()
    const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
    await page.getByLabel('Code from the app').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
    await page.locator('li code').nth(9).waitFor()
    const recovery = await page.locator('li code').allInnerTexts()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${url}/`)
    await page.goto('/login?next=%2Fsettings%2Fapikeys')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    // On the page before there is a password, but no code.
    await page.getByLabel('Code from').waitFor()
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Code from').fill(codeOf(secret, 1))
    await page.getByRole('button', { name: 'Sign in' }).click()

    await page.waitForURL(`${url}/settings/apikeys`)
    await page.getByLabel('Name', { exact: true }).fill('Backup')
    await page.getByLabel('Confirm your password').fill(password)
    await page.getByLabel('Code from').fill(recovery[0]!)
    await page.getByRole('button', { name: 'Create key' }).click()
    const key = await page.getByLabel('Your new API key').inputValue()
    const { body } = await server.ask('/api/v1/getuser', { headers: { authorization: `Bearer ${key}` } })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(`${url}/`)

    assert.deepEqual([Math.round(picture!.width), recovery.length], [220, 10])
    assert.equal((body as { email: string }).email, email)
    const [kept] = await world.sql(`select timezone from accounts where email = $1`, [email])
    const zone = await page.evaluate<string>('Intl.DateTimeFormat().resolvedOptions().timeZone')
    assert.deepEqual(kept, { timezone: zone })
    // The first try to sign in was without the code. The stream of a page may also ask just after signing out.
    const told = complaints.map(text => /status of 400/.exec(text)?.[0] ?? text)
    assert.deepEqual([...new Set(told)], ['status of 400'])
  },
)

const ofVisitors = ['/register', '/confirm', '/confirm?token=x', '/forgot', '/reset?token=x', '/invite?token=x']
const ofEmails = ['/decline?token=x', '/login/enable?token=x', '/resume?code=x', '/missed?code=x', '/gone', '/login']
const settings = ['', '/preferences', '/email', '/password', '/two-factor', '/apikeys', '/sessions', '/data']

test('pages are accessible, fit a phone, and follow their content security policy', { skip }, async () => {
  const { open, complaints } = await visiting(server.port)
  const page = await open(phone)
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const email = 'ines@example.org'
  const { account } = await makeAccount(world, email)
  await world.sql('insert into members (group_id, account_id) values ($1, $2)', [world.group.id, account.id])
  const join = `/g/${group.name}/join`
  const mine = ['subscription', 'leave'].map(name => `/g/${world.group.name}/${name}`)
  const seen: Record<string, unknown> = {}
  const look = async (path: string): Promise<void> => {
    const response = await page.goto(path)
    await page.emulateMedia({ colorScheme: 'light' })
    const barriers = await axeViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    barriers.push(...(await axeViolations(page, darkModeRules)))
    const overhang = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    seen[path] = [response?.status(), overhang, ...barriers]
  }

  for (const path of inTurn([...ofVisitors, ...ofEmails], 3)) await look(path)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${url}/`)
  for (const path of inTurn([...settings.map(end => `/settings${end}`), '/subscriptions', ...mine, join], 3))
    await look(path)
  await look('/logout')

  await page.evaluate(`document.documentElement.removeAttribute('lang')`)
  const made = await axeViolations(page)

  assert.deepEqual(seen, Object.fromEntries(Object.keys(seen).map(path => [path, [200, 0]])))
  // What looks for barriers does find one.
  assert.deepEqual(
    made.map(text => text.slice(0, '/logout html-has-lang:'.length)),
    ['/logout html-has-lang:'],
  )
  assert.deepEqual(complaints, [])
})
