// npm run generate -- --screenshots: takes the screenshots of the README, from the data of the demo. They change with every run, so
// they are taken when the pages have changed visibly, and not checked.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium as engine, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromium } from '../test/browser.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/images')
const maxBytes = 60_000

type Screenshot = { name: string; viewport: { width: number; height: number }; open(page: Page): Promise<unknown> }
const group = '/g/alderwater-rowing'
const screenshots: readonly Screenshot[] = [
  { name: 'topics', viewport: { width: 1280, height: 610 }, open: page => page.goto(`${group}/topics`) },
  {
    name: 'topic',
    viewport: { width: 1280, height: 540 },
    open: async page => {
      await page.goto(`${group}/topics`)
      await page.locator('.topics a[href*="/topic/"]').first().click()
      await page.evaluate('scrollTo(0, 0)')
    },
  },
  { name: 'phone', viewport: { width: 390, height: 844 }, open: page => page.goto(group) },
]

const demo = spawn(process.execPath, ['tools/setup.js', 'demo'], {
  cwd: root,
  env: { ...process.env, FOLKMOOT_PORT: '0', LANG: 'C' },
  stdio: ['ignore', 'ignore', 'pipe'],
})
try {
  const { url, email, password } = await demoReady()
  const browser = await engine.launch({ executablePath: chromium!, args: ['--no-sandbox', '--disable-gpu'] })
  mkdirSync(folder, { recursive: true })
  for (const { name, viewport, open } of screenshots) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: url, viewport })
    const page = await context.newPage()
    await page.goto('/login')
    await page.fill('[name=email]', email)
    await page.fill('[name=password]', password)
    await page.press('[name=password]', 'Enter')
    await page.waitForURL(address => address.pathname !== '/login')
    await open(page)
    await page.waitForLoadState('networkidle')
    writeFileSync(join(folder, `${name}.webp`), await compressed(await page.screenshot()))
    await context.close()
  }
  await browser.close()
} finally {
  demo.kill('SIGTERM')
  if (demo.exitCode === null) await once(demo, 'exit')
}

/** Waits for the guide printed by the demo, and reads the URL and the member's account from it. */
function demoReady(): Promise<{ url: string; email: string; password: string }> {
  return new Promise((resolve, reject) => {
    let output = ''
    demo.stderr.setEncoding('utf8').on('data', text => {
      output += text
      const [, url] = /running at (\S+)/.exec(output) ?? []
      const [, email, password] = /Member\s+(\S+)\s+password (\S+)/.exec(output) ?? []
      if (url && email && password) resolve({ url, email, password })
    })
    demo.once('exit', () => reject(new Error(output)))
  })
}

/** The best quality that fits. */
async function compressed(png: Buffer): Promise<Buffer> {
  for (let quality = 90; ; quality -= 10) {
    const image = await sharp(png).webp({ quality }).toBuffer()
    if (image.length <= maxBytes || quality <= 10) return image
  }
}
