import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { splitRaw } from '#features/archives/index.ts'
import { parseLinkToken } from '#features/links/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { nastyTexts } from '#test/fixtures/nasty-texts.ts'
import type { Recipient } from '../outgoing-message.ts'
import { noSigner } from '../sign/dkim.ts'
import { composeCopies } from './copies.ts'
import type { CopySource } from './source.ts'
import { htmlWithFooter } from './texts.ts'

const addresses = { url: 'https://folkmoot.test', mailDomain: 'folkmoot.test' }
const tokenSigner = createTokenSigner(Buffer.alloc(32, 7))
const parts = { codes: tokenSigner, today: 20_000, signer: noSigner }
const settings = (own: Partial<GroupSettings> = {}): GroupSettings => ({ ...groupSettingDefaults, ...own })

const cara: Recipient = {
  member_id: 30,
  account_id: 3,
  email: 'cara@example.net',
  full_name: 'Cara Cook',
  timezone: 'Europe/Berlin',
  email_delivery: 'email_delivery_single',
  max_attachment_size: 'max_attachment_size_unlimited',
  mod_status: 'sub_modstatus_none',
  options: {},
}
const ben: Recipient = { ...cara, member_id: 20, account_id: 2, email: 'ben@example.org', full_name: 'Ben Baker' }

type Case = {
  mail: string[]
  subject?: string
  html?: string
  settings?: Partial<GroupSettings>
  title?: string
  name?: string
  recipient?: Recipient
  /** Files that stand in the mail in base64. */
  files?: Record<string, Buffer>
} & Partial<Pick<CopySource, 'reply_to' | 'hashtags' | 'isForbidden' | 'largest' | 'poll' | 'language'>>

const picture = Buffer.alloc(900, 'picture ')
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n')

const head = (...more: string[]): string[] => [
  'From: Ben Baker <ben@example.org>',
  'To: bread@folkmoot.test',
  'Subject: Rye',
  'Date: Tue, 10 Nov 2026 10:00:00 +0100',
  'Message-ID: <rye.1@example.org>',
  ...more,
]
const plain = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', '', 'Rye rises.', '']

function sourceOf(given: Case): CopySource {
  const raw = Buffer.from(given.mail.join('\r\n'), 'latin1')
  const files = Object.entries(given.files ?? {}).map(([filename, content], index) => ({
    filename,
    content,
    hash: `hash-${filename}`,
    id: index + 1,
    size: content.length,
    content_id: filename === 'oven.png' ? 'oven@example.org' : '',
  }))
  return {
    addresses,
    language: given.language ?? 'en',
    seals: tokenSigner,
    group: {
      id: 1,
      name: given.name ?? 'bread',
      title: given.title ?? 'Bread',
      url: `https://folkmoot.test/g/${given.name ?? 'bread'}`,
      settings: settings({ subject_tag: 'bread', ...given.settings }),
    },
    message: {
      msg_num: 12,
      topic_id: 5,
      account_id: 2,
      name: 'Ben Baker',
      email: 'ben@example.org',
      created: '2026-11-10T09:00:05+00:00',
      mime_id: 'rye.1@example.org',
      subject_with_tags: given.subject ?? 'Rye',
      html: given.html ?? '<p>Rye rises.</p>',
    },
    poll: given.poll ?? null,
    reply_to: given.reply_to ?? 'thread_reply_group_default',
    hashtags: given.hashtags ?? [],
    files,
    raw: splitRaw(raw, files),
    contents: new Map(files.map(({ hash, content }) => [hash, content])),
    arrival: null,
    isForbidden: given.isForbidden ?? false,
    largest: given.largest ?? 15_728_640,
    mayShare: false,
  }
}

/** The mail that somebody gets. */
async function copyOf(given: Case): Promise<string> {
  const { raw } = await composeCopies(sourceOf(given), parts).for(given.recipient ?? cara)
  return Buffer.concat(raw).toString('latin1')
}

