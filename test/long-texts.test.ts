// Not on every day: it tries very large or random texts and files.
// In a process of its own: it measures processor time, and changes the parser of mails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAddress, parseNamedAddress } from '#contract/address.ts'
import { nameOf } from '#features/accounts/profile/names.ts'
import { withLinks, withNames } from '#features/archives/files/inline-links.ts'
import { redactRaw } from '#features/archives/files/redact-raw.ts'
import { redactTokens } from '#features/archives/message/redact-tokens.ts'
import { parseQuery } from '#features/archives/search/parse-query.ts'
import { highlightedSnippet } from '#features/archives/search/highlight/snippet.ts'
import { highlightTermsOf } from '#features/archives/search/highlight/highlight-terms.ts'
import { tagName } from '#features/hashtags/names.ts'
import { splitLines } from '#features/groups/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { patchPostalMime } from '#mail/parse/patch-postal-mime.ts'
import { readMail } from '#mail/parse/read-mail.ts'
import { MailRefusedError } from '#mail/parse/mail-refused-error.ts'
import { cleanHtml, TooMuchMarkupError } from '#content/text/html/clean.ts'
import { isBlank, textOf, visibleLength } from '#content/text/index.ts'
import { parseText } from '#content/text/read-text.ts'
import { parseSubject } from '#content/text/subject.ts'
import { compareTexts } from '#content/text/wiki/compare.ts'
import { mergeTexts } from '#content/text/wiki/merge.ts'
import { parseWiki } from '#content/text/wiki/read-wiki.ts'
import { searchVector } from '#content/tokenizer/index.ts'
import { inTurn } from '#test/sampling.ts'

// As the thread that reads mails does.
patchPostalMime()

/** No function may work longer on a megabyte, in milliseconds. */
const limit = 200

const usual = ['mailto:', '*', '(', '>', '#a ', '"', "'"]
/** What takes longest by each kind of text: many elements, many lines, many addresses. */
const worst: Record<string, string[]> = {
  html: [
    '<li>',
    '<li>abcd',
    '<p>abcde',
    '<td>a',
    '<blockquote>a</blockquote>On 2026 a@b wrote:',
    '<a href=http://a>',
    '<pre>\n</pre>',
    '&',
  ],
  plain: ['a\n', '-- \n', 'On 2026 a@b wrote:\n> a\nb\n', 'http://a ', '> '],
  clean: ['<li>', '</p>'],
  words: ['a ', 'ab-', '語'],
  query: ['> '],
  wiki: ['[[a]]', '[[a|', '![[a]] ', '<h1>a</h1>', '[[', '<li>[[a]]', 'a\n'],
  'plain wiki': ['[[a]]', '[[a|', 'a\n', 'http://a '],
  'wiki comparison': ['a\n', 'a\nb\nc\n', 'a b ', '語', '\n'],
  'wiki comparison of HTML': ['<p>a</p><p>b</p>', '<li>a', 'a b '],
  'wiki merge': ['a\n', 'a\nb\nc\n', 'a\nb\nb\na\n', '\n'],
}
const message = { subject: 'a', body: '', quoted: '', remainder: '', name: 'a', keywords: [] }
const only = (body: string) => ({ body, quoted: '', remainder: '' })
const files = [{ content_id: 'a@b', url: 'https://a.example/file?a=1&b=2' }]
const tokenSigner = createTokenSigner(Buffer.alloc(32, 7))
const reader = { seesAddresses: false, mailDomain: 'a.example', codes: tokenSigner }
const mail = (head: string, text = ''): Buffer => Buffer.from(`From: a@b.org\r\n${head}\r\n\r\n${text}`)

type Format = 'html' | 'plain'
const wikiPage = (format: Format, text: string) => ({ format, text, title: 'a' })
const half = (text: string): string => text.slice(0, text.length / 2)
/** The same lines in another order, and with others between them: the most edits. */
const reordered = (text: string): string => text.split('\n').toReversed().join('\n')
const interleaved = (text: string): string => half(text).replaceAll('\n', '\n\n')
const comparison = (format: Format, before: string, after: string) =>
  compareTexts({ before: { format, text: before }, after: { format, text: after } })

