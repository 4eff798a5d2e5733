// Not on every day: it imports many archives.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { zipOf } from '#content/zip.ts'
import type { UnreadableMail } from './import-mails.ts'
import { openSource } from './sources.ts'

const world = await newWorld()
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-import-'))
after(() => rm(folder, { recursive: true }))

const eol = (lines: readonly string[]) => lines.join('\n')
const mail = (n: number, headers: readonly string[], body: readonly string[]) =>
  eol([
    `From ben@example.org Sat Jan  3 10:0${n % 10}:00 2015`,
    `From: Ben <ben@example.org>`,
    `Message-ID: <m${n}@example.net>`,
    `Date: Sat, 03 Jan 2015 1${n % 10}:00:00 +0000`,
    ...headers,
    '',
    ...body,
    '',
    '',
  ])
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='
const long = Buffer.from('A line of a file that is long enough to be kept apart from its mail.\n'.repeat(40))
const inLines = (text: string) => text.match(/.{1,76}/g)!

/** Mails in many shapes. */
const shapes = [
  mail(1, ['Subject: Bread'], ['Who bakes?', '>From here on it is quoted once', '>>From here twice', 'From the oven']),
  mail(2, ['Subject: Re: Bread', 'In-Reply-To: <m1@example.net>'], ['I do.', '', '> Who bakes?', '', '-- ', 'Ben']),
  mail(
    3,
    [
      'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe_=23news?=',
      'Content-Type: text/plain; charset=koi8-r',
      'Content-Transfer-Encoding: base64',
    ],
    [Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]).toString('base64')],
  ),
  mail(
    4,
    ['Subject: Picture', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"'],
    [
      '--b',
      'Content-Type: multipart/related; boundary="r"',
      '',
      '--r',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>See <img src="cid:one"><script>alert(1)</script></p>',
      '--r',
      'Content-Type: image/png; name="dot.png"',
      'Content-Disposition: inline; filename="dot.png"',
      'Content-ID: <one>',
      'Content-Transfer-Encoding: base64',
      '',
      png,
      '--r--',
      '--b',
      'Content-Type: text/plain; name="long.txt"',
      'Content-Disposition: attachment; filename="long.txt"',
      'Content-Transfer-Encoding: base64',
      '',
      ...inLines(long.toString('base64')),
      '--b--',
    ],
  ),
  // Neither an id nor a date, and an author whom a list has hidden.
  eol([
    'From list@example.com Sun Jan  4 09:00:00 2015',
    'From: "Anna via Bakers" <list@example.com>',
    'Reply-To: Anna <anna@example.net>',
    'Subject: Rye',
    '',
    'Rye, please.',
    '',
    '',
  ]),
  // Nobody wrote this one.
  eol(['From nobody Sun Jan  4 09:00:00 2015', 'Subject: Lost', '', 'Who am I?', '', '']),
  mail(
    7,
    ['Subject: Odd bytes', 'Content-Type: text/plain; charset=iso-8859-1', 'Content-Transfer-Encoding: 8bit'],
    ['caf\u00e9'],
  ),
]
const mbox = Buffer.from(shapes.join(''), 'latin1')

const importInto = async (path: string, group_name: string) => importFrom(world, await openSource(path), group_name)

const file = async (name: string, content: Uint8Array): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const shown = async (group_id: number) => {
  const { data } = await world.as('owner').getmessages({ group_id, limit: 100, sort_field: 'msg_num', sort_dir: 'asc' })
  return data.map(({ msg_num, subject, name, user_id, created, is_reply }) => ({
    msg_num,
    subject,
    name,
    user_id,
    created,
    is_reply,
  }))
}