const multipart = (kind: string, ...children: string[][]): string[] => [
  'MIME-Version: 1.0',
  `Content-Type: multipart/${kind}; boundary="b1"`,
  '',
  ...children.flatMap(child => ['--b1', ...child]),
  '--b1--',
  '',
]
const html = (...lines: string[]) => ['Content-Type: text/html; charset=utf-8', '', ...lines, '']
const text = (...lines: string[]) => ['Content-Type: text/plain; charset=utf-8', '', ...lines, '']
const attached = (name: string, type: string, content: Buffer, more: string[] = []) => [
  `Content-Type: ${type}; name="${name}"`,
  'Content-Transfer-Encoding: base64',
  `Content-Disposition: attachment; filename="${name}"`,
  ...more,
  '',
  base64(content),
]
const alternative = multipart('alternative', text('Rye rises.'), html('<html><body><p>Rye rises.</p></body></html>'))
const food = { id: 9, name: 'food' }

/** Mails as they go out, in `examples/`: each is read by a person when it changes. */
const examples: Record<string, Case> = {
  'plain text': { mail: [...head(), ...plain], hashtags: [food], subject: 'Re: Rye #food' },
  'plain and html': { mail: [...head(), ...alternative], settings: { footer: '<b>Bake well</b>' } },
  'html alone': {
    mail: [
      ...head('MIME-Version: 1.0'),
      ...html(
        '<html><head><style>body,p,a{color:white;background:black}</style></head>',
        '<body><p onmouseover="x()">Rye <b>rises</b>.</p><script>x()</script>',
        '<img src="https://pixel.example/?reader=1" width="1" height="1"></body></html>',
      ),
    ],
    html: '<p>Rye <b>rises</b>.</p>',
  },
  'in the name of the group': {
    mail: [...head('Reply-To: ben@elsewhere.example'), ...plain],
    isForbidden: true,
  },
  'what another list wrote': {
    mail: [
      'Received: from home (203.0.113.9) by mx.example.org; Mon, 16 Nov 2026 09:00:01 +0000',
      'DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=k; h=from; bh=x; b=y',
      'Authentication-Results: mx.example.org; spf=pass',
      ...head(
        'Cc: "Dan, the miller" <dan@example.com>, bread+approve+abcdefghijklmnop2345@folkmoot.test',
        'Bcc: secret@example.com',
        'List-Id: <old.example.com>',
        'List-Unsubscribe: <https://old.example.com/leave>',
        'Precedence: bulk',
        'Sender: old-bounces@example.com',
        'Disposition-Notification-To: ben@example.org',
        'In-Reply-To: <wheat.1@example.org>',
        'References: <first@example.org>',
        ' <wheat.1@example.org>',
        'User-Agent: Thunderbird',
      ),
      ...plain.slice(0, -1),
      '> Leave the group: https://folkmoot.test/mail/unsubscribe/abcdefghijklmnopqrstuvwxyz234567',
      '',
    ],
  },
  'a signed mail': {
    mail: [
      ...head(
        'MIME-Version: 1.0',
        'Content-Type: multipart/signed; micalg=pgp-sha256;',
        ' protocol="application/pgp-signature"; boundary="b1"',
      ),
      '',
      '--b1',
      ...text('Rye rises.'),
      '--b1',
      'Content-Type: application/pgp-signature; name="signature.asc"',
      '',
      '-----BEGIN PGP SIGNATURE-----',
      'abc',
      '-----END PGP SIGNATURE-----',
      '--b1--',
      '',
    ],
  },
  'an encrypted mail': {
    mail: [
      ...head(
        'MIME-Version: 1.0',
        'Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary="b1"',
      ),
      '',
      '--b1',
      'Content-Type: application/pgp-encrypted',
      '',
      'Version: 1',
      '--b1',
      'Content-Type: application/octet-stream',
      '',
      '-----BEGIN PGP MESSAGE-----',
      '--b1--',
      '',
    ],
  },
  'a lone attachment': {
    mail: [...head('MIME-Version: 1.0'), ...attached('oven.png', 'image/png', picture)],
    files: { 'oven.png': picture },
  },
  'an attachment as a link': {
    mail: [
      ...head(),
      ...multipart(
        'mixed',
        html('<p>See <img src="cid:oven@example.org"> it.</p>'),
        attached('oven.png', 'image/png', picture, ['Content-ID: <oven@example.org>']),
      ),
    ],
    files: { 'oven.png': picture },
    recipient: { ...cara, max_attachment_size: 'max_attachment_size_none' },
  },
  'a footer of its own': { mail: [...head(), ...alternative], settings: { seperate_footers: true } },
  'a poll': {
    mail: [...head(), ...alternative],
    poll: {
      ...{ id: 4, question: 'Rye or <spelt>?', type: 'poll_single', is_anonymous: true },
      closes: '2026-11-20T18:00:00+00:00',
      answers: [
        { text: 'Rye', desc: '' },
        { text: 'Spelt', desc: 'From the mill' },
      ],
    },
  },
  'the copy of its author': { mail: [...head('References: <wheat.1@example.org>'), ...plain], recipient: ben },
  'plain text as html': { mail: [...head(), ...plain], settings: { force_html_emails: true } },
  'looks evened out': {
    mail: [
      ...head(),
      ...multipart('alternative', text('Rye rises.'), html('<p style="color:red">Rye <blink>rises</blink>.</p>')),
    ],
    settings: { normalize_html_emails: true },
  },
  'one way to reply': {
    mail: [...head(), ...plain],
    settings: { remove_other_reply_options: true, reply_to: 'group_reply_to_moderators' },
  },
  'mostly japanese': {
    mail: [
      ...head('MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'),
      '',
      Buffer.from('パンが焼けました。どうぞ召し上がってください。'.repeat(40)).toString('base64'),
      '',
    ],
    subject: 'Re: パンが焼けました',
  },
  japanese: {
    mail: [
      ...head('MIME-Version: 1.0', 'Content-Type: text/plain; charset=iso-2022-jp', 'Content-Transfer-Encoding: 7bit'),
      '',
      '\u001b$B$3$s$K$A$O!"%Q%s$,>F$1$^$7$?!#$I$&$>>$$7>e$,$C$F$/$@$5$$!#\u001b(B',
      '',
    ],
    subject: 'Re: パンが焼けました',
    title: 'パンの会',
  },
  hostile: {
    mail: [
      ...[
        'From: =?utf-8?Q?Ben=0D=0ABcc:_evil@example.com?= <ben@example.org>',
        'To: "a\\"b\r\n c" <bread@folkmoot.test>, =?utf-8?Q?x=0Ay?= <dan@example.com>',
        'Date: yesterday\u0000',
        'Comments: odd \u0001\u00ff value',
        'Message-ID: <rye.1@example.org>',
      ],
      ...multipart('mixed', text('--b1 not a border', '.', '..', 'From here on'), [
        'Content-Type: application/octet-stream; name="x"',
        '',
        `\u0000\u00ff${'long '.repeat(300)}`,
      ]),
    ],
    subject: 'Rye\u2028 =?utf-8?Q?=0D=0ABcc:_evil@example.com?=',
    title: 'Bread\u0085"<script>alert(1)</script>',
    hashtags: [{ id: 9, name: 'a<b>"c' }],
  },
}

