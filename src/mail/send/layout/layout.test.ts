import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { colorHex } from '#contract/colors.ts'
import { untrusted, type EmailContent } from '#runtime/notifications/email-content.ts'
import { examples, home } from '#test/emails/examples.ts'
import { externalResources } from '#test/emails/external-resources.ts'
import { paletteOf } from './colours.ts'
import { htmlEmail } from './html.ts'
import { plainEmail } from './plain.ts'

const golden = (file: string): Promise<string> =>
  readFile(new URL(`../../../../test/emails/${file}`, import.meta.url), 'utf8')

for (const [name, text] of Object.entries(examples)) {
  test(`the email ${name} matches its example`, async () => {
    assert.equal(plainEmail(text, home), await golden(`${name}.txt`))
    assert.equal(htmlEmail(text, home, 'en'), await golden(`${name}.html`))
  })
}

test('whatever people write, an email has the elements of its layout and no foreign links', () => {
  for (const [name, text] of Object.entries(examples)) {
    assert.deepEqual(externalResources(htmlEmail(text, home, 'en'), home), [], name)
    assert.doesNotMatch(htmlEmail(text, home, 'en'), /[\u202a-\u202e]/)
  }
})

test('an email with a foreign link is not created', () => {
  const elsewhere: EmailContent = {
    title: 'A',
    why: [],
    action: { text: 'Go', url: 'https://moot.example.evil.example/' },
  }
  const script: EmailContent = { title: 'A', why: [{ text: 'Go', url: 'javascript:alert(1)' }] }
  const mail: EmailContent = { title: 'A', why: [{ text: 'Go', mail: 'a@moot.example?bcc=b@evil.example' }] }
  const lines: EmailContent = { title: 'A', why: [{ text: 'Go', mail: 'a@moot.example\r\nBcc: b@evil.example' }] }
  for (const text of [mail, lines]) assert.throws(() => plainEmail(text, home), /not a mail address/)
  for (const text of [elsewhere, script]) {
    assert.throws(() => htmlEmail(text, home, 'en'), /an email would lead to/)
    assert.throws(() => plainEmail(text, home), /an email would lead to/)
  }
})

test('right-to-left names are isolated, and do not reorder a sentence', () => {
  assert.deepEqual(['Ada', 'דנה', '\u202eevil\u2066', 'a\r\nb\u2028c', ''].map(untrusted), [
    'Ada',
    '\u2068דנה\u2069',
    'evil',
    'a b c',
    '',
  ])
})

test('an email has the color of its group, readable in light and dark mode', () => {
  const hues = [undefined, ...Object.values(colorHex)]

  for (const hue of hues) {
    for (const palette of Object.values(paletteOf(hue))) {
      const { paper, ink, second, accent, onAccent } = palette
      for (const text of [ink, second, accent]) assert.ok(contrast(text, paper) >= 4.5, `${text} on ${paper}`)
      assert.ok(contrast(onAccent, accent) >= 4.5, `${onAccent} on ${accent}`)
    }
  }
  assert.equal(paletteOf(undefined).light.accent, '#256039')
  assert.equal(new Set(hues.map(hue => paletteOf(hue).light.accent)).size > 25, true)
})

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
