import { insertRow } from '../database/rows.ts'
import { hashIn, type Story } from './story.ts'

/** A group is made, and changed to be as its people want it. */
export async function groups({ show, make, world, people: { ann, bob, carol, ida } }: Story): Promise<void> {
  await show('creategroup', {
    group_name: 'bakers',
    desc: 'All about bread.',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_owners',
  })
  const bakers = { group_name: 'bakers' }
  await show('getgroup', bakers)
  await show('getperms', bakers)
  await show('getformats', { ...bakers, locale: 'en-GB' })
  await show('getsettingspreview', { ...bakers, announce: true })
  await show('updategroup', { ...bakers, title: 'The bakers', subject_tag: 'bakers' })
  const { id, icon_url } = await show('uploadgroupphoto', { ...bakers, type: 'icon' }, ann, { fileupload: 'oven.png' })
  await show('downloadgroupphoto', { id, hash: hashIn(icon_url) })
  await show('deletegroupphoto', { ...bakers, type: 'icon' })
  const rye = { sub_group_name: 'rye', desc: 'All about rye bread.', privacy: 'sub_group_privacy_archives' } as const
  await show('getfooterpreview', { ...bakers, footer: '<b>Bake well</b>' })
  await show('createsubgroup', { ...bakers, ...rye })
  await show('getsubgroups', bakers)
  await show('getdirectory', { q: 'bread', sort_field: 'members' }, null)
  const alias = await show('newgroupalias', { ...bakers, name: 'boulangers' })
  await show('getgroupaliases', bakers)
  await show('deletegroupalias', { ...bakers, alias_id: alias.id })
  const column = await show('newextracolumn', { ...bakers, name: 'Oven', type: 'text_column' })
  await show('getextracolumns', bakers)
  await show('updateextracolumn', { ...bakers, column_id: column.id, description: 'What you bake in.' })
  await show('deleteextracolumn', { ...bakers, column_id: column.id })

  const guild = await make('creategroup', {
    group_name: 'guild',
    desc: 'The guild of bakers.',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_owners',
  })
  const org_id = await insertRow(world.sql, 'organisations', { name: 'Guild of Bakers', host: 'guild.example' })
  await world.sql(`update groups set org_id = $2 where id = $1`, [guild.id, org_id])
  await show('updateorg', { org_id, parent_group_id: guild.id }, ida)
  await show('getorg', { group_name: 'guild' })

  await show('getjoinquestions', bakers, bob)
  await show('joingroup', bakers, bob)
  await make('joingroup', bakers, carol)
  await show('deletegroup', { group_name: 'bakers+rye', understand: 'I understand' })
}