const folder = new URL('./examples/', import.meta.url)

test('a text that says its poll is followed by the way to vote alone', async () => {
  const { poll } = examples['a poll']!
  const asked = ['Rye or <spelt>?', '1. Rye', '2. Spelt - From the mill']
  const lines = asked.map(line => line.replace(' - ', ' – '))
  const said = `<p>Rye rises.</p><p>${lines.join('<br />').replace('<spelt>', '&lt;spelt&gt;')}</p>`
  const copy = await copyOf({ mail: [...head(), ...plain, ...asked], html: said, poll: poll! })
  assert.match(copy, /Vote: https:/)
  assert.equal(copy.split('2. Spelt').length, 2, copy)
})

test('a poll says its deadline, in the time zone of the group, and that it is anonymous', async () => {
  const { poll, ...given } = examples['a poll']!
  const texts = async (more: Partial<Case>) => {
    const { text: plainText = '', html: htmlText = '' } = await PostalMime.parse(await copyOf({ ...given, ...more }))
    return [plainText, htmlText].map(part => [...part.matchAll(/(?:Closes on|Endet am|Anonym)[^<\n]*/g)].join('|'))
  }
  const twice = (said: string) => [said, said]

  assert.deepEqual(
    await texts({ poll: poll! }),
    twice('Closes on Friday, 20 November 2026 at 18:00 UTC. Anonymous: nobody can see who voted for what.'),
  )
  assert.deepEqual(
    await texts({ poll: poll!, language: 'de', settings: { default_timezone: 'Europe/Berlin' } }),
    twice('Endet am Freitag, 20. November 2026 um 19:00 MEZ. Anonym: Niemand sieht, wer wie abgestimmt hat.'),
  )
  assert.deepEqual(
    await texts({ poll: { ...poll!, closes: null } }),
    twice('Anonymous: nobody can see who voted for what.'),
  )
  assert.deepEqual(await texts({ poll: { ...poll!, closes: null, is_anonymous: false } }), twice(''))
})

