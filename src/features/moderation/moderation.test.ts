import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertArchivesCounted, assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people } = world
const owner = world.as('owner')
const moderator = world.as('moderator')

const newGroup = (settings: object = {}) =>
  world.addGroup({ moderated: true, restricted: true, ...settings }, { peopled: true })
type TestGroup = Awaited<ReturnType<typeof newGroup>>
const hold = (group: TestGroup, subject: string) => world.hold('ben', { subject, body: 'Rye' }, group)
/** The ten seconds are over. */
async function letTimePass(): Promise<void> {
  await world.sql(`update moderation_decisions set due = now()`)
  await world.sql(`update jobs set run_at = now() where subscriber = 'moderation decisions'`)
  await world.settle()
}
const queueOf = async (group: TestGroup, type: 'message' | 'member' | 'report' = 'message') =>
  (await owner.getmoderationqueue({ group_id: group.id, type, limit: 100 })).data
const subjects = async (group: TestGroup) =>
  (await owner.getmessages({ group_id: group.id })).data.map(({ subject }) => subject)

test('a decision is stored at once, hides the post from the queue, and is carried out when it can no longer be undone', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Bread')
  const other = await hold(group, 'Cake')
  await world.facts()

  const result = await moderator.moderate({ group_id: group.id, action: 'approve', pending_message_ids: [id] })

  const [decision] = result.decisions
  assert.deepEqual(
    [decision?.type, decision?.target_id, decision?.action, result.skipped],
    ['message', id, 'approve', []],
  )
  assert.ok(Date.parse(decision!.until) - Date.parse(decision!.created) === 10_000)
  assert.deepEqual(
    (await queueOf(group)).map(item => item.id),
    [other],
  )
  const told = await owner.getmoderationdecision({ group_id: group.id, type: 'message', target_id: id })
  assert.deepEqual(
    [told.reason, told.action, told.full_name],
    ['decided', 'approve', people.moderator.account.full_name],
  )
  const state = await owner.getmoderationstate({ group_id: group.id })
  assert.deepEqual([state.messages, state.decisions.map(made => made.id)], [1, [decision!.id]])
  await world.settle()
  assert.deepEqual(await subjects(group), [])
  assert.deepEqual(await world.facts(), [])

  await letTimePass()

  assert.deepEqual(await subjects(group), ['Bread'])
  assert.deepEqual(await world.facts(), ['message.posted', 'message.approved'])
  const [log] = (await owner.getactivitylog({ group_id: group.id, action: 'message.approved' })).data
  assert.match(log!.entry, /Moderator.* approved the message Bread from ben@example\.org/)
  assert.equal(log!.via, 'via_web')
  assert.deepEqual((await owner.getmoderationstate({ group_id: group.id })).decisions, [])
})

test('an undone decision has no effect, and can be made again', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Bread')
  const reject = { group_id: group.id, action: 'reject' as const, pending_message_ids: [id], reason: 'Not here' }
  const { decisions } = await owner.moderate(reject)
  const decision_ids = decisions.map(made => made.id)
  await world.newEmails()

  const undone = await moderator.undodecision({ group_id: group.id, decision_ids })
  await letTimePass()

  assert.deepEqual(undone.undone, [{ object: 'moderation_target', type: 'message', target_id: id }])
  assert.deepEqual(
    (await queueOf(group)).map(item => item.id),
    [id],
  )
  assert.deepEqual(await world.newEmails(), [])
  await owner.moderate(reject)
  await letTimePass()
  assert.deepEqual(
    (await world.newEmails()).map(({ recipient }) => recipient),
    ['ben@example.org'],
  )
  assert.deepEqual(await owner.undodecision({ group_id: group.id, decision_ids }), {
    object: 'moderation_undone',
    undone: [],
    too_late: 1,
  })
})

test('of two concurrent decisions one fails and names the other moderator', async () => {
  const group = await newGroup()
  const ids = [await hold(group, 'One'), await hold(group, 'Two'), await hold(group, 'Three')]
  await owner.moderate({ group_id: group.id, action: 'approve', pending_message_ids: ids.slice(0, 1) })
  await owner.rejectpendingmessage({ pending_message_id: ids[1]! })

  const late = await moderator.moderate({ group_id: group.id, action: 'delete', pending_message_ids: ids })

  assert.deepEqual(
    late.decisions.map(({ target_id }) => target_id),
    [ids[2]],
  )
  assert.deepEqual(
    late.skipped.map(({ target_id, reason, action, full_name }) => [target_id, reason, action, full_name]),
    [
      [ids[0], 'decided', 'approve', people.owner.account.full_name],
      [ids[1], 'decided', 'reject', people.owner.account.full_name],
    ],
  )
  assert.ok(late.skipped.every(({ date }) => date !== null))
  await letTimePass()
})

