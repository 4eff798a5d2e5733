import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseSubject, type ParsedSubject } from './subject.ts'

const cases: Record<string, [string, Partial<ParsedSubject>]> = {
  'a plain subject is itself': [
    'Bread & roses',
    {
      subject: 'Bread & roses',
      withoutTags: 'Bread & roses',
      bare: 'Bread & roses',
      threadKey: 'bread & roses',
      isReply: false,
      isForward: false,
      hashtags: [],
      isPrivate: false,
    },
  ],
  'prefixes and the tag come off however they have piled up': [
    'Re: [folk] RE[2]: AW : [FOLK] Bread',
    { subject: 'Re: RE[2]: AW : Bread', bare: 'Bread', threadKey: 'bread', isReply: true },
  ],
  'marks of gateways are not compared, and hide no answer': [
    '[EXT] Re: [folk] [External Email] AW: Bread',
    { subject: '[EXT] Re: [folk] [External Email] AW: Bread', threadKey: 'bread', isReply: true },
  ],
  'other marks of gateways too': [
    '***SPAM*** EXTERNAL: {Spam?} [Caution] Bread',
    { threadKey: 'bread', isReply: false },
  ],
  'what only looks like a mark stays': ['[extra] Extra: bread', { threadKey: '[extra] extra: bread' }],
  'a word that begins like a prefix is none': ['Reno: rent', { bare: 'Reno: rent', isReply: false }],
  'another tag stays': ['[fork] Bread', { bare: '[fork] Bread' }],
  'what is passed on is no answer': [
    'FW: Bread',
    { bare: 'FW: Bread', threadKey: 'fwd: bread', isReply: false, isForward: true },
  ],
  'an answer to what is passed on is in its topic': [
    'AW: Fwd: Bread',
    { bare: 'Fwd: Bread', threadKey: 'fwd: bread', isReply: true },
  ],
  'hashtags are found once, in order, whatever their case': [
    'Bread #Baking, #sour and #BAKING rye',
    {
      subject: 'Bread #Baking, #sour and #BAKING rye',
      withoutTags: 'Bread and rye',
      bare: 'Bread and rye',
      hashtags: ['Baking', 'sour'],
    },
  ],
  'a number is no hashtag': ['Issue #12 #12a', { bare: 'Issue #12', hashtags: ['12a'] }],
  'numbers and signs alone are no hashtag': [
    'Issue #12. #3/4, #1.2: #(5) #+1 #... #½ #99½!',
    { bare: 'Issue #12. #3/4 #1.2: #(5) #+1 #... #½ #99½!', hashtags: [] },
  ],
  'what ends a sentence is no part of a hashtag': [
    'How about #rye? #oat: #Spelt!.) #node.js; #ひえ。 #C++ #v2.0.',
    { withoutTags: 'How about', hashtags: ['rye', 'oat', 'Spelt', 'node.js', 'ひえ', 'C++', 'v2.0'] },
  ],
  'a hashtag is one with a sign after it or without': ['#rye: #RYE', { bare: '', hashtags: ['rye'] }],
  'a hashtag begins a word': ['c#sharp x#y', { bare: 'c#sharp x#y', hashtags: [] }],
  'commas part hashtags': ['#a,#b,c bread', { bare: 'c bread', hashtags: ['a', 'b'] }],
  'two signs are no hashtag': ['##a #', { bare: '##a #', hashtags: [] }],
  'a sign within a hashtag is part of it': ['Bread #c#d,#C#', { bare: 'Bread', hashtags: ['c#d', 'C#'] }],
  'a hashtag may be in any script': ['#Käse #パン', { bare: '', threadKey: '#käse #パン', hashtags: ['Käse', 'パン'] }],
  'a private subject is known after its prefixes': ['Re: [folk] PRIVATE: us', { isPrivate: true, isReply: true }],
  'a subject about private things is not private': ['Not private: us', { isPrivate: false }],
  'only prefixes leave nothing': ['Re: Re:', { subject: 'Re: Re:', bare: '', threadKey: '', isReply: true }],
}
for (const [title, [written, expected]] of Object.entries(cases)) {
  test(`subject: ${title}`, () => {
    const read = parseSubject(written, { tag: 'folk' })

    for (const [name, value] of Object.entries(expected)) {
      assert.deepEqual(read[name as keyof ParsedSubject], value, name)
    }
  })
}

test('a foreign list tag stays in the subject and is ignored in comparisons', () => {
  const { subject, bare, threadKey, isReply } = parseSubject('[Rowers] Re: Boats', { tag: 'folk', listTag: 'rowers' })

  assert.deepEqual(
    { subject, bare, threadKey, isReply },
    { subject: '[Rowers] Re: Boats', bare: '[Rowers] Re: Boats', threadKey: 'boats', isReply: true },
  )
})

test('reply prefixes are recognized in many languages', () => {
  const prefixes = [
    'Re',
    'RE[2]',
    'Re(3)',
    'Re^2',
    'AW',
    'SV',
    'VS',
    'Antw',
    'Odp',
    'R',
    'RIF',
    'Res',
    'Ynt',
    'YNT',
    'ATB',
  ]
  const others = ['回复', '答复', '回覆', 'Vá', 'Ref', 'Отв', 'ΑΠ', 'ΣΧΕΤ', '返信', '답장', 'השב', 'رد', 'Trả lời']
  for (const prefix of [...prefixes, ...others]) {
    for (const colon of [': ', '：', ' : ']) {
      const { bare, isReply, isForward } = parseSubject(`${prefix}${colon}Bread`)

      assert.deepEqual({ bare, isReply, isForward }, { bare: 'Bread', isReply: true, isForward: false }, prefix)
    }
  }
})

test('forward prefixes are recognized in many languages', () => {
  for (const prefix of [
    'Fwd',
    'FW',
    'WG',
    'TR',
    'RV',
    'ENC',
    'Doorst',
    'VB',
    'I',
    'PD',
    'İLT',
    '转发',
    '轉寄',
    'ПЕР',
    'ΠΡΘ',
  ]) {
    const { isReply, isForward, threadKey } = parseSubject(`${prefix}: Bread`)

    assert.deepEqual(
      { isReply, isForward, threadKey },
      { isReply: false, isForward: true, threadKey: 'fwd: bread' },
      prefix,
    )
  }
})

test('a subject cannot break out of its header', () => {
  for (const end of ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\0', '\v', '\f', '\u001b', '\r\n\t']) {
    const { subject, bare } = parseSubject(`Bread${end}Bcc: x@example.org #a${end}b`, { tag: `x${end}y` })

    assert.deepEqual(
      [subject, bare],
      ['Bread Bcc: x@example.org #a b', 'Bread Bcc: x@example.org b'],
      JSON.stringify(end),
    )
  }
})

test('subjects that look alike compare as equal', () => {
  const { threadKey } = parseSubject('Re: \uff22read\u00a0\u00a0 A\u030angstr\u00f6m\u200f \ufb01ne')

  assert.equal(threadKey, 'bread \u00e5ngstr\u00f6m fine')
})

test('a long subject is cut between characters', () => {
  const { subject, threadKey } = parseSubject('\u{1f35e}'.repeat(400_000))

  assert.deepEqual([subject, threadKey], ['\u{1f35e}'.repeat(500), '\u{1f35e}'.repeat(200)])
  assert.ok(parseSubject(`x${'\u{1f35e}'.repeat(600)}`).subject.isWellFormed())
})