for (const [name, given] of Object.entries(examples))
  test(`a copy matches its reviewed example: ${name}`, async () => {
    const copy = await copyOf(given)
    const file = new URL(`${name.replaceAll(' ', '-')}.eml`, folder)

    if (!existsSync(file)) {
      await writeFile(file, copy, 'latin1')
      assert.fail(`${file.pathname} is new: read it`)
    }
    assert.equal(copy, await readFile(file, 'latin1'))
  })

test('HTML-only mail gets a text part, is stripped of scripts and tracking, and has our footer in its colors', async () => {
  const copy = await copyOf(examples['html alone']!)
  const mail = await PostalMime.parse(Buffer.from(copy, 'latin1'))

  assert.match(copy, /^Content-Type: multipart\/alternative;/m)
  assert.match(mail.text!, /^Rye rises\.\n\n[^]*Leave the group: https/)
  assert.match(mail.html!, /<p>Rye <b>rises<\/b>\.<\/p>/)
  assert.match(mail.html!, /color:white/)
  assert.doesNotMatch(mail.html!, /<script|onmouseover|pixel/)
  const footer = mail.html!.slice(mail.html!.indexOf('class="folkmoot_footer'))
  assert.doesNotMatch(footer, /<(?:p|a|li)(?! style="color:#\w+!important;background:#fff!important")\b/)
})

test('copies of an author with a non-ASCII address pass every server', async () => {
  const given: Case = { mail: [...head(Buffer.from('Cc: 用户@例え.jp, dan@example.com').toString('latin1')), ...plain] }
  const source = sourceOf(given)
  source.message.email = 'jürgen@xn--bcher-kva.example'
  for (const reply_to of [
    'group_reply_to_group',
    'group_reply_to_sender',
    'group_reply_to_group_and_sender',
  ] as const) {
    source.group.settings = { ...source.group.settings, reply_to }

    const { raw } = await composeCopies(source, parts).for(cara)

    const [fields] = Buffer.concat(raw).toString('latin1').split('\r\n\r\n')
    assert.match(fields!, /^[\r\n -~]*$/)
    assert.match(fields!, /^From: Ben Baker via Bread <bread@folkmoot\.test>\r$/m)
    assert.match(fields!, /^Cc: <dan@example\.com>\r$/m)
    assert.match(fields!, /^Reply-To: <bread(?:\+owner)?@folkmoot\.test>\r$/m)
  }
})