test('an mbox keeps order, threads, authors, dates and attachments, and unclear cases are reported', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
  const path = await file('all.mbox', mbox)

  const { tally, misread } = await importInto(path, group.name)
  await world.settle()

  const ben = { name: 'Ben', user_id: world.people.ben.account.id }
  assert.deepEqual(tally, { read: 7, imported: 6, present: 0, revised: 0, refused: 1 })
  assert.deepEqual(
    misread.map(({ why, what }) => [why.reason, what]),
    [['noAuthor', 'From nobody Sun Jan  4 09:00:00 2015']],
  )
  assert.deepEqual(await shown(group.id), [
    { msg_num: 1, subject: 'Bread', ...ben, created: '2015-01-03T11:00:00.000000+00:00', is_reply: false },
    { msg_num: 2, subject: 'Re: Bread', ...ben, created: '2015-01-03T12:00:00.000000+00:00', is_reply: true },
    { msg_num: 3, subject: 'Grüße', ...ben, created: '2015-01-03T13:00:00.000000+00:00', is_reply: false },
    { msg_num: 4, subject: 'Picture', ...ben, created: '2015-01-03T14:00:00.000000+00:00', is_reply: false },
    {
      msg_num: 5,
      subject: 'Rye',
      name: 'Anna',
      user_id: 0,
      created: '2015-01-04T09:00:00.000000+00:00',
      is_reply: false,
    },
    { msg_num: 6, subject: 'Odd bytes', ...ben, created: '2015-01-03T17:00:00.000000+00:00', is_reply: false },
  ])
  assert.deepEqual(await world.emails(), [])
  assert.deepEqual(
    await world.sql(`select count(*)::int as n from outgoing_messages where group_id = $1`, [group.id]),
    [{ n: 0 }],
  )
  await assertArchivesCounted(world)
})

test('imported mail is stored byte for byte', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
  await importInto(await file('bytes.mbox', mbox), group.name)
  const message = (msg_num: number) => world.as('owner').getmessage({ group_id: group.id, msg_num })

  const [bread, reply, greeting, picture, , odd] = await Promise.all([1, 2, 3, 4, 5, 6].map(message))

  assert.match(bread!.body, /&gt;From here twice/)
  assert.match(bread!.raw_message!, /\nFrom here on it is quoted once\n>From here twice\nFrom the oven\n$/)
  assert.equal(reply!.snippet, 'I do.')
  assert.match(reply!.quoted, /Who bakes/)
  assert.match(reply!.remainder, /Ben/)
  assert.match(greeting!.body, /Привет/)
  assert.deepEqual(
    greeting!.hashtags.map(({ name }) => name),
    ['news'],
  )
  assert.deepEqual(
    picture!.attachments.map(({ filename, media_type }) => [filename, media_type]),
    [
      ['dot.png', 'image/png'],
      ['long.txt', 'text/plain'],
    ],
  )
  assert.doesNotMatch(picture!.body, /script|cid:/)
  assert.ok(picture!.raw_message!.includes(inLines(long.toString('base64')).join('\n')))
  assert.match(odd!.body, /café/)
  const found = await world.as('owner').searcharchives({ group_id: group.id, q: 'cafe' })
  assert.deepEqual(
    found.data.map(({ msg_num }) => msg_num),
    [6],
  )
})

test('importing again creates no duplicates, and completes an interrupted import', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
  await importInto(await file('half.mbox', Buffer.from(shapes.slice(0, 3).join(''), 'latin1')), group.name)
  const path = await file('whole.mbox', mbox)

  const second = await importInto(path, group.name)
  const third = await importInto(path, group.name)

  assert.deepEqual(second.tally, { read: 7, imported: 3, present: 3, revised: 0, refused: 1 })
  assert.deepEqual(third.tally, { read: 7, imported: 0, present: 6, revised: 0, refused: 1 })
  assert.deepEqual(
    (await shown(group.id)).map(({ msg_num }) => msg_num),
    [1, 2, 3, 4, 5, 6],
  )
  await assertArchivesCounted(world)
})

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value
}

