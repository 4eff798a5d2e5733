import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { hostileHtml } from '#test/hostile-html.ts'
import { readWritten } from './read.ts'
import { attributes, isSafeUrl, tags } from './rules.ts'

/** All that is made of all that is hostile, each once. */
const outputs = [
  ...new Set(
    hostileHtml().flatMap(text =>
      (['html', 'markdown', 'plain'] as const).flatMap(format => {
        const { html, body, quoted, remainder } = readWritten({ format, text })
        return [html, body, quoted, remainder]
      }),
    ),
  ),
].filter(html => html !== '')

/** Where a text may be shown, and what belongs to the place itself. */
const contexts: Record<string, (html: string) => Tree.ParentNode> = {
  'a page': html => parse(`<!doctype html><body>${html}`),
  'a block': html => parseFragment(`<div>${html}</div>`),
  'a cell': html => parseFragment(`<table><tbody><tr><td>${html}</td></tr></tbody></table>`),
  'a heading': html => parseFragment(`<h1>${html}</h1>`),
  'a list': html => parseFragment(`<ul><li>${html}</li></ul>`),
  'a quotation': html => parseFragment(`<blockquote><p>${html}`),
  'a template': html => {
    const [template] = parseFragment(`<template>${html}</template>`).childNodes
    return (template as Tree.Template).content
  },
}
const ofPage: ReadonlySet<string> = new Set(['html', 'head', 'body'])
const allowed: ReadonlySet<string> = new Set(tags)

function* faults(node: Tree.ParentNode): Generator<string> {
  for (const child of node.childNodes) {
    if (child.nodeName === '#comment') yield 'a comment'
    if (!('tagName' in child)) continue
    const { tagName, attrs } = child
    if (!allowed.has(tagName) && !ofPage.has(tagName)) yield `<${tagName}>`
    for (const { name, value } of attrs) {
      if (!attributes[tagName]?.includes(name)) yield `<${tagName} ${name}>`
      if ((name === 'href' || name === 'src') && !isSafeUrl(value)) yield `<${tagName} ${name}="${value}">`
    }
    if (tagName === 'a' && attrs.every(({ name }) => name !== 'rel')) yield '<a> without rel'
    yield* faults(child)
  }
}

test('the corpus is large', () => {
  assert.ok(hostileHtml().length >= 300, String(hostileHtml().length))
})

for (const [place, read] of Object.entries(contexts)) {
  test(`whatever was written, nothing acts in ${place}`, () => {
    const found = outputs.flatMap(html => [...faults(read(html))].map(fault => ({ fault, html })))

    assert.deepEqual(found, [])
  })
}

test('a check that finds nothing finds what was not cleaned', () => {
  const found = hostileHtml().filter(html => [...faults(contexts['a block']!(html))].length > 0)

  assert.ok(found.length > 300, String(found.length))
})

const chromium = ['chromium', 'chromium-browser', 'google-chrome']
  .flatMap(name => (process.env['PATH'] ?? '').split(':').map(folder => join(folder, name)))
  .find(path => existsSync(path))

test('in a real browser nothing runs and nothing unknown appears', { skip: !chromium && 'no chromium' }, async () => {
  const clean = await shownIn(chromium!, outputs)
  const dirty = await shownIn(chromium!, [`<img src=x onerror=alert(1)>`])

  assert.deepEqual(clean, { shown: outputs.length, ran: 0, unknown: [] })
  // The same page does notice what acts.
  assert.deepEqual({ ...dirty, ran: dirty.ran > 0 }, { shown: 1, ran: true, unknown: ['IMG onerror'] })
})

type Seen = { shown: number; ran: number; unknown: string[] }

/** Shows texts in a browser: in the page as it is loaded, and set into it and read out again, twice over. */
async function shownIn(browser: string, texts: readonly string[]): Promise<Seen> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-hostile-'))
  const file = join(folder, 'page.html')
  try {
    await writeFile(file, page(texts))
    const dumped = await output(browser, [
      ...[
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
      ...['--disable-sync', '--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND', '--virtual-time-budget=5000'],
      ...[`--user-data-dir=${join(folder, 'profile')}`, '--dump-dom', `file://${file}`],
    ])
    const seen = /<title>seen:([^<]*)<\/title>/.exec(dumped)?.[1]
    assert.ok(seen, 'the browser has shown nothing')
    return JSON.parse(decodeURIComponent(seen)) as Seen
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}

function page(texts: readonly string[]): string {
  const script = (source: string): string => `<script>${source.replaceAll('<', '\\u003c')}</script>`
  const rules = JSON.stringify({ tags: tags.map(tag => tag.toUpperCase()), attributes })
  return `<!doctype html><meta charset=utf-8><title>nothing</title>
${script(`let ran = 0; for (const name of ['alert', 'prompt', 'confirm', 'open', 'print']) window[name] = () => { ran += 1 }`)}
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
addEventListener('load', () => setTimeout(() => {
  document.title = 'seen:' + encodeURIComponent(JSON.stringify({ shown: boxes.length, ran, unknown: [...unknown] }))
}, 500))`)}`
}

function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    child.once('error', reject)
    child.once('close', () => resolve(text))
  })
}
