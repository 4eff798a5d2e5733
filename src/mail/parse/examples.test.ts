import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readMails } from './index.ts'

/** Mails as programs write them, in test/mails: who, about what, and what is new, quoted and under it; then its files. */
type Expected = [
  author: string,
  subject: string,
  body: string,
  quoted?: string,
  remainder?: string,
  files?: [string, number][],
]
const head = (subject: string, sent: string) =>
  `From: Ann Baker [mailto:ann@example.org] Sent: ${sent} To: bakers@example.org Subject: ${subject}`
const monday = 'Monday, January 5, 2015 6:01 PM'

const mails: Record<string, Expected> = {
  'outlook-html': [
    'Dora Miller',
    'RE: [EXT] Opening hours',
    'Hello Ann, we open at seven. On Sundays at nine.',
    `${head('Opening hours', monday)} When do you open?`,
  ],
  'outlook-inline': [
    'Dora Miller',
    'RE: Opening hours',
    `Ann, my answers are inline. -----Original Message----- ${head('Opening hours', monday)} When do you open? At seven. And on Sundays? At nine.`,
  ],
  gmail: [
    'Carl Carter',
    'Re: Opening hours',
    'Seven is fine.',
    'On Mon, Jan 5, 2015 at 6:01 PM Ann Baker <ann@example.org> wrote: When do you open?',
  ],
  'apple-mail': [
    'Jörg Müller',
    'Re: Opening hours',
    'Here is the list.',
    'On 5 Jan 2015, at 18:01, Ann Baker <ann@example.org> wrote: When do you open?',
    '',
    [['hours.txt', 22]],
  ],
  thunderbird: [
    'Eva Ek',
    'Re: Opening hours',
    'Am 05.01.2015 um 18:01 schrieb Ann Baker: When do you open? Um sieben, glaube ich, aber frag lieber noch einmal, bevor du kommst.',
    'And on Sundays?',
    '-- Eva',
  ],
  'mailman-footer': [
    'Ben',
    'Re: [Bakers] Opening hours',
    'At seven.',
    'Ann Baker wrote: When do you open?',
    '_______________________________________________ Bakers mailing list Bakers@lists.example.org http://lists.example.org/mailman/listinfo/bakers',
  ],
  'yahoo-groups': [
    'Ann',
    'Re: [bakers] Yeast',
    'I have some.',
    '--- In bakers@yahoogroups.example.org, "Cleo" <cleo@e...> wrote: Who has yeast?',
    '[Non-text portions of this message have been removed] ------------------------ Yahoo! Groups Sponsor ---------------------~--> Buy bread! ---------------------------------------------------------------------~-> Yahoo! Groups Links To visit your group on the web, go to: http://groups.yahoo.example.org/group/bakers/',
  ],
  exmh: [
    'Fred',
    'Re: Yeast',
    'Thanks!',
    'In message <btgqd0+abcd@eGroups.example.org> you write: I have some.',
    '',
    [['part-1.asc', 75]],
  ],
  'lotus-notes': [
    'Gro_Hansen@...',
    'Re: Yeast',
    'I can bring it tomorrow. Fred <fred@example.org> 07.01.2004 15:00 To: bakers@example.org cc: Subject: Re: Yeast Thanks!',
  ],
  foxmail: ['王明', '新的面包店明天早上开门', '新的面包店明天早上开门。'],
  'utf-7': ['Hana', 'Grüße', 'Viele Grüße + ein Brot.'],
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
for (const [name, expected] of Object.entries(mails)) {
  test(`old mail is parsed correctly: ${name}`, async () => {
    const raw = await readFile(new URL(`../../../test/mails/${name}.eml`, import.meta.url))

    const [reading] = await readMails([raw])

    assert.ok(reading && 'mail' in reading)
    const { author, subject, text, files } = reading.mail
    const [body, quoted, remainder] = [text.words.body, text.words.quoted, text.words.remainder].map(tidy)
    const [by, about, ...rest] = expected
    assert.deepEqual(
      [author.name, subject, body, quoted, remainder, files.map(({ filename, content }) => [filename, content.length])],
      [by, about, ...rest, ...['', '', []].slice(rest.length - 1)],
    )
  })
}