test('items claimed by another moderator are skipped until taken over', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Bread')
  await owner.claimpendingmessage({ pending_message_id: id })
  const approve = { group_id: group.id, action: 'approve' as const, pending_message_ids: [id] }

  const { skipped } = await moderator.moderate(approve)

  assert.deepEqual(
    skipped.map(({ reason, full_name }) => [reason, full_name]),
    [['claimed', people.owner.account.full_name]],
  )
  const state = await moderator.getmoderationstate({ group_id: group.id })
  assert.deepEqual(
    state.claims.map(({ type, target_id, user_id }) => [type, target_id, user_id]),
    [['message', id, people.owner.account.id]],
  )
  await assert.rejects(moderator.claimpendingmessage({ pending_message_id: id }), { extra: 'already claimed' })
  await moderator.claimpendingmessage({ pending_message_id: id, take_over: true })
  assert.equal((await moderator.moderate(approve)).decisions.length, 1)
  await letTimePass()
})

test('a post edited meanwhile is skipped if a version is given', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Bread')
  const [item] = await queueOf(group)
  await owner.updatependingmessage({ pending_message_id: id, subject: 'Rye bread' })
  const approve = { group_id: group.id, action: 'approve' as const, pending_message_ids: [id] }

  const { skipped } = await moderator.moderate({ ...approve, expected: item!.updated })

  assert.deepEqual(
    skipped.map(({ reason }) => reason),
    ['updated'],
  )
})

test('approving can stop moderating the author, and deleting can ban them', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Bread')
  await owner.moderate({ group_id: group.id, action: 'approve', unmoderate: true, pending_message_ids: [id] })
  await letTimePass()
  const member = await owner.getmember({ member_info_id: group.members.ben })
  assert.equal(member.post_status, 'sub_poststatus_allowed')
  const spam = await world.hold('cleo', { subject: 'Spam', body: 'Buy' }, group)

  await owner.moderate({ group_id: group.id, action: 'ban', pending_message_ids: [spam] })
  await letTimePass()

  const banned = await owner.getmember({ member_info_id: group.members.cleo })
  assert.equal(banned.status, 'sub_status_banned')
  assert.deepEqual(await queueOf(group), [])
})

test('requests to join are decided in the same way', async () => {
  const group = await newGroup()
  const { id } = await world.as('stranger').joingroup({ group_id: group.id })
  const waiting = (await queueOf(group, 'member')).map(item => item.id)
  assert.deepEqual(waiting, [group.members.pending, id])

  await owner.moderate({ group_id: group.id, action: 'approve', member_info_ids: [id] })
  await owner.moderate({ group_id: group.id, action: 'reject', member_info_ids: [group.members.pending] })
  assert.equal((await owner.getmoderationstate({ group_id: group.id })).members, 0)
  await letTimePass()

  assert.equal((await world.as('stranger').getsub({ group_id: group.id })).status, 'sub_status_normal')
  await assert.rejects(owner.getmember({ member_info_id: group.members.pending }), { extra: 'member_info_id' })
})

test('a decision that fails returns the post to the queue with the reason', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Bread')
  await moderator.moderate({ group_id: group.id, action: 'approve', pending_message_ids: [id] })
  await owner.updatemember({ member_info_id: group.members.moderator, mod_status: 'sub_modstatus_none' })

  await letTimePass()

  const [item] = await queueOf(group)
  assert.deepEqual([item?.id, item?.failed], [id, 'inadequate_permissions'])
  assert.equal(
    (await owner.moderate({ group_id: group.id, action: 'approve', pending_message_ids: [id] })).decisions.length,
    1,
  )
  await letTimePass()
  assert.deepEqual(await subjects(group), ['Bread'])
})

