import { chromium as engine, type Browser, type ConsoleMessage, type Page } from 'playwright-core'
import { chromium } from '#test/browser.ts'
import type { Person, Site } from './site.ts'

/** What a browser did on pages: whatever ran, was blocked, or went elsewhere. */
export type Visit = { pages: number; ran: string[]; blocked: string[]; elsewhere: string[]; links: string[] }

const hook = `for (const name of ['alert', 'prompt', 'confirm', 'print'])
  window[name] = () => console.warn('ran ' + name + ' in ' + location.pathname)
addEventListener('securitypolicyviolation', event => console.warn('blocked ' + event.violatedDirective + ' ' + event.blockedURI + ' in ' + location.pathname))`

/** Follows links from page to page as a person; `isWanted` says where to. */
export async function browse(
  site: Site,
  who: Person | null,
  start: readonly string[],
  { most, isWanted }: { most: number; isWanted(path: string): boolean },
): Promise<Visit | undefined> {
  if (chromium === undefined) return undefined
  const browser = await launch(chromium)
  const visit: Visit = { pages: 0, ran: [], blocked: [], elsewhere: [], links: [] }
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: site.url })
    context.setDefaultTimeout(600_000)
    await context.addInitScript(hook)
    for (const cookie of who?.cookie.split('; ') ?? []) {
      const [name, value] = [cookie.slice(0, cookie.indexOf('=')), cookie.slice(cookie.indexOf('=') + 1)]
      await context.addCookies([{ name, value, domain: 'localhost', path: '/', secure: true }])
    }
    const page = await context.newPage()
    watch(page, site.url, visit)
    const [paths, seen] = [[...start], new Set(start)]
    for (const path of paths) {
      if (visit.pages === most) break
      await page.goto(path, { waitUntil: 'load' })
      visit.pages += 1
      for (const link of await linksOn(page)) {
        visit.links.push(`${link.href} ${link.rel}`)
        const { origin, pathname, search } = new URL(link.href, site.url)
        const next = pathname + search
        if (origin !== site.url || seen.has(next) || !isWanted(next)) continue
        seen.add(next)
        paths.push(next)
      }
    }
    return visit
  } finally {
    await browser.close()
  }
}

const launch = (executablePath: string): Promise<Browser> =>
  engine.launch({
    executablePath,
    timeout: 600_000,
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  })

/** Shows each text as it is, on a page of its own without any policy; answers those that run, as seen by the same eyes. */
export async function runningOf(texts: readonly string[]): Promise<string[] | undefined> {
  if (chromium === undefined) return undefined
  const browser = await launch(chromium)
  try {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(hook)
    const running = new Set<string>()
    for (const text of texts) {
      const ran = (message: ConsoleMessage): void => void (message.text().startsWith('ran ') && running.add(text))
      page.on('console', ran)
      await page.route('**/*', route =>
        route.request().url() === 'http://control.invalid/'
          ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><body>${text}` })
          : route.abort(),
      )
      await page.goto('http://control.invalid/').catch(() => {})
      await page.evaluate(click).catch(() => {})
      page.off('console', ran)
      await page.unroute('**/*')
    }
    return [...running]
  } finally {
    await browser.close()
  }
}

/** What a person might do; with what is loaded after it. */
const click = `new Promise(done => {
  for (const one of document.querySelectorAll('body *')) for (const kind of ['mouseover', 'click', 'focus', 'toggle'])
    one.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))
  requestAnimationFrame(() => setTimeout(done, 20))
})`

function watch(page: Page, own: string, visit: Visit): void {
  page.on('dialog', dialog => {
    visit.ran.push(`a dialog in ${page.url()}`)
    void dialog.dismiss().catch(() => {})
  })
  page.on('console', message => {
    const text = message.text()
    if (text.startsWith('ran ')) visit.ran.push(text)
    if (text.startsWith('blocked ')) visit.blocked.push(text)
  })
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(own) && !/^(data|blob|about):/.test(url)) visit.elsewhere.push(`${url} from ${page.url()}`)
  })
}

const linksOn = (page: Page): Promise<{ href: string; rel: string }[]> =>
  page.$$eval('a[href]', all =>
    all.map(one => ({ href: (one as unknown as { href: string }).href, rel: one.getAttribute('rel') ?? '' })),
  )
