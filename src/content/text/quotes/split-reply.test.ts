import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ownClassNames } from './block-markup.ts'
import { parseText, type TextInput } from '../read-text.ts'

/** The text, and its new, quoted and trailing words. */
type Case = [string, string, string?, string?]
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

function check(format: TextInput['format'], cases: Record<string, Case>): void {
  for (const [title, [text, body, quoted = '', remainder = '']] of Object.entries(cases)) {
    test(`in ${format}, ${title}`, () => {
      const { words } = parseText({ format, text })

      assert.deepEqual(
        { body: tidy(words.body), quoted: tidy(words.quoted), remainder: tidy(words.remainder) },
        { body, quoted, remainder },
      )
    })
  }
}

const attribution = 'On Tue, 5 Jan 2026 at 10:00, Ann &lt;ann@example.org&gt; wrote:'
const said = 'On Tue, 5 Jan 2026 at 10:00, Ann <ann@example.org> wrote:'

check('html', {
  'a text without a quotation is all new': ['<p>One</p><p>Two</p>', 'One Two'],
  'Gmail quotes in a box': [
    `<div dir="ltr">New</div><br><div class="gmail_quote gmail_quote_container"><div class="gmail_attr">${attribution}<br></div><blockquote class="gmail_quote">Old</blockquote></div>`,
    'New',
    `${said} Old`,
  ],
  'answers between the quotations of Gmail are new': [
    `<div class="gmail_quote"><div class="gmail_attr">${attribution}</div><blockquote class="gmail_quote">One?</blockquote><div>Yes</div><blockquote class="gmail_quote">Two?</blockquote><div>No</div></div>`,
    `${said} One? Yes Two? No`,
  ],
  'a quotation under the last answer is quoted': [
    '<blockquote type="cite">One?</blockquote>Yes<blockquote type="cite">Two?</blockquote>',
    'One? Yes',
    'Two?',
  ],
  'a signature of Gmail stands under the text': [
    `<div>New</div><div class="gmail_signature">Ann, Bakery</div><div class="gmail_quote">${attribution}<blockquote>Old</blockquote></div>`,
    'New',
    `${said} Old`,
    'Ann, Bakery',
  ],
  'Thunderbird names whom it cites': [
    `<p>New</p><div class="moz-cite-prefix">${attribution}<br></div><blockquote type="cite" cite="mid:x@y">Old</blockquote><pre class="moz-signature">-- \nAnn</pre>`,
    'New',
    `${said} Old`,
    '-- Ann',
  ],
  'Apple Mail names whom it cites in the quotation': [
    `<div>New</div><div><br><blockquote type="cite"><div>${attribution}</div><div>Old</div></blockquote></div>`,
    'New',
    `${said} Old`,
  ],
  'Yahoo marks all that it quotes': [
    `<div>New</div><div id="ydp1yahoo_quoted_1" class="yahoo_quoted"><div>${attribution}</div><div>Old</div></div>`,
    'New',
    `${said} Old`,
  ],
  'Outlook on the web quotes all after a rule': [
    '<div>New</div><hr><div id="divRplyFwdMsg"><b>From:</b> Ann<br><b>Sent:</b> Monday<br><b>To:</b> Bob<br><b>Subject:</b> Bread</div><div>Old</div>',
    'New',
    'From: Ann Sent: Monday To: Bob Subject: Bread Old',
  ],
  'Outlook quotes all after a line': [
    '<p>New</p><div><div style="border:none; border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b>Von:</b> Ann<br><b>Gesendet:</b> Montag<br><b>An:</b> Bob<br><b>Betreff:</b> Brot</p></div></div><p>Old</p>',
    'New',
    'Von: Ann Gesendet: Montag An: Bob Betreff: Brot Old',
  ],
  'a line above a block that is no header quotes nothing': [
    '<p>One</p><div style="border:none;border-top:solid black 1pt"><p>Two</p></div>',
    'One Two',
  ],
  'the names of another program may carry a prefix': [
    '<p>New</p><div id="x_divRplyFwdMsg">From: Ann<br>Sent: Monday<br>Subject: Bread</div><p>Old</p>',
    'New',
    'From: Ann Sent: Monday Subject: Bread Old',
  ],
  'a poem in a quotation is new': ['<p>Listen:</p><blockquote>Roses are red</blockquote>', 'Listen: Roses are red'],
  'an unmarked quotation is known by the name above it': [
    `<p>New</p><p>${attribution}</p><blockquote>Old</blockquote>`,
    'New',
    `${said} Old`,
  ],
  'an original message follows its line': [
    '<p>New</p><p>-----Original Message-----<br>From: Ann</p><p>Old</p>',
    'New',
    '-----Original Message----- From: Ann Old',
  ],
  'what is passed on is new': [
    '<div>Look</div><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: Ann</div><p>News</p></div>',
    'Look ---------- Forwarded message --------- From: Ann News',
  ],
  'our own marks are known': [
    `<p>New</p><div class="${ownClassNames.quote}"><div class="${ownClassNames.attribution}">Ann said</div><blockquote type="cite">Old</blockquote></div><div class="${ownClassNames.footer}">Leave the group</div>`,
    'New',
    'Ann said Old',
    'Leave the group',
  ],
  'a preformatted text is read by its lines': [
    '<pre>New\n\nAnn wrote:\n</pre><blockquote type="cite">Old</blockquote><pre>-- \nBob</pre>',
    'New',
    'Ann wrote: Old',
    '-- Bob',
  ],
  'where all is quoted it is what the mail says': ['<blockquote type="cite">Old</blockquote>', 'Old'],
  'what nobody can see is no answer': ['<div>\u200b</div><blockquote type="cite">Old</blockquote>', 'Old'],
  'an answer under a header that nothing marks stays with it': [
    '<div id="divRplyFwdMsg">From: Ann<br>Sent: Monday<br>Subject: Bread</div><p>Old</p><p>New</p>',
    'From: Ann Sent: Monday Subject: Bread Old New',
  ],
  'a quotation under a header is all that is quoted there': [
    '<p>New</p><div id="divRplyFwdMsg">From: Ann<br>Sent: Monday<br>Subject: Bread</div><blockquote>Old?</blockquote><p>Yes</p><blockquote>Older</blockquote>',
    'New From: Ann Sent: Monday Subject: Bread Old? Yes',
    'Older',
  ],
  'answers within what a program has marked are new if they are announced': [
    `<div>See below.</div><div class="gmail_quote"><div class="gmail_attr">${attribution}</div><blockquote class="gmail_quote"><div>Old?</div><div>Yes</div></blockquote></div>`,
    `See below. ${said} Old? Yes`,
  ],
  'answers between the lines that are announced are new': [
    '<p>My answers are inline.</p><div id="divRplyFwdMsg">From: Ann<br>Sent: Monday<br>Subject: Bread</div><p>Old?</p><p>Yes</p>',
    'My answers are inline. From: Ann Sent: Monday Subject: Bread Old? Yes',
  ],
})