test('a moderator decides only with the permission for it', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Bread')
  const billing = world.as('sub_perm_billing')
  const all = { group_id: group.id, pending_message_ids: [id], member_info_ids: [group.members.pending] }

  const { decisions, skipped } = await billing.moderate({ ...all, action: 'approve' })

  // Like what does not exist.
  assert.deepEqual([decisions, skipped.map(({ reason }) => reason)], [[], ['gone', 'gone']])
  await assert.rejects(billing.getmoderationqueue({ group_id: group.id, type: 'message' }), {
    extra: 'manage_pending_messages',
  })
  await assert.rejects(billing.getmoderationrecord({ group_id: group.id, type: 'message', target_id: id }), {
    extra: 'manage_pending_messages',
  })
  const state = await billing.getmoderationstate({ group_id: group.id })
  assert.deepEqual([state.messages, state.members, state.reports], [null, null, 0])
  const made = await owner.moderate({ ...all, action: 'approve' })
  const decision_ids = made.decisions.map(decision => decision.id)
  assert.equal((await billing.undodecision({ group_id: group.id, decision_ids })).too_late, 2)
  const pendingOnly = await world.as('sub_perm_pendingmsg').moderate({ ...all, action: 'ban' })
  assert.deepEqual(
    pendingOnly.skipped.map(({ reason }) => reason),
    ['decided', 'decided'],
  )
  await letTimePass()
})

test('the record shows the join date, who approved the member, and the outcome of their posts', async () => {
  const group = await newGroup({ moderated: false, new_users_moderated: true })
  const { id: member_info_id } = await world.as('stranger').joingroup({ group_id: group.id })
  await owner.approvemember({ member_info_id })
  const first = await world.hold('stranger', { subject: 'One', body: 'Rye' }, group)
  await owner.rejectpendingmessage({ pending_message_id: first })
  const target_id = await world.hold('stranger', { subject: 'Two', body: 'Rye' }, group)
  await owner.updatemember({ member_info_id, moderator_notes: 'Kind' })

  const record = await owner.getmoderationrecord({ group_id: group.id, type: 'message', target_id })

  const { joined, history, ...rest } = record
  assert.deepEqual(rest, {
    object: 'moderation_record',
    member_info_id,
    approved_posts: 0,
    rejected_posts: 1,
    most_recent_message: null,
    status: 'sub_status_normal',
    post_status: 'sub_poststatus_newusermoderated',
    email_delivery: 'email_delivery_single',
    moderator_notes: 'Kind',
    sender_check: 'web',
    authentication: '',
    hashtags: [],
  })
  assert.ok(joined)
  assert.deepEqual(
    history.map(({ fact, full_name }) => [fact, full_name]),
    [
      ['member.approved', people.owner.account.full_name],
      ['member.requested', people.stranger.account.full_name],
    ],
  )
})

test('the record names the moderated hashtags that hold a message', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { id: group_id } = group
  const rye = await owner.newhashtag({ group_id, name: 'rye', moderated: true })
  const oats = await owner.newhashtag({ group_id, name: 'oats', moderated: true, replies_unmoderated: true })
  await owner.newhashtag({ group_id, name: 'roggen', alias_id: rye.id })
  await owner.newhashtag({ group_id, name: 'wheat' })
  const namesFor = async (target_id: number) =>
    (await owner.getmoderationrecord({ group_id, type: 'message', target_id })).hashtags.map(tag => [
      tag.hashtag_id,
      tag.name,
    ])
  const first = await world.hold('ben', { subject: 'Bread #Roggen #oats #wheat', body: 'Rye' }, group)
  assert.deepEqual(await namesFor(first), [
    [rye.id, 'rye'],
    [oats.id, 'oats'],
  ])
  const { message_id } = await world.post('owner', { subject: 'Flour #rye #oats', body: 'Rye' }, group)
  const reply = await world.hold('ben', { subject: 'Re: Flour', message_id, body: 'Yes' }, group)
  assert.deepEqual(await namesFor(reply), [[rye.id, 'rye']])
})

test('hiding a reported message can be undone for a while, then is carried out and resolves its reports', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'moderator', 'ben', 'cleo'] })
  const { message_id, msg_num } = await world.post('ben', { subject: 'Ladder' }, group)
  await world.as('cleo').reportmessage({ message_id })
  const hide = () => world.as('moderator').moderate({ group_id: group.id, action: 'hide', message_ids: [message_id] })
  const first = await hide()
  await world.as('moderator').undodecision({ group_id: group.id, decision_ids: [first.decisions[0]!.id] })
  assert.equal((await queueOf(group, 'report')).length, 1)

  await hide()
  await letTimePass()

  assert.deepEqual(await queueOf(group, 'report'), [])
  await assert.rejects(world.as('cleo').getmessage({ group_id: group.id, msg_num }), { extra: 'invalid msg_num' })
  const { data } = await world.as('owner').gethiddenmessages({ group_id: group.id })
  assert.deepEqual(
    data.map(hidden => hidden.message_id),
    [message_id],
  )
})

