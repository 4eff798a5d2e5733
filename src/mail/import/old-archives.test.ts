import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createPictureReader } from '#features/archives/index.ts'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { openSource } from './sources.ts'

const world = await newWorld()
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-old-'))
after(() => rm(folder, { recursive: true }))

type ArchivedText = {
  id?: string
  answers?: string
  subject?: string
  date?: string
  received?: string[]
  line?: string
  body?: string
}
let count = 0
/** A mail with the line before it. */
function mail({ id = `${(count += 1)}@example.net`, subject = 'Bread', received = [], ...rest }: ArchivedText): string {
  const {
    answers = '',
    date = 'Sat, 03 Jan 2015 10:00:00 +0000',
    line = 'Sat Jan  3 10:00:00 2015',
    body = 'Rye.',
  } = rest
  return [
    `From ben@example.org ${line}`,
    ...received.map(value => `Received: from a by b; ${value}`),
    'From: Ben <ben@example.org>',
    `Message-ID: <${id}>`,
    ...(answers === '' ? [] : [`In-Reply-To: <${answers}>`]),
    `Subject: ${subject}`,
    ...(date === '' ? [] : [`Date: ${date}`]),
    '',
    body,
    '',
    '',
  ].join('\n')
}
const newGroup = (settings: object = {}) => world.addGroup(settings, { peopled: true })
async function messagesOf(group_id: number) {
  const { data } = await world.as('owner').getmessages({ group_id, limit: 100, sort_field: 'msg_num', sort_dir: 'asc' })
  return data
}

test('a From line without an empty line before it starts a message, and is reported', async () => {
  const group = await newGroup()
  const path = join(folder, 'bare.mbox')
  const first = mail({ id: 'one@example.net' }).trimEnd() + '\n'
  await writeFile(path, first + mail({ id: 'two@example.net', subject: 'Oats' }))

  const { tally, remarks } = await importFrom(world, await openSource(path), group.name)

  assert.deepEqual(tally, { read: 2, imported: 2, present: 0, revised: 0, refused: 0 })
  assert.deepEqual(remarks, [
    {
      where: `${path}, byte ${first.length}`,
      what: 'two@example.net',
      why: { reason: 'noBlankLine' },
    },
  ])
})

test('lines that only resemble From lines start no message, and are counted in the report', async () => {
  const group = await newGroup()
  const path = join(folder, 'nearly.mbox')
  const nearly = (line: string) => mail({}).replace(/^From .*$/m, line)
  const first = mail({ id: 'first@example.net', body: 'Rye.\n\n>From nobody\nSubject: Quoted\n\nFrom Berlin\nto Rome' })
  const begun = first + nearly('From a@b 2015-01-05 10:00:00') + nearly('From nobody')
  const second = mail({ id: 'second@example.net', body: 'Oats.' })
  const own = `Own.\n\n${nearly('From c')}`
  const length = `Content-Length: ${Buffer.byteLength(own)}\nSubject`
  const third = mail({ id: 'third@example.net', body: own }).replace('Subject', length)
  await writeFile(path, begun + second + third)

  const { tally, remarks } = await importFrom(world, await openSource(path), group.name)

  assert.deepEqual(tally, { read: 3, imported: 3, present: 0, revised: 0, refused: 0 })
  assert.deepEqual(remarks, [
    {
      where: `${path}, byte 0`,
      what: 'first@example.net',
      why: { reason: 'nearSeparator' },
    },
  ])
})

test('mail without an author uses the From line, and is reported', async () => {
  const group = await newGroup()
  const [named, unnamed, unproven] = ['Rye', 'Oats', 'Spelt'].map(subject =>
    mail({ id: `${subject}@example.net`, subject }).replace(/^From: .*\n/m, ''),
  )
  const mails = [
    named!,
    unnamed!.replace('ben@example.org', 'MAILER-DAEMON'),
    unproven!.replace('ben@example.org', '???@???'),
  ]

  const { tally, remarks, misread } = await importFrom(world, mailsOf(mails), group.name)

  assert.deepEqual(tally, { read: 3, imported: 1, present: 0, revised: 0, refused: 2 })
  const [message] = await messagesOf(group.id)
  assert.deepEqual([message!.subject, message!.user_id], ['Rye', world.people.ben.account.id])
  assert.deepEqual(
    [...remarks, ...misread].map(({ where, why }) => [where, why.reason]),
    [
      ['mail 0', 'authorFromEnvelope'],
      ['mail 1', 'noAuthor'],
      ['mail 2', 'noAuthor'],
    ],
  )
})

