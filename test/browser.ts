import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import { allowedAttributes, allowedTags } from '#content/text/html/allowed-markup.ts'

/**
 * The browser that tests drive: the one that FOLKMOOT_TEST_BROWSER names, by its path or as the shell finds it, otherwise the first
 * that is installed. The headless shell takes half the time of the others; no test may pass with one of them alone.
 */
export const chromium = findBrowser(process.env['FOLKMOOT_TEST_BROWSER'])

function findBrowser(wanted: string | undefined): string | undefined {
  const names = wanted ? [wanted] : ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = names
    .flatMap(name => (isAbsolute(name) ? [name] : folders.map(folder => join(folder, name))))
    .find(path => existsSync(path))
  // Skipping would look like success to the person who asked for it.
  if (wanted && !found) throw new Error(`FOLKMOOT_TEST_BROWSER is ${wanted}, which is not installed`)
  return found
}

/** What a browser did with texts: how many it showed, calls of `alert` and the like, and what is not in the rules. */
export type RenderedTexts = {
  shown: number
  ran: number
  unknown: string[]
  /** What a page with a content security policy had to keep from happening. */
  violations: string[]
  /** Every request that it tried, but for the pages themselves. */
  requests: string[]
}

const origin = 'http://page.invalid'
/** What the browser asks for by itself; no text in a test names its makers. */
const isOfBrowser = (url: string): boolean =>
  url === `${origin}/favicon.ico` || /(?:^|\.)(?:google|googleapis|gstatic)\.com$/.test(URL.parse(url)?.hostname ?? '')
/** As strict as can be; pictures from elsewhere are what the cleaner keeps, and `cid:` leads nowhere. */
const policy = `default-src 'none'; script-src 'nonce-ours'; img-src http: https: cid:; report-uri /report`

/**
 * Shows texts in a real browser: in a page as it is loaded, and set into it and read out again, twice over; once without
 * and once under a content security policy. The browser has no other way out than a proxy that writes down what it asks
 * for and answers nothing.
 */
export async function renderTexts(browser: string, texts: readonly string[]): Promise<RenderedTexts> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-browser-'))
  const requests: string[] = []
  const pages: Record<string, string> = { '/': page(texts, true), '/policy': page(texts, false) }
  const proxy = createServer((request, response) => {
    const url = request.url ?? ''
    const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : ''
    const found = pages[path]
    if (found === undefined && !isOfBrowser(url)) requests.push(`${request.method} ${url}`)
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      ...(path === '/policy' && { 'content-security-policy': policy }),
    })
    response.end(found)
  })
  proxy.on('connect', (request, socket) => {
    // The browser may be gone before it hears the answer.
    socket.on('error', () => socket.destroy())
    if (!isOfBrowser(`https://${request.url}`)) requests.push(`CONNECT ${request.url}`)
    socket.end('HTTP/1.1 403 No\r\n\r\n')
  })
  try {
    const port = await listen(proxy)
    const dumped = await output(browser, [
      ...quiet,
      ...[`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>'],
      ...[`--user-data-dir=${join(folder, 'profile')}`, '--dump-dom', `${origin}/`],
    ])
    const seen = /<title>seen:([^<]*)<\/title>/.exec(dumped)?.[1]
    assert.ok(seen, 'the browser has shown nothing')
    return { ...(JSON.parse(decodeURIComponent(seen)) as Omit<RenderedTexts, 'requests'>), requests }
  } finally {
    proxy.closeAllConnections()
    proxy.close()
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}

/** The title of a local page in the form `seen:…`, once it has loaded. */
export async function titleIn(browser: string, url: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-browser-'))
  try {
    const dumped = await output(browser, [
      ...quiet,
      ...['--ignore-certificate-errors', `--user-data-dir=${join(folder, 'profile')}`, '--dump-dom', url],
    ])
    const seen = /<title>seen:([^<]*)<\/title>/.exec(dumped)?.[1]
    assert.ok(seen, `the browser has shown nothing: ${dumped}`)
    return seen
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}

const quiet = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync', '--disable-extensions'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-default-apps'],
  ...['--disable-features=OptimizationHints,MediaRouter,Translate,HttpsUpgrades', '--virtual-time-budget=5000'],
]

async function listen(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function page(texts: readonly string[], isOuter: boolean): string {
  const script = (source: string): string => `<script nonce=ours>${source.replaceAll('<', '\\u003c')}</script>`
  const rules = JSON.stringify({ tags: allowedTags.map(tag => tag.toUpperCase()), attributes: allowedAttributes })
  return `<!doctype html><meta charset=utf-8><title>nothing</title>
${script(`let ran = 0; for (const name of ['alert', 'prompt', 'confirm', 'open', 'print']) window[name] = () => { ran += 1 }
const violations = []; addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective + ' ' + event.blockedURI))`)}
<body>${texts.map(text => `<div class=shown>${text}</div>`).join('\n')}
${script(`const rules = ${rules}; const texts = ${JSON.stringify(texts)}; const unknown = new Set()
function look(root) {
  for (const one of root.querySelectorAll('*')) {
    if (!rules.tags.includes(one.tagName)) unknown.add(one.tagName)
    for (const { name } of one.attributes) if (!rules.attributes[one.tagName.toLowerCase()]?.includes(name)) unknown.add(one.tagName + ' ' + name)
  }
}
for (const shown of document.querySelectorAll('.shown')) look(shown)
const boxes = texts.map(text => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = text
  for (let time = 0; time !== 2; time += 1) { look(box); box.innerHTML = box.innerHTML }
  return box
})
for (const link of document.querySelectorAll('a')) { link.addEventListener('click', event => { if (/^https?:|^mailto:|^tel:|^cid:/.test(link.href)) event.preventDefault() }); link.click() }
const told = () => ({ shown: boxes.length, ran, unknown: [...unknown], violations })
${isOuter ? outer : inner}`)}`
}

const inner = `addEventListener('load', () => setTimeout(() => parent.postMessage(told(), '*'), 500))`
// The other page is looked at in a frame of this one, which begins when this one is done with its own texts.
const outer = `addEventListener('message', ({ data }) => {
  const own = told()
  const all = { shown: Math.min(own.shown, data.shown), ran: own.ran + data.ran, unknown: [...new Set([...own.unknown, ...data.unknown])], violations: data.violations }
  document.title = 'seen:' + encodeURIComponent(JSON.stringify(all))
})
addEventListener('load', () => { const frame = document.createElement('iframe'); frame.src = '/policy'; document.body.append(frame) })`

function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 600_000 })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    child.once('error', reject)
    child.once('close', () => resolve(text))
  })
}