check('plain', {
  'quoted lines at the end are quoted': ['New\n\n> Old\n> > Older', 'New', 'Old Older'],
  'answers between quoted lines are new': [`${said}\n> One?\nYes\n> Two?\nNo`, `${said} One? Yes Two? No`],
  'a name over two lines goes with the quotation': [
    'New\n\nOn Tue, Jan 5, 2026 at 10:00 AM Ann Example <ann@example.org>\nwrote:\n> Old',
    'New',
    'On Tue, Jan 5, 2026 at 10:00 AM Ann Example <ann@example.org> wrote: Old',
  ],
  "text under a name that nothing marks may be anybody's": [`New\n\n${said}\nOld\n\nNew`, `New ${said} Old New`],
  "a sentence above a quotation is the author's": [
    'I agree with what Ann wrote:\n> Old',
    'I agree with what Ann wrote:',
    'Old',
  ],
  'a sentence with a date is too': [
    'On 5 January 2026 I told you that the boat is broken and then you wrote:\n> Old',
    'On 5 January 2026 I told you that the boat is broken and then you wrote:',
    'Old',
  ],
  "the line above a name is the author's": [
    'Happy 2026!\nAnn Example <ann@example.org>\nwrote:\n> Old',
    'Happy 2026!',
    'Ann Example <ann@example.org> wrote: Old',
  ],
  'a name alone goes with the quotation': ['New\n\nAnn van Example wrote:\n> Old', 'New', 'Ann van Example wrote: Old'],
  'a number of a message does too': [
    'New\n\nIn message <1@example.org> you write:\n>Old',
    'New',
    'In message <1@example.org> you write: Old',
  ],
  'answers under an original message that is marked are new': [
    'Hello,\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nTo: Bob\nSubject: Bread\n\n> Old?\n\nYes\n\n> Older',
    'Hello, -----Original Message----- From: Ann Sent: Monday To: Bob Subject: Bread Old? Yes',
    'Older',
  ],
  'what an original message quotes at its end is quoted with it': [
    'New\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Bread\n\nOld\n> Older',
    'New',
    '-----Original Message----- From: Ann Sent: Monday Subject: Bread Old Older',
  ],
  "text between marked lines of an original message may be anybody's": [
    'New\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Bread\n\nOld\n> Older\nYes',
    'New -----Original Message----- From: Ann Sent: Monday Subject: Bread Old Older Yes',
  ],
  'whoever only greets above an original message answers under it': [
    'Hi Ann,\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Bread\n\nOld?\n\nYes',
    'Hi Ann, -----Original Message----- From: Ann Sent: Monday Subject: Bread Old? Yes',
  ],
  'a list with signs under a line that introduces it is new': [
    'For Sunday we need:\n\n> flour\n> salt',
    'For Sunday we need: flour salt',
  ],
  'an answer under an original message that is not marked stays with it': [
    '-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Bread\n\nOld?\n\nYes',
    '-----Original Message----- From: Ann Sent: Monday Subject: Bread Old? Yes',
  ],
  'answers with a name before each are new': [
    'Hi\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Bread\n\nOld?\n\n[Bob Baker] Yes',
    'Hi -----Original Message----- From: Ann Sent: Monday Subject: Bread Old? [Bob Baker] Yes',
  ],
  'where all is quoted it is what the mail says, above its signature': ['> Old\n\n-- \nBob', 'Old', '', '-- Bob'],
  'a prompt is no quotation': ['Try:\n\n>>> 1 + 1\n2\n>>> 2 + 2', 'Try: >>> 1 + 1 2 >>> 2 + 2'],
  'what pipermail says of files stops no split': [
    'New\n\n> Old\n-------------- next part --------------\nA non-text attachment was scrubbed...\nName: rye.jpg\nType: image/jpeg\nSize: 4 bytes\nDesc: not available\nURL: <https://lists.example.org/rye.jpg>',
    'New',
    'Old',
    '-------------- next part -------------- A non-text attachment was scrubbed... Name: rye.jpg Type: image/jpeg Size: 4 bytes Desc: not available URL: <https://lists.example.org/rye.jpg>',
  ],
  'nor does what it says of a signature and a page': [
    'New\n-- \nBob\n\n-------------- next part --------------\nAn HTML attachment was scrubbed...\nURL: <https://lists.example.org/a.html>\n_______________________________________________\nBread mailing list\nbread@example.org',
    'New',
    '',
    '-- Bob -------------- next part -------------- An HTML attachment was scrubbed... URL: <https://lists.example.org/a.html> _______________________________________________ Bread mailing list bread@example.org',
  ],
  "what stands after a notice is the author's": [
    'One\n-------------- next part --------------\nAn HTML attachment was scrubbed...\nURL: <https://lists.example.org/a.html>\n-------------- next part --------------\nTwo',
    'One -------------- next part -------------- An HTML attachment was scrubbed... URL: <https://lists.example.org/a.html> -------------- next part -------------- Two',
  ],
  'a footer under a quotation is no answer': [
    'New\n\n> Old\n\n-------------------------------------------------------\nTo unsubscribe from this list, write to bread@example.org',
    'New',
    'Old',
    '------------------------------------------------------- To unsubscribe from this list, write to bread@example.org',
  ],
  'footers of Yahoo are known': [
    'New\n\n> Old\n\n[Non-text portions of this message have been removed]\n\n------------------------ Yahoo! Groups Sponsor --------------------~-->\nBuy!\n--------------------------------------------------------------------~->\n\nYahoo! Groups Links',
    'New',
    'Old',
    '[Non-text portions of this message have been removed] ------------------------ Yahoo! Groups Sponsor --------------------~--> Buy! --------------------------------------------------------------------~-> Yahoo! Groups Links',
  ],
  'a sentence about somebody is new': ['On Monday Ann wrote: no.\nSo we wait.', 'On Monday Ann wrote: no. So we wait.'],
  'a signature stands under two dashes': ['New\n-- \nAnn\nBakery', 'New', '', '-- Ann Bakery'],
  'two dashes above everything are no signature': ['-- \nNew', '-- New'],
  'a signature ends where a quotation begins': ['New\n-- \nAnn\n\n> Old', 'New', 'Old', '-- Ann'],
  'what a telephone adds stands under the text': ['New\n\nSent from my iPhone', 'New', '', 'Sent from my iPhone'],
  'our own footer is known': [
    `New\n${ownClassNames.footerLine}\nLeave`,
    'New',
    '',
    `${ownClassNames.footerLine} Leave`,
  ],
  'a footer of a list is known': [
    'New\n_______________________________________________\nBread mailing list\nbread@example.org',
    'New',
    '',
    '_______________________________________________ Bread mailing list bread@example.org',
  ],
  'a blank to fill in is new': [
    'Your name:\n____________________\nThank you',
    'Your name: ____________________ Thank you',
  ],
  'a header as Outlook writes it begins a quotation': [
    'New\n\n________________________________\nFrom: Ann\nSent: Monday\nTo: Bob\nSubject: Bread\n\nOld',
    'New',
    '________________________________ From: Ann Sent: Monday To: Bob Subject: Bread Old',
  ],
  'a line that a mailbox has changed is no quotation': ['New\n>From here on', 'New >From here on'],
})