test('a pipermail archive has From lines without empty lines, a tag, and footers', async () => {
  const group = await newGroup()

  const source = await openSource(new URL('../../../test/mails/pipermail.mbox', import.meta.url).pathname)
  const { tally, listTag, remarks } = await importFrom(world, source, group.name)

  assert.deepEqual([tally.imported, listTag, remarks.length], [3, 'Bakers', 2])
  const [first, second, third] = await messagesOf(group.id)
  assert.deepEqual([first!.snippet, second!.snippet, third!.snippet].concat(first!.body, second!.body, third!.body), [
    'When do you open?',
    'At seven.',
    'Who has yeast?',
    '<p>When do you open?<br /></p>',
    '<p>At seven.</p>',
    '<p>Who has yeast?</p>',
  ])
  assert.match(second!.quoted, /When do you open/)
  assert.match(second!.remainder, /Ben.*scrubbed/s)
  assert.deepEqual([first!.topic_id === second!.topic_id, third!.topic_id === first!.topic_id], [true, false])
})

test("the author's text in an unmarked quote is recognized by its parent, in one import or two", async () => {
  const group = await newGroup()
  const asked = 'When do you open in the morning?'
  const head = '-----Original Message-----\nFrom: Ann\nSent: Monday\nTo: all\nSubject: Bread\n\n'
  const answering = (text: string) =>
    mail({ answers: 'asked@example.net', subject: 'RE: Bread', body: `Good question.\n\n${head}${text}` })
  const answers = [answering(asked), answering(`${asked}\n\nAt seven.`)]

  await importFrom(world, mailsOf([mail({ id: 'asked@example.net', body: asked }), ...answers]), group.name)
  await importFrom(
    world,
    mailsOf(answers.map(text => text.replace(/Message-ID: <(\d+)@/, 'Message-ID: <$1.again@'))),
    group.name,
  )

  const [, ...others] = await messagesOf(group.id)
  assert.deepEqual(
    others.map(({ body, quoted }) => [body.includes('At seven'), quoted.includes('When do')]),
    [
      [false, true],
      [true, false],
      [false, true],
      [true, false],
    ],
  )
})

test('the tag of the old list and gateway markers do not split topics, and the tag is detected', async () => {
  const group = await newGroup()
  const subjects = [
    '[Bakers] Rye',
    'Re: Rye',
    '[bakers] RE: [EXT] Rye',
    'Re: [Bakers] [External] Rye',
    '[Bakers] Oats',
    '[wheat] Rye',
  ]

  const { listTag } = await importFrom(world, mailsOf(subjects.map(subject => mail({ subject }))), group.name)

  assert.equal(listTag, 'Bakers')
  const messages = await messagesOf(group.id)
  const topics = [...new Set(messages.map(({ topic_id }) => topic_id))]
  assert.deepEqual(
    messages.map(({ subject, topic_id }) => [subject, topics.indexOf(topic_id)]),
    subjects.map((subject, n) => [subject, [0, 0, 0, 0, 1, 2][n]]),
  )
})

test('a tag of one topic or of few mails is not a list tag', async () => {
  const group = await newGroup()
  const poll = ['[poll] Rye?', 'Re: [poll] Rye?', 'Re: [poll] Rye?']
  const rare = ['[ad] One', '[ad] Two', ...Array.from({ length: 9 }, (_, n) => `Loaf ${n}`)]

  const tags = [poll, rare].map(subjects => mailsOf(subjects.map(subject => mail({ subject }))))

  assert.deepEqual(await Array.fromAsync(tags, async source => (await importFrom(world, source, group.name)).listTag), [
    '',
    '',
  ])
})

test('one Message-ID is one message; another text with it is a revision, once', async () => {
  const group = await newGroup()
  const footer = `\n\n_______________________________________________\nBakers mailing list\nbakers@example.org`
  const mails = [
    mail({ id: 'same@example.net', body: 'Rye, please.' }),
    mail({ id: 'same@example.net', body: 'Rye, please.' }),
    mail({ id: 'same@example.net', body: `Rye, please.${footer}` }),
    mail({ id: 'same@example.net', subject: 'Bread!', body: 'Oats, please.' }),
    mail({ id: 'other@example.net', body: 'Rye, please.' }),
  ]

  const first = await importFrom(world, mailsOf(mails.slice(0, 1)), group.name)
  const second = await importFrom(world, mailsOf(mails), group.name)
  const third = await importFrom(world, mailsOf(mails), group.name)

  assert.deepEqual(
    [first, second, third].map(({ tally }) => tally),
    [
      { read: 1, imported: 1, present: 0, revised: 0, refused: 0 },
      { read: 5, imported: 1, present: 3, revised: 1, refused: 0 },
      { read: 5, imported: 0, present: 5, revised: 0, refused: 0 },
    ],
  )
  assert.deepEqual(
    second.remarks.map(({ where, why }) => [where, why.reason]),
    [['mail 3', 'revision']],
  )
  const [message, other] = await messagesOf(group.id)
  const revisions = await world.as('owner').getmessagerevisions({ message_id: message!.id })
  assert.deepEqual([message!.body, message!.rev_count, other!.rev_count], ['<p>Rye, please.</p>', 1, 0])
  assert.deepEqual(
    revisions.data.map(({ subject, body, created }) => [subject, body, created]),
    [['Bread!', '<p>Oats, please.</p>', '2015-01-03T10:00:00.000000+00:00']],
  )
  await assertArchivesCounted(world)
})

