// Not on every day: it moves whole groups.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { inEnglish } from '#locales/localized-error.ts'
import { importFrom } from '#test/mail/importing.ts'
import { newWorld } from '#test/world.ts'
import { combineMembers } from '../combine-members.ts'
import { openDiscourse } from './index.ts'

const root = await mkdtemp(join(tmpdir(), 'folkmoot-discourse-'))
after(() => rm(root, { recursive: true }))

const copy = (table: string, columns: string, rows: readonly string[][]): string =>
  `COPY public.${table} (${columns}) FROM stdin;\n${rows.map(row => `${row.join('\t')}\n`).join('')}\\.\n\n`
const none = '\\N'
const at = (minute: number) => `2020-01-02 03:0${minute}:00.5`
const post = (
  id: number,
  topic: number,
  number: number,
  answers: string,
  text: string,
  more: Record<string, string> = {},
) => {
  const row = { type: '1', deleted: none, hidden: 'f', user: '1', ...more }
  return [
    `${id}`,
    row.user,
    `${topic}`,
    `${number}`,
    at(id),
    answers,
    text,
    `<p>${text}</p>`,
    row.type,
    row.deleted,
    row.hidden,
  ]
}
// In no order, as a database writes them.
const dump = [
  '--\n-- PostgreSQL database dump\n--\nSET client_encoding = UTF8;\n',
  copy('categories', 'id, name, slug, description, read_restricted, parent_category_id', [
    ['5', 'Baking', 'baking', 'All about bread\\tand <b>cake</b>', 'f', none],
    ['6', 'Staff', 'staff', none, 't', none],
  ]),
  copy('category_users', 'id, category_id, user_id, notification_level', [
    ['1', '5', '2', '3'],
    ['2', '5', '3', '0'],
  ]),
  copy(
    'posts',
    'id, user_id, topic_id, post_number, created_at, reply_to_post_number, raw, cooked, post_type, deleted_at, hidden',
    [
      post(3, 10, 3, '2', 'Third\\nwith a line'),
      post(1, 10, 1, none, 'First <img src="/uploads/a.png">'),
      post(2, 10, 2, none, 'Second', { user: '2' }),
      post(4, 10, 4, none, 'closed', { type: '3' }),
      post(5, 10, 5, none, 'deleted', { deleted: at(6) }),
      post(6, 11, 1, none, 'Staff only'),
      post(7, 12, 1, none, 'Private message'),
    ],
  ),
  copy('topics', 'id, title, category_id, archetype, deleted_at', [
    ['10', 'Rye \\\\ ☕ bread', '5', 'regular', none],
    ['11', 'Secret', '6', 'regular', none],
    ['12', 'You and me', none, 'private_message', none],
  ]),
  copy('user_emails', 'id, user_id, email, "primary"', [
    ['1', '1', 'ben@example.org', 't'],
    ['2', '2', 'ann@example.net', 't'],
    ['3', '3', 'cleo@example.net', 't'],
    ['4', '4', 'ghost@example.net', 't'],
    ['5', '5', 'troll@example.net', 't'],
  ]),
  copy('users', 'id, username, name, active, admin, moderator, staged, created_at, suspended_till, silenced_till', [
    ['-1', 'system', 'system', 't', 't', 't', 'f', at(1), none, none],
    ['1', 'ben', 'Ben', 't', 't', 'f', 'f', at(1), none, none],
    ['2', 'ann', none, 't', 'f', 't', 'f', at(1), none, none],
    ['3', 'cleo', 'Cleo', 't', 'f', 'f', 'f', at(1), none, '9999-01-01 00:00:00'],
    ['4', 'ghost', none, 'f', 'f', 'f', 'f', at(1), none, none],
    ['5', 'troll', none, 't', 'f', 'f', 'f', at(1), '9999-01-01 00:00:00', none],
  ]),
].join('')

/** A tar archive with one file after another. */
function tarOf(files: Record<string, Buffer>): Buffer {
  const parts = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512)
    header.write(name, 0)
    header.write(content.length.toString(8).padStart(11, '0'), 124)
    header.write('        0', 148)
    header.write('ustar', 257)
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]
  })
  return Buffer.concat([...parts, Buffer.alloc(1024)])
}
const backup = gzipSync(tarOf({ './meta.json': Buffer.from('{}'), './dump.sql.gz': gzipSync(dump) }))
async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(root, name)
  await writeFile(path, content)
  return path
}
const options = { category: '', host: 'forum.example.org' }