for (const name of ['[Mem1]', '[ann]', '[Ann:]', '[Ann B. Baker]:'])
  check('plain', {
    [`answers with ${name} before each are new`]: [
      `New\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Bread\n\nOld?\n\n${name} Yes\n\nOlder?`,
      `New -----Original Message----- From: Ann Sent: Monday Subject: Bread Old? ${name} Yes Older?`,
    ],
  })

test('a signature below an original message is the author’s', () => {
  const text = 'Thanks.\n\n-----Original Message-----\nFrom: Ann\nSent: Monday\nSubject: Bread\n\nOld?\n\nYes\n\nBob'
  const bodyBy = (author: string) => tidy(parseText({ format: 'plain', text, author }).words.body)

  assert.deepEqual([bodyBy('Bob Baker'), bodyBy('Carl')], [tidy(text), 'Thanks.'])
})

test('in a new message, markers are the author’s own unless somebody is attributed', () => {
  const typed = (text: string) => {
    const { words } = parseText({ format: 'plain', text, isTyped: true })
    return [tidy(words.body), tidy(words.quoted)]
  }

  assert.deepEqual(typed('I think so.\n\n> flour\n> salt'), ['I think so. flour salt', ''])
  assert.deepEqual(typed(`New\n\n${said}\n> Old`), ['New', `${said} Old`])
})

