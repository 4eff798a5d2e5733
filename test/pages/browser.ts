import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright-core'
import type { World } from '../world.ts'

const quiet = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync', '--disable-extensions'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-default-apps'],
]

/** A real browser, closed with the world. */
export async function openBrowser(world: World, executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: quiet })
  world.atEnd(() => browser.close())
  return browser
}

export type Window = { page: Page; violations: string[] }

/** A window of its own, as small as a phone; it keeps in mind what the policy of a page forbade. */
export async function openWindow(browser: Browser, baseURL: string): Promise<Window> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true, viewport, locale: 'en-GB' })
  const page = await context.newPage()
  const violations: string[] = []
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text())
  })
  return { page, violations }
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Finding = { id: string; impact: string; nodes: { html: string }[] }

const findings = async (page: Page, options: string): Promise<string[]> => {
  const { violations } = await page.evaluate<{ violations: Finding[] }>(`axe.run(document, ${options})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * What seriously stands in the way of somebody who cannot see well or point, on the page as it is shown. In the dark only colours are
 * others.
 */
export async function obstaclesOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  await page.emulateMedia({ colorScheme: 'light' })
  const byDay = await findings(page, '{ resultTypes: ["violations"] }')
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await findings(page, '{ resultTypes: ["violations"], runOnly: ["color-contrast"] }')
  return [...byDay, ...byNight.map(found => `dark ${found}`)]
}

/** By how much a page is wider than its window. */
export const overhangOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
