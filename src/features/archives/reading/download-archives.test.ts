import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { suite, test } from 'node:test'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import type { Tx } from '#storage/database.ts'
import type { GroupRef } from '#test/world/groups.ts'
import { messageRows } from '#test/database/message-rows.ts'
import type { PersonName } from '#test/world/people.ts'
import { errorBody, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { unzip } from '#test/fixtures/zip.ts'
import { archiveMbox } from '../files/archive-mbox.ts'

const world = await newWorld()
const server = await serve(world)
const { people } = world
type DownloadParams = { start_msg_num?: number; start_time?: string }

/** A group whose members may download its archives, with the relevant people only. */
const newGroup = (settings: Partial<GroupSettings> = {}) =>
  world.addGroup(
    { privacy: 'group_privacy_archives', allow_downloads: 'allow_downloads_by_members', ...settings },
    { peopled: ['owner', 'moderator', 'ben', 'cleo', 'pending', 'banned'] },
  )

async function mboxOf(
  group: GroupRef,
  name: PersonName = 'owner',
  downloadParams: DownloadParams = {},
): Promise<string> {
  const { chunks } = await world.as(name).downloadarchives({ group_id: group.id, ...downloadParams })
  const files = unzip(await buffer(chunks))
  assert.deepEqual(Object.keys(files), ['messages.mbox'])
  return files['messages.mbox']!
}
/** The mails of an mbox as any program reads mboxrd. */
const mailsIn = (mbox: string) =>
  mbox
    .split(/^From .*\n/m)
    .slice(1)
    .map(mail => mail.slice(0, -1).replaceAll(/^>(>*From )/gm, '$1'))
const subjectsIn = (mbox: string) => mailsIn(mbox).map(mail => /^Subject: (.*)$/m.exec(mail)![1])
const isLimited = 'rate_limit: '

suite('the archives of a group', () => {
  test('are returned as raw messages, oldest first', async () => {
    const group = await newGroup()
    const body = 'From the oven\n>From here\n>>From there\nbread'
    await world.submit('ben', { subject: 'Rye', body, body_type: 'plain', created: '2026-11-05T08:03:09Z' }, group)
    const files = { 'bread.bin': randomBytes(100_000) }
    await world.post('cleo', { subject: 'Spelt', body: '<p>Grüße</p>', files }, group)

    const mbox = await mboxOf(group)

    const mails = mailsIn(mbox)
    const raw = await Promise.all([1, 2].map(msg_num => world.as('owner').getmessage({ group_id: group.id, msg_num })))
    assert.match(mbox, /^From ben@example\.org Thu Nov  5 08:03:09 2026\n/)
    assert.doesNotMatch(mbox, /\r/)
    assert.match(mbox, /^>From the oven\n>>From here\n>>>From there\n/m)
    assert.deepEqual(
      mails,
      raw.map(message => message.raw_message!.replaceAll('\r\n', '\n')),
    )
    assert.ok(mails[1]!.length > 133_333)
  })

  test('can be limited to a range', async () => {
    const group = await newGroup()
    const days = ['2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z', '2026-01-02T00:00:00Z']
    for (const created of days) await world.submit('ben', { subject: created, created }, group)
    const subjects = async (downloadParams: DownloadParams) => subjectsIn(await mboxOf(group, 'owner', downloadParams))

    assert.deepEqual(await subjects({}), days)
    assert.deepEqual(await subjects({ start_msg_num: 0 }), days)
    assert.deepEqual(await subjects({ start_msg_num: 1 }), days.slice(1))
    assert.deepEqual(await subjects({ start_msg_num: 3 }), [])
    assert.deepEqual(await subjects({ start_time: days[0]! }), [days[2], days[1]])
    assert.deepEqual(await subjects({ start_time: '2026-01-01T23:59:59Z', start_msg_num: 2 }), [days[2]])
    assert.deepEqual(await subjects({ start_time: '0000-01-01T00:00:00Z' }), days.toSorted())
    assert.deepEqual(await subjects({ start_time: '9999-12-31T23:59:59Z' }), [])
    const asked = world.as('owner').downloadarchives({ group_id: group.id, start_time: 'yesterday' })
    assert.equal(await errorExtraOf(asked), 'bad_request: invalid start_time format')
  })

  test('may be empty', async () => {
    assert.equal(await mboxOf(await newGroup()), '')
  })

  test('are as many as there are, however many batches that takes', async () => {
    const group = await newGroup()
    const mails = Array.from({ length: 1203 }, (_, n) => ({
      created: new Date(Date.UTC(2026, 0, 1, 0, Math.floor((n + 1) / 10))).toISOString(),
      raw: { skeleton: Buffer.from(`Subject: ${n + 1}\r\n\r\n${'x'.repeat(4000)}\r\n`) },
    }))
    await messageRows(world, group.id, mails)
    const all = Array.from({ length: 1203 }, (_, n) => String(n + 1))

    assert.deepEqual(subjectsIn(await mboxOf(group)), all)
    assert.deepEqual(subjectsIn(await mboxOf(group, 'owner', { start_time: '2025-01-01T00:00:00Z' })), all)
    assert.deepEqual(subjectsIn(await mboxOf(group, 'owner', { start_msg_num: 1200 })), ['1201', '1202', '1203'])
  })

  test('contain what the archives show and nothing else', async () => {
    const group = await newGroup({ moderated: true })
    await world.post('owner', { subject: 'Shown' }, group)
    const { message_id } = await world.post('owner', { subject: 'Deleted' }, group)
    await world.post('owner', { subject: 'Shown too' }, group)
    await world.hold('ben', { subject: 'Held' }, group)
    await world.as('owner').deletemessage({ message_id })

    for (const name of ['owner', 'moderator', 'ben'] as const) {
      const { data } = await world.as(name).getmessages({ group_id: group.id, sort_dir: 'asc' })
      assert.deepEqual(
        subjectsIn(await mboxOf(group, name)),
        data.map(({ subject }) => subject),
      )
    }
  })

  test('lack only the files that were lost', async () => {
    const group = await newGroup()
    const content = randomBytes(3000)
    await world.post('ben', { subject: 'Lost', files: { 'bread.bin': content } }, group)
    await world.post('ben', { subject: 'Next' }, group)
    await world.blobs.remove(createHash('sha256').update(content).digest('hex'))

    const mbox = await mboxOf(group)

    assert.deepEqual(subjectsIn(mbox), ['Lost', 'Next'])
    assert.match(mbox, /bread\.bin/)
  })

  test('are complete for moderators and authors; others get neither Received headers nor addresses', async () => {
    const group = await newGroup()
    const skeleton = Buffer.from(
      'Received: x\r\nBcc: secret@example.org\r\nFrom: Ben <ben@example.org>\r\nSubject: A\r\n\r\nB\r\n',
    )
    await world.submit('ben', { raw: { skeleton, parts: [] } }, group)
    const from = async (name: PersonName) => (await mboxOf(group, name)).replace(/ \w{3} \w{3} .*\n/, '\n')
    const whole = `From ben@example.org\n${skeleton.toString().replaceAll('\r', '')}\n`

    assert.equal(await from('moderator'), whole)
    assert.equal(await from('ben'), whole)
    const address = 'ben@hidden.invalid'
    assert.equal(await from('cleo'), `From ${address}\nFrom: Ben <${address}>\nSubject: A\n\nB\n\n`)
  })
})

suite('access', () => {
  const members = { owner: true, moderator: true, ben: true }
  const table: Partial<Record<GroupSettings['allow_downloads'], Partial<Record<PersonName, boolean>>>> = {
    allow_downloads_by_members: members,
    allow_downloads_by_moderators: { ...members, ben: false },
    allow_downloads_by_owners: { ...members, moderator: false, ben: false },
  }
  for (const [allow_downloads, may] of Object.entries(table)) {
    test(`with ${allow_downloads}`, async () => {
      const group = await newGroup({ allow_downloads: allow_downloads as GroupSettings['allow_downloads'] })

      for (const [name, isAllowed] of Object.entries(may)) {
        const answer = await errorExtraOf(mboxOf(group, name as PersonName))
        assert.equal(answer, isAllowed ? 'done' : 'inadequate_permissions: download_archives', name)
      }
      for (const name of ['pending', 'banned', 'stranger'] as const)
        assert.match(await errorExtraOf(mboxOf(group, name)), /^inadequate_permissions/)
    })
  }

  test('downloads are limited to one a day per person and group, except for owners', async () => {
    const [group, other] = [await newGroup(), await newGroup()]
    const ask = (name: PersonName, downloadParams: DownloadParams = {}, of = group) =>
      errorExtraOf(mboxOf(of, name, downloadParams))

    assert.equal(await ask('ben'), 'done')
    assert.equal(await ask('ben', { start_msg_num: 5 }), isLimited)
    assert.equal(await ask('ben', {}, other), 'done')
    assert.equal(await ask('cleo'), 'done')
    assert.equal(await ask('owner'), 'done')
    assert.equal(await ask('owner'), 'done')
    await world.sql(`update rate_counts set window_start = window_start - interval '24 hours'`)
    assert.equal(await ask('ben'), 'done')
    assert.equal(await ask('ben'), isLimited)
  })

  test('a rejected request does not count', async () => {
    const group = await newGroup()

    assert.equal(
      await errorExtraOf(mboxOf(group, 'ben', { start_time: 'x' })),
      'bad_request: invalid start_time format',
    )
    assert.equal(await errorExtraOf(mboxOf(group, 'ben')), 'done')
  })

  test('of twenty concurrent requests one succeeds', async () => {
    const group = await newGroup()

    const answers = await Promise.all(Array.from({ length: 20 }, () => errorExtraOf(mboxOf(group, 'ben'))))

    assert.deepEqual(answers.toSorted(), ['done', ...Array<string>(19).fill(isLimited)])
  })

  test('our own failures do not count', async () => {
    const group = await newGroup()
    await world.post('ben', { subject: 'Rye' }, group)
    await world.sql(`alter table message_raw rename column skeleton to hidden`)

    await assert.rejects(mboxOf(group, 'ben'), /skeleton/)
    await world.sql(`alter table message_raw rename column hidden to skeleton`)

    assert.equal(await errorExtraOf(mboxOf(group, 'ben')), 'done')
    assert.equal(await errorExtraOf(mboxOf(group, 'ben')), isLimited)
  })
})

suite('over HTTPS', () => {
  test('they are a zip download', async () => {
    const group = await newGroup()
    const path = `/api/v1/downloadarchives?group_id=${group.id}`

    const first = await server.ask(path, { headers: { ...headersOf(people.ben, 'key'), 'accept-encoding': 'gzip' } })
    const second = await server.ask(path, { headers: headersOf(people.ben, 'key') })

    const { headers } = first
    assert.equal(first.status, 200)
    assert.equal(headers['content-type'], 'application/zip')
    assert.equal(headers['content-encoding'], undefined)
    assert.equal(headers['content-disposition'], `attachment; filename="${group.name}-archives.zip"`)
    assert.equal(headers['cache-control'], 'no-store, private')
    assert.equal(second.status, 429)
    assert.deepEqual(second.body, errorBody('', 'rate_limit'))
    const wait = Number(second.headers['retry-after'])
    assert.ok(wait > 86_000 && wait <= 86_400, `${wait} s`)
  })
})

test('no more is read than the client takes', async () => {
  const group = await newGroup()
  const raw = { skeleton: Buffer.alloc(300_000, 'x') }
  const large = Array.from({ length: 60 }, () => ({ raw }))
  await messageRows(world, group.id, large)
  let asked = 0
  const counting: Tx = {
    execute: (statement, values) => {
      asked += 1
      return world.database.read.execute(statement, values)
    },
  }
  const reader = { seesAddresses: true, mailDomain: 'example.org', codes: createTokenSigner(Buffer.alloc(32)) }
  const download = { group_id: group.id, afterNumber: 0, afterTime: null, account_id: 0, reader }

  const mbox = archiveMbox(counting, world.blobs, download)
  const sizes = []
  for await (const piece of mbox) {
    sizes.push(piece.length)
    if (sizes.length === 10) break
  }

  // Two mails are in progress, and the third is being read.
  assert.equal(asked, 4)
  assert.ok(Math.max(...sizes) <= 65_536)
})
