import assert from 'node:assert/strict'
import type { Person } from '../world/people.ts'
import { linkTo } from '../accounts.ts'
import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** Who is in the group, and what moderators do about it. */
export async function members(story: Story): Promise<void> {
  const { show, make, people, world } = story
  const { bob } = people
  const setStatus = ({ account }: Person, status: string) =>
    world.sql(`update accounts set status = $2 where id = $1`, [account.id, status])
  await show('getsub', bakers, bob)
  await show('getsubs', {}, bob)
  await show('updatesub', { ...bakers, email_delivery: 'email_delivery_digest' }, bob)
  await show('getmembers', bakers)
  await show('searchmembers', { ...bakers, q: 'carol' })
  await show('findmembers', { ...bakers, mod_status: ['sub_modstatus_none'], sort_field: 'last_post' })
  await show('getmembercounts', bakers)
  await show('exportmembers', { ...bakers, q: 'carol' })
  const { id: member_info_id } = await make('getsub', bakers, bob)
  await show('getmember', { member_info_id })
  await show('updatemember', { member_info_id, post_status: 'sub_poststatus_normal', moderator_notes: 'Brings cake.' })
  await show('getsharedgroups', { member_info_id })
  await show('explainright', { member_info_id, permission: 'can_post' })
  await show('bulkupdatemembers', {
    ...bakers,
    action: 'set_posting',
    new_post_status: 'sub_poststatus_moderated',
    member_info_ids: [member_info_id],
    preview: true,
  })
  await labels(story, member_info_id)
  await notices(story)

  await make('updategroup', { ...bakers, restricted: true })
  const fay = await world.addPerson('fay')
  const { id: fays } = await make('joingroup', bakers, fay)
  await show('claimpendingmember', { member_info_id: fays })
  await show('approvemember', { member_info_id: fays })
  await show('banaddress', { ...bakers, email: 'spam@example.org' })
  await show('banmember', { member_info_id: fays })
  await show('unbanmember', { member_info_id: fays })
  const gil = await world.addPerson('gil')
  const { id: gils } = await make('joingroup', bakers, gil)
  await make('approvemember', { member_info_id: gils })
  await setStatus(gil, 'user_status_notconfirmed')
  await show('notesponsorship', { member_info_id: gils })
  await show('sendconfirmation', { member_info_id: gils })
  await setStatus(gil, 'user_status_confirmed')
  await show('removemember', { member_info_id: gils })
  await show('getpastmembers', bakers)
  await make('updategroup', { ...bakers, restricted: false })
  await make('joingroup', bakers, gil)
  await show('bulkremovemembers', { ...bakers, emails: 'gil@example.org\nnobody@example.org' })

  const invited = await adds(story)
  const token = await linkTo(world, invited.account.email)
  await show('getinvitation', { token }, null)
  await show('acceptinvite', { token }, invited)
  await show('deletesub', bakers, invited)
  const lou = await world.addPerson('lou')
  await make('invite', { ...bakers, emails: lou.account.email })
  const { invitations } = await show('getinbox', {}, lou)
  await show('joinbyinvite', { invite_id: invitations[0]!.id }, lou)
  await make('deletesub', bakers, lou)
}

/** People who did not ask. */
async function adds({ show, make, people: { ann, ida }, world }: Story): Promise<Person> {
  await show('directadd', { ...bakers, emails: 'Hal <hal@example.org>', message: 'Welcome!' })
  const [token] = /(?<=decline\?token=)[\w.-]+/.exec((await world.emails()).at(-1)!.body)!
  await show('getunsolicitedemail', { token }, null)
  await show('declineadd', { token }, null)
  const asAnn = world.as(ann)
  for (const emails of ['ivo@example.org\nivy@example.org', 'jo@example.org\njim@example.org'])
    await assert.rejects(asAnn.directadd({ ...bakers, emails }), { type: 'pending_adds' })
  const { data } = await show('getpendingadds', {}, ida)
  await show('approvependingadds', { pending_adds_id: data[0]!.id }, ida)
  await show('rejectpendingadds', { pending_adds_id: data[1]!.id }, ida)

  const kim = await world.addPerson('kim')
  await show('getinvitepreview', { ...bakers, emails: 'leo@example.org\nann@example.org' })
  await show('invite', { ...bakers, emails: 'leo@example.org', message: 'Come and bake with us.' })
  const { data: open } = await show('getinvites', bakers)
  await world.sql(`update invites set last_sent = last_sent - interval '2 days'`)
  await show('resendinvite', { ...bakers, invite_id: open[0]!.id })
  await show('cancelinvite', { ...bakers, invite_id: open[0]!.id })
  await make('invite', { ...bakers, emails: kim.account.email })
  return kim
}

async function labels({ show }: Story, member_info_id: number): Promise<void> {
  const { id: label_id } = await show('newmemberlabel', { ...bakers, name: 'Miller', color_name: 'color_moss_green' })
  await show('getmemberlabels', bakers)
  await show('updatememberlabel', { ...bakers, label_id, description: 'Has a mill.' })
  await show('setmemberlabels', { member_info_id, label_ids: [label_id] })
  await show('deletememberlabel', { ...bakers, label_id })
}

async function notices({ show }: Story): Promise<void> {
  const email = { subject: 'Welcome', body: '<p>Good to have you here.</p>' }
  const { id: notice_id } = await show('newmembernotice', { ...bakers, type: 'member_notice_welcome', ...email })
  await show('getmembernotices', bakers)
  await show('getnoticepreview', { ...bakers, type: 'member_notice_welcome', ...email })
  await show('getrejectiontemplates', bakers)
  await show('updatemembernotice', { ...bakers, notice_id, active: true })
  await show('deletemembernotice', { ...bakers, notice_id })
}