const readers: Record<string, (text: string) => unknown> = {
  html: text => parseText({ format: 'html', text }),
  plain: text => parseText({ format: 'plain', text }),
  markdown: text => parseText({ format: 'markdown', text }),
  clean: cleanHtml,
  subject: text => parseSubject(text, { tag: text.slice(0, 20) }),
  visible: text => [textOf(text), visibleLength(text), isBlank(text)],
  words: text => searchVector({ ...message, body: text }),
  query: parseQuery,
  summary: text =>
    highlightedSnippet(only(text), highlightTermsOf(parseQuery('a mailto')), { read: Infinity, sought: Infinity }),
  'a late summary': text =>
    highlightedSnippet(only(text), highlightTermsOf(parseQuery('a mailto')), { read: 0, sought: Infinity }),
  address: text => [parseAddress(text), parseNamedAddress(text)],
  names: text => [nameOf(text), tagName(text), splitLines(text)],
  'inline files': text => withLinks(files)(withNames(text, files)),
  codes: text => redactTokens(text, { url: 'https://a.example', mailDomain: 'a.example', codes: tokenSigner }),
  'a mail shown': text => redactRaw({ skeleton: Buffer.from(`X-A: ${text}\r\n\r\n${text}`), parts: [] }, reader),
  wiki: text => parseWiki(wikiPage('html', text)),
  'plain wiki': text => parseWiki(wikiPage('plain', text)),
  'wiki comparison': text => [comparison('plain', text, reordered(text)), comparison('plain', text, interleaved(text))],
  'wiki comparison of HTML': text => comparison('html', half(text), `<p>b</p>${half(text)}`),
  'wiki merge': text => mergeTexts({ base: text, mine: reordered(text), theirs: interleaved(text) }),
  'a mail': text => readMail(mail('Content-Type: text/plain', text)),
  'a mail of HTML': text => readMail(mail('Content-Type: text/html', text)),
  'the head of a mail': text => readMail(mail(`Subject: ${text}`)),
}

const tooMuch = (error: unknown): boolean => error instanceof TooMuchMarkupError || error instanceof MailRefusedError

/** Milliseconds that this thread has worked; others on the machine do not count. */
async function worked(task: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  try {
    await task()
  } catch (error) {
    // To refuse a text is to be done with it.
    if (!tooMuch(error)) throw error
  }
  const after = process.threadCpuUsage(before)
  return (after.user + after.system) / 1000
}

const yardstick = 'The quick brown fox & the lazy dog. '.repeat(20_000)
/** What the yardstick takes on a machine with nothing else to do, for which the limit is meant. */
const usualYardstick = 28

/**
 * How much slower this machine is just now. Neighbours do not count as work, but they take caches and clock; so the same
 * work is measured beside, and never counts in favour of a slow function on a fast machine.
 */
async function slowness(): Promise<number> {
  const times = [await measure(), await measure()]
  return Math.max(1, Math.min(...times) / usualYardstick)

  function measure(): Promise<number> {
    return worked(() => yardstick.replace(/[a-z]+/g, word => word.toUpperCase()))
  }
}

const tries = 10

/** The best of some tries: what a collection of garbage or the compilations at the start add is not the function's. */
async function isTooSlow(task: () => unknown): Promise<number | false> {
  let best = Infinity
  for (let time = 0; time < tries; time += 1) {
    best = Math.min(best, await worked(task))
    if (best <= limit) return false
  }
  return best <= limit * (await slowness()) ? false : best
}

for (const [name, read] of Object.entries(readers)) {
  test(`a megabyte of any text is read in ${limit} ms: ${name}`, async () => {
    const slow: { piece: string; took: number }[] = []
    for (const piece of inTurn([...usual, ...(worst[name] ?? [])], 3)) {
      const text = piece.repeat(Math.ceil(1_048_576 / piece.length)).slice(0, 1_048_576)
      const took = await isTooSlow(() => read(text))
      if (took !== false) slow.push({ piece, took })
    }

    assert.deepEqual(slow, [])
  })
}

// Longer texts are taken for plain ones, so these are the longest that cost what Markdown costs.
test(`the longest Markdown is read in ${limit} ms`, async () => {
  const slow: { piece: string; took: number }[] = []
  const own = ['![', '[', '**a', '_a_ ', '- a       \n', '|a |b |\n|--|--|\n|c |d |\n', '<a@b.c>']
  for (const piece of inTurn([...own, ...usual], 3)) {
    const text = piece.repeat(Math.floor(50_000 / piece.length))
    const took = await isTooSlow(() => parseText({ format: 'markdown', text }))
    if (took !== false) slow.push({ piece, took })
  }

  assert.deepEqual(slow, [])
})
