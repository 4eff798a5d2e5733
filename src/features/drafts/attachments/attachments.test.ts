// Not on every day: it sends large files.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { connect } from 'node:tls'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import { assertDraftsCounted } from '#test/database/recount.ts'
import { expectedError, errorBody } from '#test/fixtures/expected-errors.ts'
import { headersOf, multipartOf, serve, type TestFile } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAX_UPLOAD: '300 KiB', FOLKMOOT_MAX_ATTACHMENTS: '4' })
const server = await serve(world)
const { ben, cleo } = world.people
const group_id = world.group.id
const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
  .png()
  .toBuffer()
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const file = (content: string | Buffer, filename = 'bread.txt'): TestFile => ({
  param: 'fileupload',
  filename,
  content,
})

const newDraft = () => world.draft('ben')
const upload = (draft_id: number, files: TestFile[], more: Record<string, string> = {}, person = ben) =>
  server.call('uploadattachments', { draft_id, ...more }, { person, way: 'key' }, files)
/** Every file that is kept, thumbnails and half written ones included. */
const kept = () =>
  globSync('**/*', { cwd: world.settings.blobs, withFileTypes: true }).filter(entry => entry.isFile()).length

suite('files of a draft', () => {
  test('are accepted from those who may post: removed or banned people cannot add any', async () => {
    const group = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
    const drafts = [await world.draft('ben', {}, group), await world.draft('cleo', {}, group)] as const
    await world.as('owner').removemember({ member_info_id: group.members.ben })
    await world.as('owner').banmember({ member_info_id: group.members.cleo })
    const before = kept()

    const answers = [await upload(drafts[0], [file('Rye')]), await upload(drafts[1], [file('Oat')], {}, cleo)]

    for (const { body } of answers)
      assert.deepEqual(body, { object: 'error', type: 'inadequate_permissions', extra: 'can_post' })
    assert.equal(kept(), before)
    assert.deepEqual((await world.as('ben').getattachments({ draft_id: drafts[0] })).data, [])
    assert.equal((await world.as('cleo').updatedraft({ draft_id: drafts[1], body: 'Mine' })).body, 'Mine')
  })

  test('have the type that their bytes say', async () => {
    const draft_id = await newDraft()
    const url = (id: number) =>
      `https://folkmoot.test/api/v1/downloaddraftattachment?draft_id=${draft_id}&attachment_id=${id}`
    const common = { object: 'draft_attachment', draft_id, inline: false }
    const names = ['../../etc/Zoë "x".txt', 'lied.png', 'red.jpg']

    const { body } = await upload(draft_id, [
      file('Rye', names[0]!.replaceAll('"', '%22')),
      file('<svg onload=alert(1)>', names[1]),
      file(picture, names[2]),
    ])
    const { data, total_count, has_more } = body as { data: object[]; total_count: number; has_more: boolean }

    assert.deepEqual(data, [
      { ...common, id: 1, url: url(1), filename: 'Zoë "x".txt', size: 3, content_type: 'text/plain' },
      { ...common, id: 2, url: url(2), filename: 'lied.png', size: 21, content_type: 'text/plain' },
      { ...common, id: 3, url: url(3), filename: 'red.jpg', size: picture.length, content_type: 'image/png' },
    ])
    assert.deepEqual([total_count, has_more], [3, false])
    assert.deepEqual((await world.as('ben').getattachments({ draft_id })).data, data)
    assert.deepEqual((await world.as('ben').getattachments({ draft_id, sort_dir: 'desc' })).data, data.toReversed())
    const {
      data: [draft],
    } = await world.as('ben').getdrafts({ group_id, limit: 1 })
    assert.deepEqual([draft!.num_attachments, draft!.next_attachment_id], [3, 4])
  })

  test('are numbered once: numbers are not reused', async () => {
    const draft_id = await newDraft()
    await upload(draft_id, [file('one'), file('two')])

    await world.as('ben').deleteattachment({ draft_id, attachment_id: 2 })
    await upload(draft_id, [file('three')])

    const { data } = await world.as('ben').getattachments({ draft_id })
    assert.deepEqual(
      data.map(({ id, size }) => [id, size]),
      [
        [1, 3],
        [3, 5],
      ],
    )
    await assert.rejects(
      world.as('ben').deleteattachment({ draft_id, attachment_id: 2 }),
      expectedError('invalid attachment_id'),
    )
    await assertDraftsCounted(world)
  })

  test('are for their author only, and only pictures are displayed', async () => {
    const draft_id = await newDraft()
    await upload(draft_id, [file('<script>alert(1)</script>', 'x.html'), file(picture, 'red.png')])
    const get = (attachment_id: number, person = ben) =>
      server.call('downloaddraftattachment', { draft_id, attachment_id }, { person, way: 'key' })

    const html = await get(1)
    const red = await get(2)

    assert.deepEqual([html.status, html.text], [200, '<script>alert(1)</script>'])
    assert.match(html.headers['content-disposition']!, /^attachment; filename="x\.html"/)
    assert.equal(html.headers['content-type'], 'application/octet-stream')
    assert.equal(red.headers['content-type'], 'image/png')
    assert.match(red.headers['content-disposition']!, /^inline/)
    assert.deepEqual((await get(3)).body, errorBody('invalid attachment_id'))
    assert.deepEqual((await get(1, cleo)).body, errorBody('invalid draft_id'))
    assert.deepEqual((await get(1, world.people.owner)).body, errorBody('invalid draft_id'))
  })

  test('in the text are displayable pictures', async () => {
    const draft_id = await newDraft()

    const { body } = await upload(draft_id, [file(picture)], { inline: '1' })
    const text = await upload(draft_id, [file('Rye')], { inline: '1' })
    const broken = await upload(draft_id, [file(picture.subarray(0, 60))], { inline: '1' })

    assert.equal((body as { data: { inline: boolean }[] }).data[0]!.inline, true)
    assert.deepEqual([text.body, broken.body], [errorBody('bad attachment'), errorBody('bad attachment')])
  })
})