test('posts of a backup become messages in their topics, with authors, replies and addresses', async () => {
  const world = await newWorld()
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const list = await openDiscourse(await file('backup.tar.gz', backup), options)

  const first = await importFrom(world, list.archive!, group.name)
  const second = await importFrom(world, list.archive!, group.name)
  await list.close!()

  assert.deepEqual([first.tally.imported, second.tally.imported, second.tally.present], [3, 0, 3])
  const { data } = await world.as('owner').getmessages({ group_id: group.id, sort_field: 'msg_num', sort_dir: 'asc' })
  assert.deepEqual(
    data.map(({ subject, name, user_id, is_reply, created, snippet }) => [
      subject,
      name,
      user_id,
      is_reply,
      created.slice(11, 16),
      snippet,
    ]),
    [
      ['Rye \\ ☕ bread', 'Ben', world.people.ben.account.id, false, '03:01', 'First'],
      ['Re: Rye \\ ☕ bread', 'ann', 0, true, '03:02', 'Second'],
      ['Re: Rye \\ ☕ bread', 'Ben', world.people.ben.account.id, true, '03:03', 'Third with a line'],
    ],
  )
  assert.equal(new Set(data.map(({ topic_id }) => topic_id)).size, 1)
  const found = await Promise.all(
    ['/t/rye/10/3', '/p/2', '/t/rye/10'].map(url => world.as('anonymous').findoldaddress({ url })),
  )
  assert.deepEqual(
    found.map(({ msg_num }) => msg_num),
    [3, 2, 0],
  )
})

test('users become members, by what they have chosen for the category', async () => {
  const list = await openDiscourse(await file('dump.sql', dump), { ...options, category: 'Baking' })
  await list.close!()

  assert.deepEqual(
    combineMembers(list.members).members.map(({ address, name, status, mod_status, email_delivery, post_status }) =>
      [address, name, status.slice(11), mod_status.slice(14), email_delivery?.slice(15), post_status.slice(15)].join(
        '|',
      ),
    ),
    [
      'ann@example.net|ann|normal|moderator|single|normal',
      'ben@example.org|Ben|normal|owner|summary|normal',
      'cleo@example.net|Cleo|normal|none|none|notallowed',
      'troll@example.net|troll|banned|none|summary|normal',
    ].toSorted((a, b) => order.indexOf(a.split('@')[0]!) - order.indexOf(b.split('@')[0]!)),
  )
  assert.deepEqual(list.settings, { title: 'Baking', desc: 'All about bread\tand <b>cake</b>' })
  assert.deepEqual(
    list.remarks.map(({ text }) => inEnglish(text)),
    [
      '1 account that was never activated or only sent email',
      '2 posts in other topics, such as private messages or restricted categories',
      '1 deleted or hidden post',
      'likes, badges, polls, tags, uploads, profiles and private messages of the forum',
    ],
  )
})
const order = ['ben', 'ann', 'cleo', 'troll']

test('a damaged backup, one without a dump, and an unknown category are refused', async () => {
  const cases: [string, Buffer | string, RegExp][] = [
    ['cut.tar.gz', backup.subarray(0, backup.length - 50), /unpacked/],
    ['cut.tar', tarOf({ 'dump.sql': Buffer.from(dump) }).subarray(0, 1500), /ends in the middle/],
    ['other.tar', tarOf({ 'readme.txt': Buffer.from('x') }), /no database dump/],
    ['none.tar', Buffer.alloc(2000, 7), /not a tar archive/],
    ['bomb.sql.gz', gzipSync(Buffer.alloc(400_000_000)), /too large when unpacked/],
    ['empty.sql', 'nothing', /no database dump/],
  ]
  for (const [name, content, message] of cases)
    await assert.rejects(openDiscourse(await file(name, content), options), message, name)
  await assert.rejects(
    openDiscourse(await file('dump.sql', dump), { ...options, category: 'cake' }),
    /It has: baking, staff/,
  )
})
