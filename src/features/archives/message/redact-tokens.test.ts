// In a process of those that measure: what searching for codes costs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { blankTokens, redactTokens } from './redact-tokens.ts'

const tokenSigner = createTokenSigner(Buffer.alloc(32, 7))
const tokenContext = { url: 'https://folkmoot.test', mailDomain: 'groups.folkmoot.test', codes: tokenSigner }
const code = tokenSigner.make('unsubscribe', [0, 7, 300, 0, 20_800])
const ours = `https://folkmoot.test/mail/unsubscribe/${code}`
const file = `https://folkmoot.test/api/v1/getmailfile?code=${tokenSigner.make('footer link', [5, 7, 300, 12, 20_800])}`
const fileCode = file.slice(file.lastIndexOf('=') + 1)
const escaped = (text: string) => encodeURIComponent(text)
const inFull = (text: string) => text.replace(/[a-z0-9]/g, letter => `%${letter.charCodeAt(0).toString(16)}`)
/** As Proofpoint writes links. */
const defended = (text: string) =>
  text.replace(/[:?=]/g, sign => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll('/', '_')

/** How programs that check mail, and others, write our links. */
const spellings: Record<string, (link: string) => string> = {
  'as it is': link => link,
  'two slashes': link => link.replace('.test/', '.test//'),
  'without its scheme': link => link.replace('https:', ''),
  'under another name of the host': link => link.replace('folkmoot.test', '203.0.113.7:8443'),
  'in capitals': link => link.toUpperCase(),
  'Safe Links': link =>
    `https://emea01.safelinks.protection.outlook.com/?url=${escaped(link)}&data=05%7C02%7Cben%40example.org%7Cabc&reserved=0`,
  'Safe Links, escaped twice': link =>
    `https://emea01.safelinks.protection.outlook.com/?url=${escaped(escaped(link))}&amp;data=05`,
  'Proofpoint, version 2': link => `https://urldefense.proofpoint.com/v2/url?u=${defended(link)}&d=DwMFaQ&c=abc`,
  'Proofpoint, version 3': link => `https://urldefense.com/v3/__${link}__;!!abc!xyz$`,
  'Barracuda, in small escapes': link =>
    `https://linkprotect.cudasvc.com/url?a=${escaped(link).replace(/%../g, sign => sign.toLowerCase())}&c=E,1`,
  'Sophos, in base64': link =>
    `https://eu-west-1.protection.sophos.com?d=folkmoot.test&u=${Buffer.from(link).toString('base64url')}&i=NWY=`,
  'every letter escaped': link => `https://check.example/?u=${inFull(link)}`,
}
for (const [name, spell] of Object.entries(spellings)) {
  test(`tokens are found by their signature: ${name}`, () => {
    for (const [link, secret] of [
      [ours, code],
      [file, fileCode],
    ] as const) {
      const text = `<p>See <a href="${spell(link)}">this</a>, and rye.</p>`

      const clean = redactTokens(text, tokenContext)
      const blank = blankTokens(text, tokenSigner)

      for (const left of [clean, blank]) {
        assert.notEqual(left, text)
        assert.equal(holds(left, secret), false, left)
      }
      assert.match(clean, /^<p>See <a href="[^"]*">this<\/a>, and rye\.<\/p>$/)
      assert.equal(blank.length, text.length)
    }
  })
}

/** Whether a text holds a code, whatever it is wrapped in. */
function holds(text: string, secret: string): boolean {
  let bare = text
  for (let n = 0; n < 4; n += 1)
    bare = bare.replace(/%([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
  const inside = (bare.match(/[\w-]{40,}/g) ?? []).map(word => Buffer.from(word, 'base64').toString('latin1'))
  return [bare, ...inside].some(one => one.toLowerCase().includes(secret))
}

test('text that only resembles a token is kept, even the longest words', () => {
  const forged = code.slice(0, 3) + (code[3] === 'a' ? 'b' : 'a') + code.slice(4)
  const text = [
    'Internationalisierungsmassnahmen and rindfleischetikettierungsueberwachung',
    `https://elsewhere.test/mail/link/${forged}`,
    'acgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgtacgt',
    `https://elsewhere.test/?u=${escaped(`https://elsewhere.test/${forged}`)}`,
    Buffer.from(`https://elsewhere.test/${forged}`.repeat(3)).toString('base64'),
  ].join('\n')

  assert.equal(redactTokens(text, tokenContext), text)
  assert.equal(blankTokens(text.replace('mail/link/', 'a/'), tokenSigner), text.replace('mail/link/', 'a/'))
})

test('a text full of possible tokens is cheap to redact, and none is missed', () => {
  const forged = (n: number) => createTokenSigner(Buffer.alloc(32, 8)).make('unsubscribe', [0, 7, n, 0, 20_800])
  const text = `${Array.from({ length: 20_000 }, (_, n) => forged(n)).join(' ')} ${ours}`
  const before = process.cpuUsage()

  const clean = redactTokens(text, tokenContext)

  const ms = process.cpuUsage(before).user / 1000
  assert.equal(clean.includes(code), false)
  assert.equal(clean.includes(forged(3)), true)
  assert.ok(ms < 1000, `${ms} ms`)
})