test('reports are listed with reporter and reason, resolved and reopened, and deleted with the message', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const { message_id } = await world.post('ben', { subject: 'Ladder', body: 'Nobody returns anything' }, group)
  await world.as('cleo').reportmessage({ message_id, reason: 'Personal attack' })
  await world.as('owner').reportmessage({ message_id })
  await world.settle()
  await world.facts()

  const { data, total_count } = await moderator.getreports({ group_id: group.id })

  assert.equal(total_count, 1)
  const [report] = data
  assert.deepEqual(
    report!.reporters.map(({ full_name, email, reason }) => [full_name, email, reason]),
    [
      [people.cleo.account.full_name, 'cleo@example.org', 'Personal attack'],
      [people.owner.account.full_name, 'owner@example.org', ''],
    ],
  )
  assert.deepEqual([report!.state, report!.num_reports, report!.subject], ['open', 2, 'Ladder'])
  assert.deepEqual(
    (await queueOf(group, 'report')).map(({ id, num_reports, snippet }) => [id, num_reports, snippet]),
    [[message_id, 2, 'Personal attack']],
  )
  const waiting = (await moderator.getinbox({})).waiting.find(({ group_id }) => group_id === group.id)
  assert.equal(waiting?.reports, 1)

  await moderator.resolvereport({ message_id })

  assert.deepEqual(await queueOf(group, 'report'), [])
  const resolved = await moderator.getreports({ group_id: group.id, state: 'resolved', message_id })
  assert.equal(resolved.data[0]?.resolved_by_name, people.moderator.account.full_name)
  await assert.rejects(moderator.resolvereport({ message_id }), { extra: 'no reports' })
  await moderator.resolvereport({ message_id, reopen: true })
  assert.deepEqual(await world.facts(), ['message.report_resolved', 'message.report_reopened'])

  await owner.moderate({ group_id: group.id, action: 'delete', message_ids: [message_id] })
  assert.equal((await owner.getmoderationstate({ group_id: group.id })).reports, 0)
  await letTimePass()
  assert.equal((await moderator.getreports({ group_id: group.id })).total_count, 0)
  assert.deepEqual(await subjects(group), [])
})

test('deleting a topic can be undone for ten seconds, and is skipped if a reply arrived meanwhile', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const posted = await world.post('ben', { subject: 'Loaves', body: 'Many' }, group)
  const { topic_id } = posted
  const named = { group_id: group.id, topic_ids: [topic_id] }
  const { topic } = await owner.gettopic({ topic_id })
  await world.answer('cleo', posted, { subject: 'Loaves', body: 'More' }, group)
  await world.settle()
  await world.facts()

  const late = await owner.moderate({ ...named, action: 'delete', expected: topic.updated })
  const impossible = await owner.moderate({ ...named, action: 'approve' })
  const [decision] = (await owner.moderate({ ...named, action: 'delete' })).decisions
  const again = await moderator.moderate({ ...named, action: 'delete' })

  const reasonsOf = ({ skipped }: typeof late) => skipped.map(({ type, reason }) => [type, reason])
  assert.deepEqual([late, impossible, again].map(reasonsOf), [
    [['topic', 'updated']],
    [['topic', 'not_possible']],
    [['topic', 'decided']],
  ])
  const undone = await owner.undodecision({ group_id: group.id, decision_ids: [decision!.id] })
  assert.deepEqual(undone.undone, [{ object: 'moderation_target', type: 'topic', target_id: topic_id }])
  await letTimePass()
  assert.deepEqual(await subjects(group), ['Loaves', 'Loaves'])

  await owner.moderate({ ...named, action: 'delete' })
  await letTimePass()

  assert.deepEqual(await subjects(group), [])
  assert.deepEqual(await world.facts(), ['topic.deleted'])
  assert.deepEqual(reasonsOf(await owner.moderate({ ...named, action: 'delete' })), [['topic', 'gone']])
})

test('deleting topics needs the permission to edit the archives', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const { topic_id } = await world.post('ben', { subject: 'Loaves', body: 'Many' }, group)
  const decide = () => moderator.moderate({ group_id: group.id, topic_ids: [topic_id], action: 'delete' })
  const { decisions } = await decide()
  const decision_ids = decisions.map(({ id }) => id)
  const member_info_id = group.members.moderator
  await owner.updatemember({ member_info_id, mod_permissions: ['sub_perm_pendingmsg'] })

  const undone = await moderator.undodecision({ group_id: group.id, decision_ids })
  await letTimePass()
  const [refused] = (await decide()).skipped

  assert.deepEqual([decision_ids.length, undone.too_late, refused?.reason], [1, 1, 'gone'])
  assert.deepEqual(await subjects(group), ['Loaves'])
})