check('markdown', {
  'a quotation at the end is new unless it is named': ['Listen:\n\n> Roses', 'Listen: Roses'],
  'a named quotation at the end is quoted': [
    'New\n\nOn 5 Jan 2026 at 10:00, Ann wrote:\n\n> Old',
    'New',
    'On 5 Jan 2026 at 10:00, Ann wrote: Old',
  ],
  'a signature is no heading': ['New\n-- \nAnn', 'New', '', '-- Ann'],
})

const names = [
  'On Mon, 5 Jan 2026 at 10:00, Ann wrote:',
  'Am 05.01.2026 um 10:00 schrieb Ann:',
  'Le lun. 5 janv. 2026 à 10:00, Ann <ann@example.org> a écrit :',
  'El lun, 5 ene 2026 a las 10:00, Ann (<ann@example.org>) escribió:',
  'Il giorno lun 5 gen 2026 alle ore 10:00 Ann ha scritto:',
  'Em seg., 5 de jan. de 2026 às 10:00, Ann escreveu:',
  'Op ma 5 jan 2026 om 10:00 schreef Ann:',
  'Den mån 5 jan. 2026 kl 10:00 skrev Ann:',
  'ma 5. tammik. 2026 klo 10.00 Ann kirjoitti:',
  'W dniu 5.01.2026 o 10:00, Ann pisze:',
  'po 5. 1. 2026 v 10:00 odesílatel Ann <ann@example.org> napsal:',
  'Ann <ann@example.org> ezt írta (időpont: 2026. jan. 5., H, 10:00):',
  'пн, 5 янв. 2026 г. в 10:00, Ann <ann@example.org>:\nAnn написал(а):',
  '5 января 2026 г., 10:00, Ann пишет:',
  'Στις Δευ 5 Ιαν 2026 στις 10:00, ο χρήστης Ann έγραψε:',
  'Ann <ann@example.org>, 5 Oca 2026 Pzt, 10:00 tarihinde şunu yazdı:',
  'Ann <ann@example.org> 于2026年1月5日周一 10:00写道：',
  '2026年1月5日(月) 10:00 Ann <ann@example.org>さんは書きました:',
  '2026년 1월 5일 (월) 오전 10:00, Ann님이 작성:',
]
for (const name of names) {
  test(`an attribution is recognized: ${name.replaceAll('\n', ' ')}`, () => {
    const { words } = parseText({ format: 'plain', text: `New\n\n${name}\n> Old` })

    assert.deepEqual([tidy(words.body), tidy(words.quoted)], ['New', `${tidy(name)} Old`])
  })
}