test('of two texts with one Message-ID in a batch the first is the message', async () => {
  const group = await newGroup()
  const mails = ['One.', 'Two.', 'Two.', 'Three.'].map(body => mail({ id: 'twin@example.net', body }))

  const { tally } = await importFrom(world, mailsOf(mails), group.name)

  assert.deepEqual(tally, { read: 4, imported: 1, present: 1, revised: 2, refused: 0 })
  const [message] = await messagesOf(group.id)
  assert.deepEqual([message!.body, message!.rev_count], ['<p>One.</p>', 2])
  await assertArchivesCounted(world)
})

test('an impossible date is replaced by the From line’s, the Received headers’ or a neighbour’s, never by now', async () => {
  const group = await newGroup()
  const wrong = [
    'Fri, 1 Jan 1904 00:00:00 +0000',
    'Tue, 19 Jan 2038 03:14:07 +0000',
    'Sat, 3 Jan 2015 10:00:00 +2500',
    '',
  ]
  const nowhere = 'Fri Jan  1 00:00:00 1904'
  const mails = [
    mail({ date: '', line: nowhere }),
    mail({ date: wrong[0]!, line: 'Sun Jan  4 10:00:00 2015' }),
    mail({
      date: wrong[1]!,
      line: nowhere,
      received: ['Tue, 19 Jan 2038 03:14:07 +0000', 'Mon, 5 Jan 2015 10:00:00 +0100'],
    }),
    mail({ date: wrong[2]!, line: 'Thu Jan  1 00:00:00 1970' }),
    mail({ date: wrong[3]!, line: nowhere, received: ['some day'] }),
    mail({ date: 'Wed, 7 Jan 2015 10:00:00 -0500', line: nowhere }),
  ]

  const { remarks } = await importFrom(world, mailsOf(mails), group.name)

  assert.deepEqual(
    (await messagesOf(group.id)).map(({ created }) => created.slice(0, 16)),
    [
      '2015-01-04T10:00',
      '2015-01-04T10:00',
      '2015-01-05T09:00',
      '2015-01-05T09:00',
      '2015-01-05T09:00',
      '2015-01-07T15:00',
    ],
  )
  assert.deepEqual(
    remarks.map(({ where, why }) => [where, why.reason]),
    [
      ['mail 0', 'dateFromNeighbors'],
      ['mail 1', 'dateFromEnvelope'],
      ['mail 2', 'dateFromReceived'],
      ['mail 3', 'dateFromNeighbors'],
      ['mail 4', 'dateFromNeighbors'],
    ],
  )
})

test('without any date the group’s is used', async () => {
  const group = await newGroup()
  const undated = mail({ date: '', line: 'Fri Jan  1 00:00:00 1904', body: 'Undated.' })

  await importFrom(world, mailsOf([undated]), group.name)

  const [made] = await world.sql(`select created from groups where id = $1`, [group.id])
  const [message] = await messagesOf(group.id)
  assert.equal(Date.parse(message!.created), Math.floor(Date.parse(String(made!['created']))))
})

test('pictures are inspected after the import, each once, and unreadable ones are skipped', async () => {
  const group = await newGroup({ privacy: 'group_privacy_archives' })
  const part = (name: string, content: Buffer) => [
    '--b',
    `Content-Type: image/png; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
  ]
  const loaf = pngOf({ width: 640, height: 480 })
  const broken = loaf.subarray(0, 200)
  const parts = [...part('loaf.png', loaf), ...part('broken.png', broken), ...part('note.txt', Buffer.from('Rye'))]
  const mails = [1, 2].map(n =>
    mail({ id: `photo${n}@example.net`, body: [...parts, '--b--'].join('\n') }).replace(
      'Subject',
      'Content-Type: multipart/mixed; boundary=b\nSubject',
    ),
  )
  const shown = async () =>
    (await messagesOf(group.id)).map(({ attachments }) =>
      attachments.map(({ filename, media_type, image_thumbnail_url }) => [
        filename,
        media_type,
        image_thumbnail_url !== '',
      ]),
    )
  const files = (isRead: boolean) => [
    ['loaf.png', 'image/png', isRead],
    ['broken.png', 'image/png', false],
    ['note.txt', 'text/plain', false],
  ]

  await importFrom(world, mailsOf(mails), group.name)
  const before = await shown()
  const read = createPictureReader({
    blobs: world.blobs,
    database: world.database,
    operate: world.app.pipeline.runAsSystem,
  })
  await assert.rejects(read(AbortSignal.abort(new Error('the process ends'))), /the process ends/)
  const stopped = await shown()
  await read(AbortSignal.any([]))

  assert.deepEqual(before, [files(false), files(false)])
  assert.deepEqual(stopped, before)
  assert.deepEqual(await shown(), [files(true), files(true)])
  assert.deepEqual(
    await world.sql(`select distinct filename, width, is_unread from attachments where group_id = $1 order by 1`, [
      group.id,
    ]),
    [
      { filename: 'broken.png', width: null, is_unread: false },
      { filename: 'loaf.png', width: 640, is_unread: false },
      { filename: 'note.txt', width: null, is_unread: false },
    ],
  )
})