test('a decided post is not pending for the API either, until undone', async () => {
  const group = await newGroup()
  const ids = [await hold(group, 'Deleted'), await hold(group, 'Approved'), await hold(group, 'Undone')] as const
  const group_id = group.id
  await owner.moderate({ group_id, action: 'delete', pending_message_ids: [ids[0]] })
  await owner.moderate({ group_id, action: 'approve', pending_message_ids: [ids[1]] })
  const { decisions } = await owner.moderate({ group_id, action: 'reject', pending_message_ids: [ids[2]] })
  const gone = { extra: 'invalid pending_message_id' }
  for (const pending_message_id of ids) {
    await assert.rejects(owner.getpendingmessage({ pending_message_id }), gone)
    await assert.rejects(owner.claimpendingmessage({ pending_message_id }), gone)
    await assert.rejects(owner.updatependingmessage({ pending_message_id, subject: 'Other' }), gone)
    await assert.rejects(moderator.approvependingmessage({ pending_message_id }), gone)
    await assert.rejects(moderator.rejectpendingmessage({ pending_message_id }), gone)
    await assert.rejects(moderator.deletependingmessage({ pending_message_id }), gone)
  }
  const counts = async () => {
    const { total_count, data } = await owner.getpendingmessages({ group_id })
    return [total_count, data.map(({ id }) => id), (await owner.getgroup({ group_id })).pending_msgs_count]
  }
  assert.deepEqual(await counts(), [0, [], 0])

  await moderator.undodecision({ group_id, decision_ids: decisions.map(({ id }) => id) })

  assert.deepEqual(await counts(), [1, [ids[2]], 1])
  await letTimePass()
  assert.deepEqual(await subjects(group), ['Approved'])
  await moderator.approvependingmessage({ pending_message_id: ids[2] })
  assert.deepEqual(await counts(), [0, [], 0])
  await assertCounted(world)
  await assertArchivesCounted(world)
})

test('a decided post does not expire, and a failed decision makes it pending again', async () => {
  const group = await newGroup()
  const group_id = group.id
  const id = await hold(group, 'Bread')
  await moderator.moderate({ group_id, action: 'reject', pending_message_ids: [id] })
  await moderator.moderate({ group_id, action: 'reject', member_info_ids: [group.members.pending] })
  await owner.updatemember({ member_info_id: group.members.moderator, mod_status: 'sub_modstatus_none' })

  await letTimePass()

  const { total_count } = await owner.getpendingmessages({ group_id })
  const members = await owner.getmembers({ group_id, type: 'pending' })
  assert.deepEqual([total_count, members.total_count, members.data.length], [1, 1, 1])
  await assertCounted(world)
  await assertArchivesCounted(world)
})

test('a decided request to join is not pending for the API either, until undone', async () => {
  const group = await newGroup()
  const group_id = group.id
  const member_info_id = group.members.pending
  const reject = () => owner.moderate({ group_id, action: 'reject', member_info_ids: [member_info_id] })
  const { decisions } = await reject()
  const gone = { extra: 'member_info_id' }
  await assert.rejects(moderator.approvemember({ member_info_id }), gone)
  await assert.rejects(moderator.removemember({ member_info_id }), gone)
  await assert.rejects(moderator.banmember({ member_info_id }), gone)
  await assert.rejects(moderator.claimpendingmember({ member_info_id, claim: true }), { extra: 'member not pending' })
  const many = await moderator.bulkupdatemembers({ group_id, action: 'approve', member_info_ids: [member_info_id] })
  assert.deepEqual(
    many.skipped.map(({ reason }) => reason),
    ['gone'],
  )
  const listed = async () => {
    const { total_count, data } = await owner.getmembers({ group_id, type: 'pending' })
    const found = await owner.findmembers({ group_id, status: 'pending' })
    return [total_count, data.length, found.data.length, (await owner.getgroup({ group_id })).pending_subs_count]
  }
  assert.deepEqual(await listed(), [0, 0, 0, 0])
  await assertCounted(world)

  await moderator.undodecision({ group_id, decision_ids: decisions.map(({ id }) => id) })

  assert.deepEqual(await listed(), [1, 1, 1, 1])
  await reject()
  // They leave by themselves meanwhile.
  await world.as('pending').deletesub({ group_id })
  await letTimePass()
  assert.deepEqual(await listed(), [0, 0, 0, 0])
  await assertCounted(world)
})
