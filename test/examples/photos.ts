import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** The bakers show each other their bread. */
export async function photos({ show, make, world, people: { bob } }: Story): Promise<void> {
  const { id: album_id } = await show('newalbum', { ...bakers, title: 'Open day', desc: 'At the mill.' })
  const uploaded = await show('uploadphotos', { album_id }, bob, { fileupload: 'loaf.png' })
  const photo_id = uploaded.photos[0]!.id
  const more = await make('uploadphotos', { album_id }, bob, { fileupload: 'oven.png' })
  // The smaller versions are made later.
  await world.settle()
  await show('orderphotos', { album_id, photo_ids: [more.photos[0]!.id, photo_id] })
  await show('updatephoto', { photo_id, desc: 'The first loaf.' }, bob)
  await show('getalbums', bakers, bob)
  await show('getalbum', { album_id }, bob)
  await show('getphotos', { ...bakers, album_id }, bob)
  await show('getphoto', { photo_id }, bob)
  await show('searchphotos', { ...bakers, q: 'loaf' }, bob)
  await show('downloadphoto', { photo_id, size: 'medium' }, bob)
  await show('downloadalbum', { album_id }, bob)
  await show('updatealbum', { album_id, title: 'Open day at the mill' })
  await show('deletephoto', { photo_id }, bob)
  await show('getdeletedphotos', bakers, bob)
  await show('undeletephoto', { ...bakers, photo_id }, bob)
  await show('deletealbum', { album_id })
  await show('getdeletedalbums', bakers)
  await show('undeletealbum', { ...bakers, album_id })
}
