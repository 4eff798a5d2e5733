import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after } from 'node:test'
import { chromium as engine, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { linkTo, password } from '../accounts.ts'
import { chromium } from '../browser.ts'
import { isInTurn } from '../sampling.ts'
import type { World } from '../world.ts'

// Pages run each script once: optimizing takes longer than running it.
const unhurried = '--js-flags=--no-opt --no-maglev'
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Service workers are fetched without the options of a page.
  '--ignore-certificate-errors',
  unhurried,
]
/** The default of half a minute is too short on a busy machine. */
const patience = 10 * 60_000
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Visits to the pages of a server; `complaints` has console errors, including policy violations. */
export type BrowserSession = {
  complaints: string[]
  open(options?: BrowserContextOptions): Promise<Page>
}

/** A browser for all visits of a test file; call it at the top level, as it is closed with the file. */
export function openBrowser(): (port: number) => Promise<BrowserSession> {
  let begun: Promise<Browser> | undefined
  // Starting one takes as long as loading several pages.
  const browse = (): Promise<Browser> =>
    (begun ??= engine.launch({ executablePath: chromium!, args, timeout: patience }))
  after(async () => (await begun)?.close())
  return async port => sessionWith(await browse(), port)
}

function sessionWith(browser: Browser, port: number): BrowserSession {
  const complaints: string[] = []
  return {
    complaints,
    async open(options = {}) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        baseURL: `https://localhost:${port}`,
        ...options,
      })
      context.setDefaultTimeout(patience)
      // Closed with its test: hidden pages keep working.
      after(() => context.close())
      const page = await context.newPage()
      page.on('console', message => {
        if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
      return page
    },
  }
}

type AxeViolation = { id: string; impact: string; nodes: { html: string }[] }

/** In the dark only colours are others. */
export const darkModeRules = ['color-contrast']

/** What a page is, whichever thing it shows. */
const kindOf = (url: string): string => new URL(url).pathname.replace(/^\/g\/[^/]+/, '/g/group').replaceAll(/\d+/g, 'n')

/** What axe-core finds on a page whose turn it is: looking takes longer than the page. */
export async function accessibilityViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  return isInTurn(kindOf(page.url()), 3) ? axeViolations(page, rules) : []
}

/** Serious and critical accessibility violations found by axe-core, by all of its rules or some. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe)
  const options = { resultTypes: ['violations'], selectors: false, ...(rules ? { runOnly: rules } : {}) }
  const { violations } = await page.evaluate<{ violations: AxeViolation[] }>(
    `axe.run(document, ${JSON.stringify(options)})`,
  )
  return violations
    .filter(({ impact }) => ['serious', 'critical'].includes(impact))
    .map(({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes[0]?.html}`)
}

/** A person registers, and confirms with the emailed link. */
export async function register(
  page: Page,
  world: World,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  await page.goto(`/confirm?token=${await linkTo(world, email)}`)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await page.getByRole('heading', { name: 'Email address confirmed' }).waitFor()
}