suite('a rejected upload leaves no row and no file', () => {
  const rows = () => world.sql(`select * from draft_attachments order by draft_id, id`)
  /** Nothing is there afterwards that was not before. */
  async function leavesNothing(work: () => Promise<void>): Promise<void> {
    const before = [await rows(), kept()]
    await work()
    assert.deepEqual([await rows(), kept()], before)
    await assertDraftsCounted(world)
  }
  const big = (mark: string) => mark + 'x'.repeat(200_000)

  test('when it is too large', async () => {
    const draft_id = await newDraft()
    await upload(draft_id, [file(big('0'))])

    await leavesNothing(async () => {
      assert.deepEqual((await upload(draft_id, [file(big('1'))])).body, errorBody('post too big'))
      assert.deepEqual((await upload(draft_id, [file(big('2')), file(big('3'))])).body, errorBody('post too big'))
      assert.deepEqual((await upload(draft_id, [file('x'.repeat(310_000))])).body, errorBody('post too big'))
      const four = ['a', 'b', 'c', 'd'].map(content => file(content))
      assert.deepEqual((await upload(draft_id, four)).body, errorBody('post too big'))
    })
  })

  test('when the group is out of storage', async () => {
    const draft_id = await newDraft()
    await world.sql(`update groups set storage_used = $2 where id = $1`, [group_id, world.settings.groupStorage - 10])

    await leavesNothing(async () =>
      assert.deepEqual((await upload(draft_id, [file('eleven byte')])).body, errorBody('group out of space')),
    )
    const { status } = await upload(draft_id, [file('ten bytes.')])
    await world.sql(`update groups set storage_used = 0 where id = $1`, [group_id])
    assert.equal(status, 200)
  })

  test('when the author’s drafts are out of storage', async () => {
    const [draft_id, other] = [await newDraft(), await newDraft()]
    const used = `(select coalesce(sum(f.size), 0) from draft_attachments f join drafts d on d.id = f.draft_id
      where d.account_id = $2)`
    await world.sql(`update drafts set num_attachments = 1, next_attachment_id = 2 where id = $1`, [other])
    await world.sql(
      `insert into draft_attachments (group_id, draft_id, id, hash, size, filename, content_type)
       values ((select group_id from drafts where id = $1), $1, 1, repeat('0', 64), 500 * 1024 * 1024 - 10 - ${used}, 'bread.iso', 'application/octet-stream')`,
      [other, ben.account.id],
    )

    await leavesNothing(async () =>
      assert.deepEqual((await upload(draft_id, [file('eleven byte')])).body, errorBody('post too big')),
    )
    const { status } = await upload(draft_id, [file('ten bytes.')])
    await world.as('ben').deletedraft({ draft_id: other })
    assert.equal(status, 200)
  })

  test('when the draft is unknown, is another’s, or is a private message', async () => {
    const draft_id = await newDraft()
    const dm = await world.draft('owner', { dm_member_id: cleo.id })

    await leavesNothing(async () => {
      assert.deepEqual((await upload(987_654, [file('a')])).body, errorBody('invalid draft_id'))
      assert.deepEqual((await upload(draft_id, [file('b')], {}, cleo)).body, errorBody('invalid draft_id'))
      assert.deepEqual((await upload(dm, [file('c')], {}, world.people.owner)).body, errorBody('bad attachment'))
      assert.equal((await upload(draft_id, [{ ...file('d'), param: 'other' }])).status, 400)
      assert.equal((await upload(draft_id, [file('e')], { inline: 'perhaps' })).status, 400)
      assert.equal((await server.call('uploadattachments', { draft_id }, null, [file('f')])).status, 400)
    })
  })

  test('when it has too many parts, or the wrong CSRF token', async () => {
    const draft_id = await newDraft()
    const { type, body } = multipartOf(
      [
        ['draft_id', String(draft_id)],
        ['csrf', 'wrong'],
      ],
      [file('g')],
    )

    await leavesNothing(async () => {
      const parts = Array.from({ length: 10_000 }, (_, at) => file(`part ${at}`))
      assert.deepEqual((await upload(draft_id, parts)).body, errorBody('too many parameters'))
      const { body: answer } = await server.ask('/api/v1/uploadattachments', {
        method: 'POST',
        headers: { 'content-type': type, ...headersOf(ben, 'cookie') },
        body,
      })
      assert.deepEqual(answer, errorBody('', 'bad_csrf'))
    })
  })

  test('when the connection breaks', async () => {
    const draft_id = await newDraft()
    const { type, body } = multipartOf([['draft_id', String(draft_id)]], [file('whole'), file(big('h'))])
    const head = [
      'POST /api/v1/uploadattachments HTTP/1.1',
      'host: localhost',
      `content-type: ${type}`,
      `content-length: ${body.length}`,
      `authorization: ${ben.ways.key.authorization}`,
    ]

    await leavesNothing(async () => {
      const before = kept()
      const socket = connect({ host: '127.0.0.1', port: server.port, rejectUnauthorized: false })
      await once(socket, 'secureConnect')
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(body.subarray(0, 100_000))
      // The first file is whole in the store, the second one on its way.
      while (!(await world.blobs.has(hashOf('whole')))) await new Promise(resolve => setImmediate(resolve))
      socket.destroy()
      while (kept() > before) await new Promise(resolve => setImmediate(resolve))
    })
  })

  test('but a file in use elsewhere stays', async () => {
    const [draft_id, other] = [await newDraft(), await newDraft()]
    await upload(draft_id, [file('kept')])

    await leavesNothing(async () => {
      const refused = await upload(other, [file('kept'), file('not kept')], { inline: '1' })
      assert.deepEqual(refused.body, errorBody('bad attachment'))
    })
    assert.deepEqual([await world.blobs.has(hashOf('kept')), await world.blobs.has(hashOf('not kept'))], [true, false])
  })

  test('and concurrent uploads of the same file lose none', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, () => newDraft()))

    const answers = await Promise.all(
      drafts.map((draft_id, at) => upload(draft_id, [file('the same')], at % 2 ? { inline: '1' } : {})),
    )

    assert.deepEqual(
      answers.map(({ status, body }) => (status === 200 ? 'taken' : (body as { extra: string }).extra)),
      drafts.map((_, at) => (at % 2 ? 'bad attachment' : 'taken')),
    )
    const named = await world.sql(`select id from draft_attachments where hash = $1`, [hashOf('the same')])
    assert.equal(named.length, 5)
    assert.equal(await world.blobs.has(hashOf('the same')), true)
  })
})

test('ten megabytes of garbage are rejected early, and the draft is unchanged', async () => {
  const draft_id = await newDraft()
  const huge = 'x'.repeat(10 * 1024 * 1024)
  const as = { person: ben, way: 'key' } as const
  const type = { 'content-type': 'application/json', ...headersOf(ben, 'key') }
  const before = await world.sql(`select * from drafts where id = $1`, [draft_id])

  const invalid = (name: string) => errorBody(name, 'invalid_value')
  for (const name of ['subject', 'body_type', 'reply_to'])
    assert.deepEqual((await server.call('updatedraft', { draft_id, [name]: huge }, as)).body, invalid(name))
  const parts = await server.call('updatedraft', { draft_id, body: huge }, as, [file('a')])
  const json = await server.ask('/api/v1/updatedraft', {
    method: 'POST',
    headers: type,
    body: JSON.stringify({ draft_id, body: huge }),
  })
  assert.deepEqual([parts.body, json.body], [invalid('body'), errorBody('request too big')])

  assert.deepEqual(await world.sql(`select * from drafts where id = $1`, [draft_id]), before)
})
