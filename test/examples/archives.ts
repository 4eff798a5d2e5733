import { addOldAddresses, oldAddress } from '#features/archives/index.ts'
import { exportWriterOf } from '../bundles.ts'
import { openPictureServer } from '../servers/picture-server.ts'
import { first, type Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** Posts: written, read and changed. */
export async function archives(story: Story): Promise<void> {
  await writing(story)
  await reading(story)
  await hashtags(story)
  await changing(story)
  await waiting(story)
  await pictures(story)
  await story.show('downloadarchives', bakers)
}

async function writing({ show, make }: Story): Promise<void> {
  const { id: draft_id } = await show('newdraft', { ...bakers, draft_type: 'draft_type_post' })
  const text = { subject: 'First loaf #bread', body: 'It rose. The recipe is attached.', body_type: 'plain' } as const
  await show('updatedraft', { draft_id, ...text })
  const recipe = { fileupload: 'recipe.txt' }
  const { data } = await show('uploadattachments', { draft_id }, undefined, recipe)
  await show('getattachments', { draft_id })
  await show('downloaddraftattachment', { draft_id, attachment_id: data[0]!.id })
  const other = await make('uploadattachments', { draft_id }, undefined, { fileupload: 'other.txt' })
  await show('deleteattachment', { draft_id, attachment_id: other.data[0]!.id })
  await show('getdrafts', bakers)
  await show('getdraft', { draft_id })
  await show('getdraftpreview', { draft_id })
  await show('getaudience', bakers)
  await show('postdraft', { draft_id })
  const { id: unused } = await make('newdraft', { ...bakers, draft_type: 'draft_type_post' })
  await show('deletedraft', { draft_id: unused })
}

async function reading({ show, people: { bob }, world, make, keep }: Story): Promise<void> {
  const { data } = await show('gettopics', bakers, null)
  const topic_id = data[0]!.id
  const { id } = await make('getgroup', bakers)
  await show('getmessage', { ...bakers, msg_num: 1 }, null)
  await world.answer(
    bob,
    { message_id: first },
    { subject: 'Re: First loaf', body: 'Well done!' },
    { id, name: 'bakers' },
  )
  await world.settle()
  await show('gettopic', { topic_id }, null)
  await show('getmessages', bakers, null)
  await show('getgroupstorage', bakers)
  await show('newgroupexport', bakers)
  await (await exportWriterOf(world)).write()
  const exported = await make('getgroupexport', bakers)
  keep('getgroupexport', bakers, { body: { ...exported, size: 3_145_728 } })
  await show('downloadgroupexport', bakers)
  await show('deletegroupexport', bakers)
  const { month_counts } = await show('getmessagehistory', bakers, null)
  const { year, month } = month_counts[0]!
  await show('getmonth', { ...bakers, year, month }, null)
  await show('searcharchives', { ...bakers, q: 'loaf' }, null)
  await show('searchgroups', { q: 'loaf' })
  await show('downloadattachment', { attachment_id: first }, null)
  await show('feed', {}, bob)
  await show('getfeed', {}, bob)
  await show('getsinglefeed', bakers, bob)
}

async function hashtags({ show, people: { bob } }: Story): Promise<void> {
  const { id: hashtag_id } = await show('newhashtag', { ...bakers, name: 'rye', description: 'Dark bread.' })
  await show('gethashtags', bakers, null)
  await show('updatehashtag', { hashtag_id, color_name: 'color_light_brown' })
  await show('followhashtag', { hashtag_id }, bob)
  await show('unfollowhashtag', { hashtag_id }, bob)
  await show('mutehashtag', { hashtag_id }, bob)
  await show('unmutehashtag', { hashtag_id }, bob)
  await show('deletehashtag', { hashtag_id })
}

async function changing({ show, make, people: { ann, bob }, world }: Story): Promise<void> {
  const [topic_id, message_id] = [first, first]
  await show('likemessage', { message_id }, bob)
  await show('unlikemessage', { message_id }, bob)
  await show('gettopicpeople', { topic_id })
  await show('reportmessage', { message_id, reason: 'Too hot.' }, bob)
  await show('getreports', bakers)
  await show('resolvereport', { message_id })
  await show('followtopic', { topic_id }, bob)
  await show('unfollowtopic', { topic_id }, bob)
  await show('mutetopic', { topic_id }, bob)
  await show('unmutetopic', { topic_id }, bob)
  await show('updatemessage', { message_id, body: 'It rose twice.', body_type: 'plain' })
  await show('getmessagerevisions', { message_id })
  await show('updatetopic', { topic_id, is_sticky: true })
  await make('updategroup', { ...bakers, allow_reposts: true })
  const group = await make('getgroup', bakers)
  await show('repostmessage', { message_id })
  await show('splittopic', { topic_id, message_ids: [first + 1], subject: 'Well done' })
  const other = await world.post(ann, { subject: 'Second loaf', body: 'It did not rise.' }, group)
  await show('mergetopics', { topic_id, other_topic_id: other.topic_id })
  await show('hidemessage', { message_id: other.message_id })
  await show('gethiddenmessages', bakers)
  await show('restoremessage', { ...bakers, message_id: other.message_id })
  await show('deletemessage', { message_id: other.message_id })
  const spam = await world.post(ann, { subject: 'Cheap flour', body: 'Buy now.' }, group)
  await make('hidemessage', { message_id: spam.message_id })
  await show('deletehiddenmessage', { ...bakers, message_id: spam.message_id })
  const third = await world.post(ann, { subject: 'Third loaf', body: 'No more.' }, group)
  await show('getunreadcounts', {}, bob)
  await show('getmytopics', { which: 'unread' }, bob)
  await show('marktopicread', { topic_id: third.topic_id }, bob)
  await show('markgroupread', bakers, bob)
  const sourdough = await make('creategroup', {
    ...{ group_name: 'sourdough', desc: 'Bread without bought yeast.', privacy: 'group_privacy_none' },
    sub_group_access: 'sub_group_owners',
  })
  await show('getquote', { ...bakers, msg_num: 1 })
  await show('getmovetargets', bakers)
  const moved = await world.post(ann, { subject: 'My starter', body: 'It is eight days old.' }, group)
  await show('movetopic', { topic_id: moved.topic_id, to_group_id: sourdough.id })
  const [{ mime_id = '' } = {}] = await world.sql(`select mime_id from messages where group_id = $1 and msg_num = 1`, [
    group.id,
  ])
  await addOldAddresses(world.app.pipeline.runAsSystem, { group_id: group.id, host: '' }, [
    { mime_id: String(mime_id), addresses: [oldAddress.pipermail('bakers', 1234)] },
  ])
  await show('findoldaddress', { url: 'https://lists.example.org/pipermail/bakers/2009-May/001234.html' })
  await show('findtopic', { ...bakers, topic_id: moved.topic_id, msg_num: moved.msg_num })
  await show('deletetopic', { topic_id: third.topic_id })
}

async function waiting({ show, make, keep, people: { ann, bob }, world }: Story): Promise<void> {
  const { id: member_info_id } = await make('getsub', bakers, bob)
  await make('updatemember', { member_info_id, post_status: 'sub_poststatus_moderated' })
  const group = await make('getgroup', bakers)
  const hold = (subject: string) => world.hold(bob, { subject, files: { 'cake.txt': 'Eggs.' } }, group)
  const pending_message_id = await hold('Cake')
  await show('getpendingmessages', bakers)
  await show('getpendingmessage', { pending_message_id })
  await show('claimpendingmessage', { pending_message_id })
  await show('updatependingmessage', { pending_message_id, subject: 'Cake, too' })
  await show('downloadpendingattachment', { pending_message_id, attach_num: 1 })
  await show('approvependingmessage', { pending_message_id })
  await show('rejectpendingmessage', { pending_message_id: await hold('Buy my flour'), reason: 'Not here, please.' })
  await show('deletependingmessage', { pending_message_id: await hold('Spam') })
  const target_id = await hold('Tart')
  await show('getmoderationqueue', { ...bakers, type: 'message' })
  await show('getmoderationrecord', { ...bakers, type: 'message', target_id })
  const { decisions } = await show('moderate', { ...bakers, action: 'approve', pending_message_ids: [target_id] })
  await show('getmoderationstate', bakers)
  // A stream has no end; this is one of its events.
  const update = { object: 'update', kind: 'topic', ids: [first], msg_num: 2 }
  keep('getupdates', { group_ids: String(first) }, { body: { ...update, group_id: first } }, ann)
  await show('getmoderationdecision', { ...bakers, type: 'message', target_id })
  await show('undodecision', { ...bakers, decision_ids: decisions.map(({ id }) => id) })
}

async function pictures({ show, make, keep, world, people: { ann } }: Story): Promise<void> {
  const { url } = await openPictureServer(world)
  const { id, name } = await make('getgroup', bakers)
  const written = { subject: 'My oven', body: `<p><img src="${url}/oven.png"></p>` }
  const { message_id } = await world.post(ann, written, { id, name })
  await make('getpicture', { message_id, url: `${url}/oven.png` })
  // The address there is another one each time.
  keep('getpicture', { message_id, url: 'https://pictures.example/oven.png' }, { body: undefined })
  await show('showpictures', { message_id })
  await show('getpicturechoices', { ...bakers, message_ids: [message_id] })
}