test('HTML with pictures gets a text part too, and mail that has one gets no second', async () => {
  const pictured = [
    ...head(),
    ...multipart('related', html('<p>Rye <img src="cid:oven@example.org"></p>'), [
      ...attached('oven.png', 'image/png', picture, ['Content-ID: <oven@example.org>']),
    ]),
  ]
  const copies = [
    await copyOf({ mail: pictured, files: { 'oven.png': picture } }),
    await copyOf(examples['plain and html']!),
  ]

  for (const copy of copies) {
    assert.equal(copy.match(/^Content-Type: text\/plain/gm)!.length, 1)
    assert.equal(copy.match(/^Content-Type: text\/html/gm)!.length, 1)
  }
  const mail = await PostalMime.parse(Buffer.from(copies[0]!, 'latin1'))
  assert.deepEqual([mail.attachments.length, mail.text!.split('\n')[0]], [1, 'Rye rises.'])
})

const wholeText = 'パンが焼けました。どうぞ召し上がってください。'.repeat(40)

test('text and links survive any encoding', async () => {
  for (const name of ['plain text', 'mostly japanese', 'hostile']) {
    const mail = await PostalMime.parse(Buffer.from(await copyOf(examples[name]!), 'latin1'))

    const found = [...mail.text!.matchAll(/\/mail\/(?:link|unsubscribe)\/(\S+)/g)].map(([, code]) =>
      parseLinkToken(tokenSigner, code!, 20_000),
    )
    const about = { group_id: 1, member_id: 30 }
    const tags = (examples[name]!.hashtags ?? []).flatMap(({ id }) => [
      { action: 'follow_hashtag', ...about, about_id: id },
      { action: 'mute_hashtag', ...about, about_id: id },
    ])
    const leave = { action: 'leave', ...about, about_id: 0 }
    assert.deepEqual(found, [{ action: 'mute_topic', ...about, about_id: 5 }, ...tags, leave], name)
  }
  const mail = await PostalMime.parse(Buffer.from(await copyOf(examples['mostly japanese']!), 'latin1'))
  assert.equal(mail.text!.split(/\r?\n/)[0], wholeText)
})

test('no name, subject, title or file name can start a header, line or part', async () => {
  const [plainFields] = (await copyOf(examples['plain text']!)).split('\r\n\r\n')
  const namesIn = (fields: string) => fields.match(/^[^\s:]+(?=:)/gm)
  await fc.assert(
    fc.asyncProperty(nastyTexts, nastyTexts, nastyTexts, nastyTexts, async (subject, title, name, tag) => {
      const source = sourceOf({ mail: [...head().slice(1), ...plain], title, subject })
      source.message.name = name
      source.group.settings.subject_tag = tag
      const composed = composeCopies({ ...source, isForbidden: true, hashtags: [{ id: 1, name }] }, parts)
      const mail = Buffer.concat((await composed.for(cara)).raw).toString('latin1')

      const [fields] = mail.split('\r\n\r\n')
      assert.deepEqual(namesIn(fields!), namesIn(plainFields!))
      assert.doesNotMatch(mail, /(?<!\r)\n|\r(?!\n)|[^\r\n\x20-\x7e]/)
    }),
  )
})

test('direct recipients get no second copy; everyone else does', () => {
  const composed = composeCopies(sourceOf(examples['what another list wrote']!), parts)

  const skipped = [cara, ben, { ...cara, email: 'Dan@example.com' }].map(recipient => composed.skips!(recipient))

  assert.deepEqual(skipped, [false, false, true])
})

