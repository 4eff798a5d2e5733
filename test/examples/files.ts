import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** The bakers keep their recipes and minutes as files. */
export async function files({ show, make, people: { bob } }: Story): Promise<void> {
  const folder = await show('newfilefolder', { ...bakers, name: 'Recipes', desc: 'What we bake.' })
  const upload = await show('uploadfiles', { ...bakers, path: 'Recipes' }, bob, { fileupload: 'rye-bread.txt' })
  const file_id = upload.files[0]!.id
  await make('uploadfiles', { ...bakers, path: 'Recipes' }, bob, { fileupload: 'rye-bread.txt' })
  const { id: upload_id } = await show(
    'newfileupload',
    { ...bakers, path: 'Recipes', name: 'rolls.txt', size: 4000 },
    bob,
  )
  await show('getfileupload', { ...bakers, upload_id }, bob)
  await show('continuefileupload', { ...bakers, upload_id, offset: 0 }, bob, { fileupload: 'rye-bread.txt' })
  await show('getfileuploads', bakers, bob)
  await show('deletefileupload', { ...bakers, upload_id }, bob)
  await show('newfilelink', { ...bakers, path: '/Recipes', name: 'The mill', url: 'https://mill.example/prices' })
  await show('getfiledirectory', { ...bakers, path: '/Recipes' }, bob)
  await show('getfile', { ...bakers, path: '/Recipes/rye-bread.txt' }, bob)
  await show('searchfiles', { ...bakers, q: 'rye' }, bob)
  await show('getfileversions', { file_id }, bob)
  await show('restorefileversion', { file_id, version: 1 })
  await show('downloadfile', { file_id }, bob)
  await show('getfiletext', { file_id }, bob)
  await show('downloadfilefolder', { ...bakers, path: '/Recipes' }, bob)
  await show('updatefile', { file_id, name: 'Rye bread.txt', path: '/' })
  await show('getfiledeletion', { file_id: folder.id })
  await show('deletefile', { file_id: folder.id })
  await show('getdeletedfiles', bakers)
  await show('undeletefile', { ...bakers, file_id: folder.id })
}