const piece = fc.constantFrom(
  ...[
    'one ',
    'two',
    '\n',
    '\n\n',
    '> ',
    '-- \n',
    'On 5 Jan 2026, Ann wrote:\n',
    'wrote:',
    'From: Ann\nSent: x\nSubject: y\n',
  ],
  ...[
    '<div>',
    '</div>',
    '<blockquote type=cite>',
    '</blockquote>',
    '<blockquote>',
    '<br>',
    '<p>',
    '<b>',
    '</b>',
    '<hr>',
  ],
  ...[
    '<div class=gmail_quote>',
    '<div class=gmail_signature>',
    '<div class=yahoo_quoted>',
    '<pre>',
    '</pre>',
    '<ul><li>',
  ],
  ...[
    '<table><tr><td>',
    '</table>',
    '&lt;',
    '<div id=divRplyFwdMsg>',
    '-----Original Message-----\n',
    '___________________________\n',
  ],
  ...[
    '---------- Forwarded message ---------\n',
    'Sent from my iPhone',
    '*',
    '`',
    '[a](http://a.b)',
    '<img src=http://a.b alt=c>',
  ],
)
const letters = (text: string): string => text.replace(/[\s\u00a0]/g, '')
const shown = (html: string): string => letters(html.replace(/<img[^>]*>/g, '§').replace(/<[^>]*>/g, ''))

test('however a text is split, each character and picture is in exactly one piece, in order', () => {
  fc.assert(
    fc.property(fc.constantFrom('html', 'plain', 'markdown'), fc.array(piece, { maxLength: 30 }), (format, pieces) => {
      const { body, quoted, remainder, html } = parseText({ format, text: pieces.join('') })
      const parts = [shown(body), shown(quoted), shown(remainder)]

      assert.ok(isMergeOf(shown(html), parts), JSON.stringify({ html, body, quoted, remainder }))
    }),
    { numRuns: 400 },
  )
})

test('however a text is split, there are no empty quotes', () => {
  fc.assert(
    fc.property(fc.constantFrom('html', 'plain', 'markdown'), fc.array(piece, { maxLength: 30 }), (format, pieces) => {
      const { body, quoted } = parseText({ format, text: pieces.join('') })

      assert.ok(shown(body) !== '' || shown(quoted) === '', JSON.stringify({ body, quoted }))
    }),
    { numRuns: 400 },
  )
})

/** Whether the parts, each read in order, make up the whole. */
function isMergeOf(whole: string, parts: readonly string[]): boolean {
  if (parts.join('').length !== whole.length) return false
  let reached = new Set(['0,0,0'])
  for (const letter of whole) {
    const next = new Set<string>()
    for (const at of reached) {
      const places = at.split(',').map(Number)
      parts.forEach((part, index) => {
        const place = places[index]!
        const found = String.fromCodePoint(part.codePointAt(place) ?? 0)
        if (found === letter) next.add(places.with(index, place + letter.length).join(','))
      })
    }
    reached = next
  }
  return reached.size > 0
}
