import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { openSource } from './sources.ts'

const world = await newWorld()
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-again-'))
after(() => rm(folder, { recursive: true }))

/** Message-IDs as programs have written them, each under what it is. */
const ids: Readonly<Record<string, string>> = {
  plain: 'Message-ID: <plain@example.net>',
  bare: 'Message-ID: bare@example.net',
  word: 'Message-ID: <word>',
  'bare word': 'Message-ID: word',
  'long one': `Message-ID: <${'i'.repeat(400)}@example.net>`,
  'other long one': `Message-ID: <${'i'.repeat(990)}@example.net>`,
  spaced: 'Message-ID: <sp ace@example.net>',
  folded: 'Message-ID:\n <folded@example.net>',
  empty: 'Message-ID: <>',
  absent: 'X-Mailer: none',
}

type MailVariant = { added?: string; body?: string; after?: string; line?: string }
const mailOf = (
  title: string,
  { added = '', body = `The ${title}.`, after: end = '', line }: MailVariant = {},
): string =>
  [
    `From ${line ?? 'ben@example.org Sat Jan  3 10:00:00 2015'}`,
    'From: Ben <ben@example.org>',
    'To: Bread <bread@example.net>',
    `Subject: ${title}`,
    'Date: Sat, 03 Jan 2015 10:00:00 +0000',
    ids[title] ?? 'X-Mailer: none',
    ...(added === '' ? [] : [added]),
    '',
    body,
    `${end}\n`,
  ].join('\n')
const all = (varied?: MailVariant): string =>
  Object.keys(ids)
    .map(title => mailOf(title, varied))
    .join('')

const newGroup = () => world.addGroup({}, { peopled: true })
let files = 0
async function importText(text: string, group_name: string) {
  const path = join(folder, `${(files += 1)}.mbox`)
  await writeFile(path, text)
  return (await importFrom(world, await openSource(path), group_name)).tally
}

const count = Object.keys(ids).length
const copies: Readonly<Record<string, string>> = {
  'the same file': all(),
  'one more empty line between mails': all({ after: '\n' }),
  'a header that a mail program has added': all({ added: 'Status: RO\nX-Keywords: \nX-UID: 7' }),
  'another line before each mail': all({ line: 'ann@example.org Sun Jan  4 10:00:00 2015' }),
  'lines that end in CR LF': all().replaceAll('\n', '\r\n'),
}
for (const [title, text] of Object.entries(copies)) {
  test(`duplicates are recognized, whatever their Message-ID: ${title}`, async () => {
    const group = await newGroup()

    const first = await importText(all(), group.name)
    const second = await importText(text, group.name)

    assert.deepEqual(first, { read: count, imported: count, present: 0, revised: 0, refused: 0 })
    assert.deepEqual(second, { read: count, imported: 0, present: count, revised: 0, refused: 0 })
    await assertArchivesCounted(world)
  })
}

test('mail without a Message-ID is identified by date, author, recipients, subject, text and files', async () => {
  const group = await newGroup()
  const base = mailOf('Rye', { body: 'Rye\n>From the oven.' })
  const file = (content: string) =>
    `Content-Type: multipart/mixed; boundary=b\n\n--b\n\nRye\n--b\nContent-Type: text/csv; name=a.csv\n\n${content}\n--b--`
  const others = [
    base,
    base.replace('03 Jan', '04 Jan'),
    base.replace('Ben <', 'Anna <'),
    base.replace('Bread <bread', 'Oats <oats'),
    base.replace('Rye', 'Oats'),
    base.replace('the oven', 'an oven'),
    mailOf('Rye', { added: file('a,b') }),
    mailOf('Rye', { added: file('c,d') }),
    // Of a mail without a date its way tells.
    base.replace(/^Date:.*$/m, 'Received: from a by b; Sat, 03 Jan 2015 10:00:00 +0000'),
    base.replace(/^Date:.*$/m, 'Received: from a by b; Sun, 04 Jan 2015 10:00:00 +0000'),
  ]

  const first = await importText(others.join(''), group.name)
  const second = await importText(others.join('').replaceAll('\n', '\r\n'), group.name)
  const third = await importText(others.join('').replaceAll('>From', '>>From'), group.name)

  assert.deepEqual([first.imported, first.revised], [others.length, 0])
  assert.deepEqual([second.imported, second.present], [0, others.length])
  assert.equal(third.imported, 0)
})

test('a reply to mail with an odd Message-ID is in its topic', async () => {
  const group = await newGroup()
  const odd = ['long one', 'spaced']
  const answers = odd.map(title =>
    mailOf(title, { added: ids[title]!.replace('Message-ID', 'In-Reply-To') })
      .replace(ids[title]!, `Message-ID: <answer.${title.length}@example.net>`)
      // So late that the subject alone would begin a topic.
      .replace('Jan 2015 10:', 'Jan 2017 10:'),
  )

  await importText([...odd.map(title => mailOf(title)), ...answers].join(''), group.name)

  const { data } = await world.as('owner').getmessages({ group_id: group.id, sort_field: 'msg_num', sort_dir: 'asc' })
  const topics = data.map(({ topic_id }) => topic_id)
  assert.deepEqual(topics.slice(2), topics.slice(0, 2))
})

test('mail imported when such mail was identified by its bytes is recognized', async () => {
  const group = await newGroup()
  const titles = ['long one', 'bare word', 'absent']
  const mails = titles.map(title => mailOf(title))
  const byBytes = (mail: string) =>
    `${hash('sha256', mail.slice(mail.indexOf('\n') + 1), 'hex').slice(0, 40)}@mail.invalid`

  await importFrom(world, mailsOf(mails), group.name)
  for (const [n, mail] of mails.entries())
    await world.sql(
      `update messages set mime_id = $3::text, mime_key = sha256($3::text::bytea), body = 'edited' where group_id = $1 and msg_num = $2`,
      [group.id, n + 1, byBytes(mail)],
    )
  const { tally } = await importFrom(world, mailsOf(mails), group.name)

  assert.deepEqual(tally, { read: 3, imported: 0, present: 3, revised: 0, refused: 0 })
})