test('a downloaded archive can be imported elsewhere unchanged', async () => {
  const [from, to] = [await world.addGroup({}, { peopled: true }), await world.addGroup({}, { peopled: true })]
  await importInto(await file('source.mbox', mbox), from.name)
  const { chunks } = await world.as('owner').downloadarchives({ group_id: from.id })

  const { tally } = await importInto(await file('download.zip', Buffer.concat(await Array.fromAsync(chunks))), to.name)

  assert.deepEqual(tally, { read: 6, imported: 6, present: 0, revised: 0, refused: 0 })
  assert.deepEqual(await shown(to.id), await shown(from.id))
  const raw = (group_id: number) =>
    Promise.all(
      [1, 2, 3, 4, 5, 6].map(async msg_num => (await world.as('owner').getmessage({ group_id, msg_num })).raw_message),
    )
  assert.deepEqual(await raw(to.id), await raw(from.id))
})

test('an archive downloaded without addresses is imported by author names', async () => {
  const [from, to] = [await world.addGroup({}, { peopled: true }), await world.addGroup({}, { peopled: true })]
  await importInto(await file('whole.mbox', mbox), from.name)
  const { chunks } = await world.as('cleo').downloadarchives({ group_id: from.id })

  const { tally } = await importInto(await file('masked.zip', Buffer.concat(await Array.fromAsync(chunks))), to.name)

  assert.deepEqual(tally, { read: 6, imported: 6, present: 0, revised: 0, refused: 0 })
  assert.deepEqual(
    (await shown(to.id)).map(({ name, user_id }) => [name, user_id]),
    ['Ben', 'Ben', 'Ben', 'Ben', 'Anna', 'Ben'].map(name => [name, 0]),
  )
})

test('authors are recognized where an archive hides addresses, and names do not reveal addresses', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
  const authors = [
    'ben at example.org (Ben Baker)',
    '=?utf-8?q?J=C3=B6rg?= <joerg at example.net>',
    'dora@example.net',
    '"emil@example.net" <emil@example.net>',
    'fritz@...',
    'Gro Hansen',
    'hidden:;',
  ]
  const mails = authors.map((author, n) =>
    mail(n, [`Subject: Loaf ${n}`], ['Bread.']).replace('Ben <ben@example.org>', author),
  )

  const { tally } = await importFrom(world, mailsOf(mails), group.name)

  assert.deepEqual(tally, { read: 7, imported: 6, present: 0, revised: 0, refused: 1 })
  assert.deepEqual(
    (await shown(group.id)).map(({ name, user_id }) => [name, user_id]),
    [
      ['Ben', world.people.ben.account.id],
      ['Jörg', 0],
      ['dora@...', 0],
      ['emil@...', 0],
      ['fritz@...', 0],
      ['Gro Hansen', 0],
    ],
  )
})

test('a file name has no path', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const text = shapes[3]!.replaceAll('dot.png', '../../etc/dot.png').replaceAll('long.txt', 'C:/notes/long.txt')

  await importFrom(world, mailsOf([text]), group.name)

  const { attachments } = await world.as('owner').getmessage({ group_id: group.id, msg_num: 1 })
  assert.deepEqual(
    attachments.map(({ filename }) => filename),
    ['dot.png', 'long.txt'],
  )
})

test('a zip and a Maildir give the same result as an mbox', async () => {
  const [zipped, foldered] = [await world.addGroup({}, { peopled: true }), await world.addGroup({}, { peopled: true })]
  const zip = zipOf(one({ path: 'messages.mbox', content: one(mbox) }))
  const maildir = join(folder, 'Maildir')
  for (const name of ['cur', 'new', 'tmp']) await mkdir(join(maildir, name), { recursive: true })
  for (const [index, text] of shapes.entries())
    await writeFile(
      join(maildir, index < 3 ? 'cur' : 'new', `${1_420_000_000 + index}.1.host`),
      Buffer.from(text.slice(text.indexOf('\n') + 1), 'latin1'),
    )

  const fromZip = await importInto(await file('archive.zip', Buffer.concat(await Array.fromAsync(zip))), zipped.name)
  const fromMaildir = await importInto(maildir, foldered.name)

  assert.deepEqual(fromZip.tally, { read: 7, imported: 6, present: 0, revised: 0, refused: 1 })
  assert.deepEqual(fromMaildir.tally, { read: 7, imported: 6, present: 0, revised: 0, refused: 1 })
  assert.deepEqual(
    (await shown(zipped.id)).map(({ subject }) => subject),
    (await shown(foldered.id)).map(({ subject }) => subject),
  )
})

