// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFragment } from 'parse5'
import { chromium, renderTexts } from '#test/browser.ts'
import { hostileHtml } from '#test/fixtures/hostile-html.ts'
import { contexts, faults } from '#test/fixtures/hostile-oracle.ts'
import { cleanHtml } from './html/clean.ts'
import { parseText } from './read-text.ts'

/** All outputs for all hostile inputs, without duplicates. */
const outputs = [
  ...new Set(
    hostileHtml().flatMap(text =>
      (['html', 'markdown', 'plain'] as const).flatMap(format => {
        const { html, body, quoted, remainder } = parseText({ format, text })
        return [html, body, quoted, remainder]
      }),
    ),
  ),
].filter(html => html !== '')

test('the corpus is large enough', () => {
  assert.ok(hostileHtml().length >= 300, String(hostileHtml().length))
})

for (const [place, read] of Object.entries(contexts)) {
  test(`hostile markup is harmless in ${place}`, () => {
    const found = outputs.flatMap(html => [...faults(read(html))].map(fault => ({ fault, html })))

    assert.deepEqual(found, [])
  })
}

const nested = [
  'p',
  'font',
  'div',
  'blockquote',
  'pre',
  'a',
  'b',
  'ul',
  'li',
  'dd',
  'h1',
  'h2',
  'table',
  'caption',
  'tr',
  'td',
]
const nestings = nested.flatMap(a => nested.flatMap(b => nested.map(c => `<${a}><${b}><${c}>x</${c}>y</${b}></${a}>z`)))
/** What a page may put around a text. */
const frames: Record<string, [string, string]> = {
  div: ['<div>', '</div>'],
  blockquote: ['<blockquote>', '</blockquote>'],
  table: ['<table><tr><td>', '</td></tr></table>'],
}

for (const [frame, [begin, end]] of Object.entries(frames)) {
  test(`markup cannot break out of its ${frame}`, () => {
    const found = [...outputs, ...nestings.map(cleanHtml)].filter(html => {
      const names = parseFragment(`${begin}${html}${end}<hr>after`).childNodes.map(node => node.nodeName)
      return names.join() !== `${frame},hr,#text`
    })

    assert.deepEqual(found, [])
  })
}

test('clean HTML is unchanged', () => {
  const found = [...hostileHtml(), ...nestings].map(cleanHtml).filter(html => cleanHtml(html) !== html)

  assert.deepEqual(found, [])
})

test('the check itself finds uncleaned HTML', () => {
  const found = hostileHtml().filter(html => [...faults(contexts['a block']!(html))].length > 0)

  assert.ok(found.length > 300, String(found.length))
})

/** External images are kept: the only thing that a clean text may load. */
const pictures = new Set(
  outputs.flatMap(html =>
    [...html.matchAll(/<img src="(https?:[^"]*)"/g)].map(([, url]) => {
      const { protocol, host, href } = new URL(url!.replaceAll('&amp;', '&'))
      return protocol === 'https:' ? `CONNECT ${host}:443` : `GET ${href}`
    }),
  ),
)

test(
  'in a real browser nothing runs, nothing unknown appears, and only stored pictures are requested',
  {
    skip: !chromium && 'no chromium',
  },
  async () => {
    const { requests, ...clean } = await renderTexts(chromium!, outputs)
    const asked = requests.filter(request => !pictures.has(request))

    assert.deepEqual({ ...clean, asked }, { shown: outputs.length, ran: 0, unknown: [], violations: [], asked: [] })
    assert.ok(requests.length > 0, 'kept pictures are asked for, so requests are seen')
  },
)

test('the test page detects active content', { skip: !chromium && 'no chromium' }, async () => {
  const dirty = ['<img src=x onerror=alert(1)>', '<link rel=stylesheet href=http://forbidden.invalid/x>']

  const { ran, unknown, violations, requests } = await renderTexts(chromium!, dirty)

  assert.ok(ran > 0)
  assert.deepEqual(unknown, ['IMG onerror', 'LINK', 'LINK rel', 'LINK href'])
  assert.ok(violations.some(one => one.startsWith('script-src-attr')))
  assert.ok(violations.includes('style-src-elem http://forbidden.invalid/x'))
  assert.ok(requests.includes('GET http://forbidden.invalid/x'))
})
