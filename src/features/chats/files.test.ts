import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chatHelpers, type ChatFrame } from '#test/world/chatting.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { talk } = chatHelpers(world, server)
const { ben, cleo } = world.people
const words = { group_id: world.group.id, subject: 'Rye', desc: 'About rye', announce: false }
const chat = await world.as('ben').newchat(words)
const chatsub_id = chat.chat_sub!.id
const as = { person: ben, way: 'cookie' } as const
const upload = async (content: Buffer | string, filename: string, more: Record<string, string> = {}) =>
  (await server.call('uploadchatfile', { chatsub_id, ...more }, as, [{ param: 'fileupload', filename, content }])).body
const storage = async () => {
  const [row] = await world.sql(`select storage_used, storage_chats from groups where id = $1`, [world.group.id])
  assert.equal(row!['storage_used'], row!['storage_chats'])
  return row!['storage_used']
}
const download = async (url: string) =>
  server.ask(url.replace(world.settings.url, ''), { headers: headersOf(cleo, 'cookie') })

test('a picture is shown to all listeners, fetched by members, and deleted with its message', async () => {
  const b = await talk(ben, chatsub_id)
  const picture = pngOf({ width: 40, height: 30 })

  const answer = (await upload(picture, '../../loaf.png', { message: 'My loaf', nonce: 'loaf' })) as ChatFrame
  const heard = (await b.next()) as ChatFrame
  const again = await upload(picture, 'loaf.png', { nonce: 'loaf' })
  const { download_url, image_thumbnail_url, ...shown } = answer.media!
  const whole = await download(download_url)
  const small = await download(image_thumbnail_url)
  const used = await storage()
  b.send({ delete_msg_num: answer.msg_num })
  const gone = (await b.next()) as ChatFrame

  assert.match(download_url, /^https:\/\/folkmoot\.test\/api\/v1\/downloadchatfile\?/)
  assert.deepEqual([heard, again], [answer, answer])
  assert.deepEqual(
    [answer.message, shown],
    [
      'My loaf',
      { filename: 'loaf.png', media_type: 'image/png', size: picture.length, image_width: 40, image_height: 30 },
    ],
  )
  assert.deepEqual(
    [whole.status, whole.headers['content-type'], small.status, small.headers['content-type']],
    [200, 'image/png', 200, 'image/webp'],
  )
  assert.deepEqual([used, await storage(), gone.media], [picture.length, 0, null])
  assert.equal((await download(download_url)).status, 400)
})

test('a file without text is a message, and a full group takes none', async () => {
  const { message, media } = (await upload('Flour', 'recipe.txt')) as ChatFrame
  await world.sql(`update groups set storage_used = $2 where id = $1`, [world.group.id, world.settings.groupStorage])
  const before = (await world.as('ben').getchathistory({ chat_id: chat.id })).total_count

  const full = await upload('Flour', 'recipe.txt')

  assert.deepEqual([message, media?.filename, media?.image_thumbnail_url], ['', 'recipe.txt', ''])
  assert.deepEqual(full, { object: 'error', type: 'bad_request', extra: 'group out of space' })
  assert.equal((await world.as('ben').getchathistory({ chat_id: chat.id })).total_count, before)
})
