import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitAgainstParent } from './inline-replies.ts'
import { ownClassNames } from './block-markup.ts'
import { parseText, type TextInput } from '../read-text.ts'

// The message that is replied to, and how programs quote it: unchanged, or with the author's words in it.

const answered = parseText({
  format: 'plain',
  text: 'Hi all,\n\nwhen do you open in the morning?\nAnd on Sundays?\n\nAnn',
}).html
const head = '-----Original Message-----\nFrom: Ann\nSent: Monday\nTo: Bob\nSubject: Hours\n\n'
const boxed = (html: string) =>
  `<div>Thanks!</div><div class="gmail_quote"><div>On Tue, 5 Jan 2026 at 10:00, Ann &lt;ann@example.org&gt; wrote:</div><blockquote class="gmail_quote">${html}</blockquote></div>`
const ruled = (html: string) =>
  `<p>Thanks!</p><div id="divRplyFwdMsg">From: Ann<br>Sent: Monday<br>Subject: Hours</div>${html}`
const bordered = (html: string) =>
  `<p>Thanks!</p><div style="border:none;border-top:solid #E1E1E1 1pt"><p>From: Ann<br>Sent: Monday<br>Subject: Hours</p></div>${html}`

const isQuotedBeside = (format: TextInput['format'], text: string, given: { answered?: string } = { answered }) => {
  const told = splitAgainstParent(parseText({ format, text }), given.answered)
  const { words, body, quoted } = told
  assert.equal('isDoubtful' in told, false)
  assert.equal(quoted === '', words.quoted === '')
  assert.ok(body !== '' && words.body.includes('Thanks!'))
  return quoted !== ''
}

test('text of the parent message is a quote, however it is wrapped or prefixed', () => {
  const texts: [TextInput['format'], string][] = [
    ['plain', `Thanks!\n\n${head}Hi all,\n\nwhen do you open\nin the morning? And on Sundays?\n\nAnn`],
    ['plain', `Thanks!\n\n${head}when do you open in the morning?`],
    [
      'plain',
      `Thanks!\n\n${head}Hi all,\nwhen do you open in the morning?\n${'_'.repeat(40)}\nBakers mailing list\nbakers@example.org`,
    ],
    [
      'plain',
      `Thanks!\n\n${head}Hi all,\n${ownClassNames.footerLine}\nLeave: https://folkmoot.test\nWhy you get this.\n${ownClassNames.footerLine}`,
    ],
    ['html', boxed('<p>Hi all,</p><p>When do you <b>open</b> in the morning?<br>And on Sundays?</p><p>Ann</p>')],
    ['html', ruled('<p>Hi all,</p><p>when do you open in the&nbsp;morning?</p>')],
    ['html', bordered('<p>Hi all,</p><p>when do you open in the morning?</p>')],
  ]
  for (const [format, text] of texts) assert.equal(isQuotedBeside(format, text), true, text)
})

test('text that differs from the parent belongs to the author', () => {
  const texts: [TextInput['format'], string][] = [
    ['plain', `Thanks!\n\n${head}Hi all,\n\nwhen do you open in the morning?\nAnd on Sundays?\n\nAnn\n\nAt seven.`],
    ['plain', `Thanks!\n\n${head}Hi all,\n\nwhen do you open in the morning?\n\nAt seven.\n\nAnd on Sundays?\n\nAnn`],
    ['html', boxed('<p>Hi all,</p><p>when do you open in the morning?</p><p>At seven.</p><p>And on Sundays?</p>')],
    ['html', ruled('<p>Hi all,</p><p>when do you open in the morning?</p><p>At seven.</p>')],
    ['html', bordered('<p>Hi all,</p><p>At seven.</p><p>when do you open in the morning?</p>')],
    // A short reply may be a word of the question.
    ['html', ruled('<p>Hi all,</p><p>when do you open in the morning?</p><p>Sundays</p>')],
  ]
  for (const [format, text] of texts) assert.equal(isQuotedBeside(format, text), false, text)
})

test('without a parent, quote markers decide', () => {
  assert.equal(isQuotedBeside('html', ruled('<p>Old</p>'), {}), true)
})

test('lines with quote markers are quotes, whatever they contain', () => {
  assert.equal(isQuotedBeside('plain', 'Thanks!\n\n> Something else'), true)
})