test('Reply-To follows the topic or a hashtag, else the group', async () => {
  const replyTo = async (given: Partial<Case>) =>
    /^Reply-To: (.*)$/m.exec((await copyOf({ mail: [...head(), ...plain], ...given })).replaceAll('\r', ''))?.[1]
  const group = '<bread@folkmoot.test>'
  const author = 'Ben Baker <ben@example.org>'
  const by = (reply_to: GroupSettings['reply_to'], more: Partial<Case> = {}) =>
    replyTo({ settings: { reply_to }, ...more })

  assert.deepEqual(
    await Promise.all([
      by('group_reply_to_group'),
      by('group_reply_to_sender'),
      by('group_reply_to_moderators'),
      by('group_reply_to_group_and_sender'),
      by('group_reply_to_group', { reply_to: 'thread_reply_to_sender' }),
      by('group_reply_to_group', { isForbidden: true }),
      by('group_reply_to_sender', { isForbidden: true }),
      by('group_reply_to_moderators', { isForbidden: true }),
    ]),
    [
      group,
      undefined,
      '<bread+owner@folkmoot.test>',
      `${group}, ${author}`,
      undefined,
      `${group}, ${author}`,
      author,
      '<bread+owner@folkmoot.test>',
    ],
  )
})

test('the group’s tag is in a subject once, after the reply prefix', async () => {
  const subjectOf = async (subject: string, subject_tag: string) =>
    /^Subject: (.*)$/m
      .exec(await copyOf({ mail: [...head(), ...plain], subject, settings: { subject_tag } }))![1]!
      .trim()

  assert.deepEqual(
    await Promise.all([
      subjectOf('Rye', ''),
      subjectOf('Rye', 'bread'),
      subjectOf('Re: [BREAD] Rye', 'bread'),
      subjectOf('[bread] AW: Re[2]: [bread] Rye #food', '[bread]'),
      subjectOf('Fwd: [Bread] Rye', 'bread'),
      subjectOf('AW: [EXT] Re: [bread] Rye', 'bread'),
    ]),
    [
      'Rye',
      '[bread] Rye',
      'Re: [bread] Rye',
      'AW: Re[2]: [bread] Rye #food',
      'Fwd: [Bread] Rye',
      'AW: [EXT] Re: [bread] Rye',
    ],
  )
})

test('mail that is too large has links in place of its files', async () => {
  const given = { ...examples['an attachment as a link']!, recipient: cara }

  const [whole, cut] = [await copyOf(given), await copyOf({ ...given, largest: 1000 })]

  assert.equal(cut, await copyOf(examples['an attachment as a link']!))
  assert.ok(whole.includes(base64(picture)))
})

test('mail of many programs keeps its text and files', async () => {
  const folder = new URL('../../../../test/mails/', import.meta.url)
  // The parser that reads them here does not know UTF-7.
  const names = (await readdir(folder)).filter(name => name.endsWith('.eml') && name !== 'utf-7.eml')
  const shown = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const different: string[] = []

  for (const name of names) {
    const written = await readFile(new URL(name, folder), 'latin1')
    const [before, after] = await Promise.all(
      [written, await copyOf({ mail: written.split(/\r?\n/) })].map(mail =>
        PostalMime.parse(Buffer.from(mail, 'latin1')),
      ),
    )
    const isSame =
      shown(after!.text).startsWith(shown(before!.text).slice(0, 500)) &&
      (before!.html === undefined) === (after!.html === undefined) &&
      before!.attachments.length === after!.attachments.length
    if (!isSame) different.push(name)
  }

  assert.ok(names.length > 5)
  assert.deepEqual(different, [])
})

test('only unstyled text adapts to dark mode', () => {
  const isForDark = (html: string) =>
    JSON.stringify(htmlWithFooter(html, { html: [], coloured: [] })).includes('color-scheme:light dark')

  assert.deepEqual(
    [
      '<p>Rye</p>',
      '<div dir="ltr">Rye</div>',
      '<p style="color:black">Rye</p>',
      '<font color="black">Rye</font>',
      '<HTML><body>Rye</body></HTML>',
      '<td bgcolor = "white">Rye</td>',
    ].map(isForDark),
    [true, true, false, false, false, false],
  )
})