test('posts during an import get their own numbers', async () => {
  const group = await world.addGroup({ new_users_moderated: false }, { peopled: true })
  const many = Array.from({ length: 120 }, (_, n) =>
    mail(n, [`Subject: Bread ${n % 7}`], [`Loaf ${n}`]).replaceAll(`<m${n}@`, `<many${n}@`),
  )
  const post = (n: number) => world.post('ben', { subject: `Bread ${n % 7}`, body: `Fresh ${n}` }, group)

  await Promise.all([importFrom(world, mailsOf(many), group.name), ...Array.from({ length: 10 }, (_, n) => post(n))])

  const rows = await world.sql(
    `select array_agg(msg_num order by msg_num) as numbers from messages where group_id = $1`,
    [group.id],
  )
  assert.deepEqual(
    rows[0]!['numbers'],
    Array.from({ length: 130 }, (_, n) => n + 1),
  )
  await assertArchivesCounted(world)
})

test('only a few large mails are in memory at a time', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const misread: UnreadableMail[] = []
  const ahead: number[] = []
  // A head as long as that is refused, so each is told of as soon as it is done with.
  const raw = Buffer.alloc(16 * 1024 * 1024 + 1, 'Subject: Large ')
  async function* mails() {
    ahead.length = 0
    for (let n = 0; n < 12; n += 1) {
      ahead.push(n - misread.length)
      yield { where: `${n}`, envelope: '', raw }
    }
  }

  await importFrom(world, { kind: 'mbox', size: 0, read: () => 0, mails }, group.name, misread)

  assert.deepEqual([misread.length, Math.max(...ahead)], [12, 3])
})

test('mail that is too large is reported, and the rest is imported', async () => {
  const group = await world.addGroup({})
  const heavy = mail(2, [], Array<string>(1_300_000).fill('a'))

  const { tally, misread } = await importFrom(
    world,
    mailsOf([mail(1, [], ['One.']), heavy, mail(3, [], ['Three.'])]),
    group.name,
  )

  assert.deepEqual(tally, { read: 3, imported: 2, present: 0, revised: 0, refused: 1 })
  assert.deepEqual(
    misread.map(({ why }) => why),
    [{ reason: 'tooManyLines', detail: '1200000' }],
  )
})

test('a source without mail is rejected with the reason', async () => {
  const nonsense = await file('nonsense.bin', Buffer.from([1, 2, 3]))

  await assert.rejects(openSource(nonsense), { name: 'SourceRefusedError' })
  await assert.rejects(openSource(join(folder, 'absent')), { name: 'SourceRefusedError' })
  await assert.rejects(openSource(folder), { name: 'SourceRefusedError' })
})

test('a zip with path traversal is rejected, and a damaged one is reported', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const filler = Buffer.from(randomBytes(100_000).toString('hex'))
  const zip = zipOf(one({ path: 'aa/messages.mbox', content: one(Buffer.concat([mbox, filler])) }))
  const whole = Buffer.concat(await Array.fromAsync(zip))
  const leading = Buffer.from(whole.toString('latin1').replaceAll('aa/messages', '../messages'), 'latin1')
  const damaged = Buffer.from(whole).fill(0xff, 60_000, 61_000)

  const { misread } = await importInto(await file('damaged.zip', damaged), group.name)

  await assert.rejects(openSource(await file('leading.zip', leading)), { name: 'SourceRefusedError' })
  assert.equal(misread.at(-1)?.where, 'aa/messages.mbox')
  assert.equal(misread.at(-1)!.why.reason, 'damaged')
})
