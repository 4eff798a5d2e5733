import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** The bakers write down how their oven works. */
export async function wiki({ show, make, people: { bob } }: Story): Promise<void> {
  const body = '# Heating up\n\nIt takes **two hours**. The key hangs in the [[Cellar]].'
  const { page } = await show('newwikipage', { ...bakers, title: 'Oven', body, format: 'markdown' }, bob)
  const { id } = page
  const less = body.replace('two hours', 'an hour')
  const written = { id, body: less, edit_msg: 'The new burner is faster', updated: page.updated }
  await show('updatewikipage', written)
  await show('getwikipages', bakers)
  await show('getwikipageset', { id })
  await show('findwikipage', { ...bakers, title: 'oven' }, bob)
  await show('getwikihistory', { id }, bob)
  await show('getwikichanges', bakers)
  await show('getwikicomparison', { id, from: 1, to: 2 }, bob)
  await show('getwikimerge', { id, from: 1, body: `${body}\n\nClose the door gently.` }, bob)
  await show('restorewikipage', { id, version: 1 })
  await show('getwikipreview', { ...bakers, body: '## Cleaning', format: 'markdown' }, bob)
  await show('searchwiki', { ...bakers, q: 'cellar' }, bob)
  await show('watchwikipage', { id, watch: true }, bob)
  const { files } = await show('uploadwikifiles', { id }, bob, { fileupload: 'oven.txt' })
  const file = { id, file_id: files[0]!.id }
  await show('downloadwikifile', file, bob)
  await show('deletewikifile', file, bob)
  await show('deletewikipage', { id }, bob)
  await show('getdeletedwikipages', bakers, bob)
  await show('undeletewikipage', { ...bakers, page_id: id }, bob)
  await make('getwikipages', bakers)
}
