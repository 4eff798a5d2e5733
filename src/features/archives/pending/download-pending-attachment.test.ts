import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import sharp from 'sharp'
import { pngOf } from '#test/fixtures/pictures.ts'
import { errorBody } from '#test/fixtures/expected-errors.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { storedFile, type SubmissionInput } from '#test/world/submitting.ts'
import { newWorld } from '#test/world.ts'
import { held } from '#test/world/writing.ts'
import { inspectFile } from '../files/inspect-file.ts'

const world = await newWorld()
const server = await serve(world)
const { people } = world
const moderator = world.as('sub_perm_pendingmsg')
const group = await world.addGroup({ moderated: true }, { peopled: true })

/** A file as an upload would have left it. */
async function fileOf(filename: string, content: string | Buffer, content_id = '') {
  const stored = await storedFile(world, filename, content)
  return {
    ...stored,
    ...(await inspectFile(world.blobs, stored, { queueKey: 'ben', signal: AbortSignal.any([]) })),
    is_inline: content_id !== '',
    content_id,
  }
}
const hold = async (submitted: SubmissionInput, where = group) =>
  held(await world.submit('ben', submitted, where)).pending_message_id
const path = (id: number, attach_num: number | string) =>
  `/api/v1/downloadpendingattachment?pending_message_id=${id}&attach_num=${attach_num}`
const ask = (address: string, person = people.sub_perm_pendingmsg) =>
  server.ask(address, { headers: headersOf(person, 'key') })

const loaf = pngOf({ width: 900, height: 300 })

test('a moderator sees the files of a pending message, including inline ones', async () => {
  const files = [await fileOf('loaf.png', loaf, 'loaf&co@x'), await fileOf('page.html', '<script>alert(1)</script>')]
  const body = '<p>See <img src="cid:loaf&amp;co@x"></p><blockquote>Old <img src="cid:loaf%26co@x"></blockquote>'
  const id = await hold({ subject: 'Loaf', body, files })

  const { data } = await moderator.getpendingmessages({ group_id: group.id })

  const shown = data.find(message => message.id === id)!
  const [first, second] = [`${world.settings.url}${path(id, 1)}`, `${world.settings.url}${path(id, 2)}`]
  assert.deepEqual(shown.attachments, [
    {
      ...{ filename: 'loaf.png', media_type: 'image/png', size: loaf.length },
      download_url: first,
      image_thumbnail_url: `${first}&thumbnail=1`,
    },
    {
      ...{ filename: 'page.html', media_type: 'text/plain', size: 25 },
      download_url: second,
      image_thumbnail_url: '',
    },
  ])
  const text = shown.body + shown.quoted + shown.remainder
  assert.equal(text.split(`src="${first.replace('&', '&amp;')}"`).length, 3)
  assert.doesNotMatch(text, /cid:/)
  const call = { pending_message_id: id, attach_num: 1 }
  const whole = await moderator.downloadpendingattachment(call)
  const small = await moderator.downloadpendingattachment({ ...call, thumbnail: true })
  assert.deepEqual(await buffer(whole.chunks), loaf)
  assert.deepEqual((await sharp(await buffer(small.chunks)).metadata()).width, 400)
})

test('pictures are displayed, and other files only downloaded', async () => {
  const files = [await fileOf('loaf.png', loaf), await fileOf('page.html', '<script>alert(1)</script>')]
  const id = await hold({ subject: 'Kinds', files })

  const [picture, page] = [await ask(path(id, 1)), await ask(path(id, 2))]

  const head = ({ headers }: typeof page) => [headers['content-type'], headers['content-disposition']]
  assert.deepEqual(head(picture), ['image/png', 'inline; filename="loaf.png"'])
  assert.deepEqual(head(page), ['application/octet-stream', 'attachment; filename="page.html"'])
  assert.equal(page.text, '<script>alert(1)</script>')
  assert.match(String(page.headers['content-security-policy']), /^default-src 'none';.* sandbox$/)
})

test('a file of another message is not found', async () => {
  const id = await hold({ subject: 'One file', files: [await fileOf('rye.txt', 'Rye')] })

  for (const attach_num of [2, 0, -1, 'x', 999_999_999])
    assert.deepEqual((await ask(path(id, attach_num))).body, errorBody('invalid attachment_id'), String(attach_num))
  assert.deepEqual((await ask(`${path(id, 1)}&thumbnail=1`)).body, errorBody('thumbnail', 'invalid_value'))
})

test('only those who may decide on it can download files, not even the author', async () => {
  const id = await hold({ subject: 'Mine', files: [await fileOf('rye.txt', 'Rye')] })
  const hidden = await world.addGroup({ moderated: true, privacy: 'group_privacy_unlisted' }, { peopled: true })
  const secret = await hold({ files: [await fileOf('x.txt', 'secret')] }, hidden)

  for (const who of ['ben', 'powerless', 'sub_perm_editarchives'] as const)
    assert.deepEqual(
      (await ask(path(id, 1), people[who])).body,
      errorBody('manage_pending_messages', 'inadequate_permissions'),
    )
  assert.equal((await server.ask(path(id, 1))).status, 400)
  assert.equal((await ask(path(secret, 1))).text, 'secret')
  for (const absent of [secret, 999_999_999])
    assert.deepEqual((await ask(path(absent, 1), people.stranger)).body, errorBody('invalid pending_message_id'))
})

test('files are unavailable once the message is approved or rejected', async () => {
  const files = [await fileOf('rye.txt', 'Rye')]
  const [approved, rejected] = [await hold({ subject: 'Yes', files }), await hold({ subject: 'No', files })]

  await moderator.approvependingmessage({ pending_message_id: approved })
  await moderator.rejectpendingmessage({ pending_message_id: rejected })

  for (const id of [approved, rejected])
    assert.deepEqual((await ask(path(id, 1))).body, errorBody('invalid pending_message_id'))
})

test('inline pictures survive a moderator’s edit and are in the posted message', async () => {
  const files = [await fileOf('loaf.png', loaf, 'loaf@x')]
  const id = await hold({ subject: 'Edited', body: '<p>See <img src="cid:loaf@x"></p>', files })
  const call = { pending_message_id: id }
  const { body: shown } = await moderator.claimpendingmessage(call)

  const edited = await moderator.updatependingmessage({ ...call, body: shown.replace('See', 'Look') })
  const markdown = `Behold ![loaf](${edited.attachments[0]!.download_url})`
  const again = await moderator.updatependingmessage({ ...call, body: markdown, body_type: 'markdown' })

  assert.equal(edited.body, shown.replace('See', 'Look'))
  assert.match(again.body, /Behold <img src="https:[^"]*&amp;attach_num=1"/)
  await moderator.approvependingmessage(call)
  const [row] = await world.sql(
    `select m.body, f.id as file from messages m join attachments f on f.message_id = m.id
     where m.group_id = $1 and m.subject = 'Edited'`,
    [group.id],
  )
  assert.match(String(row!['body']), /Behold <img src="cid:loaf@x"/)
  const posted = (await moderator.getmessages({ group_id: group.id })).data.find(({ subject }) => subject === 'Edited')!
  assert.match(
    posted.body,
    new RegExp(`Behold <img src="https:[^"]*/downloadattachment\\?attachment_id=${Number(row!['file'])}"`),
  )
})
