import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { invalidValueError } from '#test/fixtures/expected-errors.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const group_id = world.group.id
const upload = async (type: string, who: 'owner' | 'ben' = 'owner') => {
  const files = [{ param: 'fileupload', filename: 'us.png', content: pngOf({ width: 600, height: 400 }) }]
  const caller = { person: world.people[who], way: 'cookie' } as const
  return (await server.call('uploadgroupphoto', { group_id: String(group_id), type }, caller, files)).body
}
type Photos = { icon_url: string; has_icon: boolean; cover_photo_url: string; has_cover_photo: boolean }
const photosOf = ({ icon_url, has_icon, cover_photo_url, has_cover_photo }: Photos): Photos => ({
  ...{ icon_url, has_icon, cover_photo_url, has_cover_photo },
})
const sizeOf = async (url: string, thumbnail: boolean) => {
  const hash = new URL(url).searchParams.get('hash')!
  const { chunks } = await world.as('anonymous').downloadgroupphoto({ id: group_id, hash, thumbnail })
  const { format, width, height } = await sharp(Buffer.concat(await Array.fromAsync(chunks))).metadata()
  return `${format} ${width}x${height}`
}

test('a group has an icon and a cover photo, which its members see with it', async () => {
  await upload('icon')
  const { updated } = (await upload('cover_photo')) as { updated: string }
  const group = await world.as('ben').getgroup({ group_id })
  const { icon_url, cover_photo_url } = group
  const subs = await world.as('ben').getsubs({})
  const own = subs.data.find(sub => sub.group_id === group_id)!

  assert.equal(group.updated, updated)
  assert.deepEqual([group.has_icon, group.has_cover_photo], [true, true])
  assert.deepEqual([own.icon_url, own.cover_photo_url], [icon_url, cover_photo_url])
  assert.deepEqual(
    [await sizeOf(icon_url, false), await sizeOf(icon_url, true), await sizeOf(cover_photo_url, false)],
    ['webp 256x256', 'webp 80x80', 'webp 1500x500'],
  )
})

test('only those who manage the settings change them', async () => {
  assert.deepEqual(await upload('icon', 'ben'), {
    object: 'error',
    type: 'inadequate_permissions',
    extra: 'manage_group_settings',
  })
})

test('one can be deleted, and the other stays', async () => {
  const { icon_url, cover_photo_url } = await world.as('owner').getgroup({ group_id })
  await world.facts()

  const group = await world.as('owner').deletegroupphoto({ group_id, type: 'icon' })

  assert.deepEqual(photosOf(group), { icon_url: '', has_icon: false, cover_photo_url, has_cover_photo: true })
  assert.deepEqual(await world.facts(), ['group.updated'])
  await assert.rejects(sizeOf(icon_url, false), invalidValueError('hash'))
})
