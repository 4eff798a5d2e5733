import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhotoObject } from '#contract/photos.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import type { Person } from '#test/world/people.ts'

const world = await newWorld()
const server = await serve(world)
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const png = pngOf({ width: 60, height: 30 })

async function upload(album_id: number, names: string[], person: Person = world.people.owner): Promise<PhotoObject[]> {
  const parts = names.map(filename => ({ param: 'fileupload', filename, content: png }))
  const { body } = await server.call('uploadphotos', { album_id }, { person, way: 'cookie' }, parts)
  return (body as { photos: PhotoObject[] }).photos
}

test('subscribers get one email about all photos that a person adds within minutes', async () => {
  const {
    id: group_id,
    name,
    members,
  } = await world.addGroup({ photos_access: 'group_access_limited' }, { peopled: true })
  const { id: album_id } = await owner.newalbum({ group_id, title: 'Open day' })
  await cleo.updatesub({ group_id, photo_notify: 'sub_notify_email' })
  await world.newEmails()
  const told = async () =>
    (await world.newEmails())
      .filter(({ kind }) => kind === 'photo_notify')
      .map(({ recipient, subject }) => [recipient, subject])
  const { email } = world.people.cleo.account
  const cleoIsTold = (change: string) => [[email, `[${name}] Owner added ${change} to Open day`]]
  /** As if all so far was long ago. */
  const later = () =>
    world.sql(`update facts set created = created - interval '1 hour' where group_id = $1 and name = 'photo.added'`, [
      group_id,
    ])

  await upload(album_id, ['a.png', 'b.png'])
  const [gone] = await upload(album_id, ['c.png', 'gone.png'])
  await owner.deletephoto({ photo_id: gone!.id })
  assert.deepEqual(await told(), cleoIsTold('3 photos'))

  // However often somebody comes back, each time is told.
  for (const [n, change] of ['a photo', 'a photo', '2 photos'].entries()) {
    await later()
    for (const photo of change === 'a photo' ? ['d'] : ['d', 'e']) await upload(album_id, [`${photo}${n}.png`])
    assert.deepEqual(await told(), cleoIsTold(change))
  }

  await later()
  const [only] = await upload(album_id, ['e.png'])
  await owner.deletephoto({ photo_id: only!.id })
  assert.deepEqual(await told(), [])
  await owner.updategroup({ group_id, photos_access: 'group_access_moderators_only' })
  await later()
  await upload(album_id, ['f.png'])
  await owner.updategroup({ group_id, photos_access: 'group_access_limited' })
  await owner.removemember({ member_info_id: members.cleo })
  await later()
  await upload(album_id, ['g.png'])
  assert.deepEqual(await told(), [])
})

test('the activity log names what happened', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const { id: album_id } = await owner.newalbum({ group_id, title: 'Open day' })
  const [photo] = await upload(album_id, ['a.png', 'b.png'])
  const photo_id = photo!.id
  const { id: other } = await owner.newalbum({ group_id, title: 'Mills' })
  await owner.updatephoto({ photo_id, desc: 'Why', album_id: other })
  await owner.deletephoto({ photo_id })
  await owner.deletealbum({ album_id })

  const { data } = await owner.getactivitylog({ group_id })

  assert.deepEqual(
    data.map(({ entry }) => entry.replace(/<a.*?<.a>/, 'X')),
    [
      'X deleted the album Open day with 1 photo',
      'X deleted the photo a.png from the album Mills',
      'X changed the photo a.png in the album Mills: desc, album',
      'X created the album Mills',
      'X added 2 photos to the album Open day',
      'X created the album Open day',
    ],
  )
})

test('photos stay when whoever added them deletes the account, and go with the group', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const leaver = await world.addPerson('photo-leaver')
  await world.sql(`insert into members (group_id, account_id, status) values ($1, $2, 'sub_status_normal')`, [
    ...[group_id, leaver.account.id],
  ])
  const { id: album_id } = await world.as('owner').newalbum({ group_id, title: 'Open day' })
  const [photo] = await upload(album_id, ['a.png'], leaver)
  await world.sql(`delete from accounts where id = $1`, [leaver.account.id])

  const left = await ben.getphoto({ photo_id: photo!.id })
  assert.deepEqual([left.user_id, left.creator_name], [0, 'Former member'])

  await owner.deletegroup({ group_id, understand: 'I understand' })
  await world.settle()
  const rows = await world.sql(
    `select id from photos where group_id = $1 union all select id from photo_albums where group_id = $1`,
    [group_id],
  )
  assert.deepEqual(rows, [])
})
