import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { ben, cleo } = world.people
const asBen = { person: ben, way: 'cookie' } as const
const picture = (width: number, height: number, background = '#c40') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ben at home' } })
    .toBuffer()
const upload = async (...contents: (Buffer | string)[]) => {
  const files = contents.map(content => ({ param: 'fileupload', filename: 'me.jpg', content }))
  return (await server.call('uploadprofilephoto', {}, asBen, files)).body as { profile_photo_url: string }
}
const get = (url: string, person: typeof ben | null = cleo) =>
  server.ask(url.replace(world.settings.url, ''), { headers: person ? headersOf(person, 'cookie') : {} })
const photoInTopic = async (who: 'ben' | 'cleo' | 'anonymous') =>
  (await world.as(who).getmessages({ group_name: world.group.name })).data.map(message => message.profile_photo_url)
await world.post('ben', { subject: 'Bread', body: 'Rye' })
await world.sql(`update groups set settings = settings || '{"privacy": "group_privacy_none"}' where id = $1`, [
  world.group.id,
])

test('a photo is cropped to a square of pixels alone, in two sizes that browsers cache', async () => {
  const user = await upload(await picture(400, 300))
  const { profile_photo_url } = user
  const { headers } = await get(profile_photo_url)
  const hash = new URL(profile_photo_url).searchParams.get('hash')!

  for (const thumbnail of [false, true]) {
    const { chunks } = await world.as('cleo').downloadprofilephoto({ user_id: ben.account.id, hash, thumbnail })
    const { format, width, height, exif } = await sharp(Buffer.concat(await Array.fromAsync(chunks))).metadata()
    assert.deepEqual([format, width, height, exif], ['webp', ...(thumbnail ? [80, 80] : [256, 256]), undefined])
  }
  assert.deepEqual(
    [headers['content-type'], headers['cache-control']],
    ['image/webp', 'private, max-age=31536000, immutable'],
  )
  assert.deepEqual((await server.call('getuser', {}, asBen)).body, { ...user })
})

test('what is no picture, or more than one, is refused', async () => {
  const refused = { object: 'error', type: 'bad_request', extra: 'bad attachment' }
  const small = await picture(10, 10)

  for (const contents of [['<svg/>'], ['\x89PNG'], [small, small], [small.subarray(0, 100)]])
    assert.deepEqual(await upload(...contents), refused)
})

test('the photo is for those who may see the profile', async () => {
  const { profile_photo_url } = await upload(await picture(400, 300))
  const statuses = async () =>
    (await Promise.all([get(profile_photo_url, ben), get(profile_photo_url, cleo), get(profile_photo_url, null)])).map(
      ({ status }) => status,
    )
  const seen = async () =>
    [await photoInTopic('ben'), await photoInTopic('cleo'), await photoInTopic('anonymous')].flat()
  const choose = (profile_privacy: 'profile_public' | 'profile_members' | 'profile_private') =>
    world.as('ben').updateprofile({ profile_privacy })

  await choose('profile_public')
  assert.deepEqual(
    [await statuses(), await seen()],
    [
      [200, 200, 200],
      [profile_photo_url, profile_photo_url, profile_photo_url],
    ],
  )
  await choose('profile_members')
  assert.deepEqual(
    [await statuses(), await seen()],
    [
      [200, 200, 400],
      [profile_photo_url, profile_photo_url, ''],
    ],
  )
  await choose('profile_private')
  assert.deepEqual(
    [await statuses(), await seen()],
    [
      [200, 400, 400],
      ['', '', ''],
    ],
  )
  await choose('profile_members')
})

test('a photo that was replaced or deleted is gone', async () => {
  const first = await upload(await picture(400, 300))
  const second = await upload(await picture(100, 300, '#04c'))

  assert.deepEqual(
    [(await get(first.profile_photo_url)).status, (await get(second.profile_photo_url)).status],
    [400, 200],
  )
  await world.as('ben').deleteprofilephoto({})
  assert.equal((await get(second.profile_photo_url)).status, 400)
  assert.deepEqual(await photoInTopic('cleo'), [''])
  await assert.rejects(
    world.as('cleo').downloadprofilephoto({ user_id: ben.account.id, hash: 'x' }),
    expectedError('hash', 'invalid_value'),
  )
})
