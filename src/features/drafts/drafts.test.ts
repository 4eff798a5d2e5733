import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertDraftsCounted } from '#test/database/recount.ts'
import { expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { insertRows } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
const { message_id } = await world.post('ben')
const group_id = group.id
const draftsOf = async (name: 'ben' | 'owner') =>
  (await world.sql(`select num_drafts from members where id = $1`, [people[name].id]))[0]!['num_drafts']

test('a new draft is empty, whatever is sent with it', async () => {
  const input = { group_id, draft_type: 'draft_type_post' as const, subject: 'Bread', body: 'Rye' }

  const { id, created, updated, ...draft } = await world.as('ben').newdraft(input)

  assert.deepEqual(draft, {
    object: 'draft',
    user_id: people.ben.account.id,
    group_id,
    draft_type: 'draft_type_post',
    subject: '',
    body: '',
    body_type: 'html',
    reply_to: '',
    is_special: false,
    bcc_me: false,
    bcc_all: false,
    num_attachments: 0,
    next_attachment_id: 1,
    message_id: 0,
    dm_member_id: 0,
    member_id: 0,
  })
  assert.equal(created, updated)
  await world.as('ben').deletedraft({ draft_id: id })
})

test('each type of draft has its target', async () => {
  const ben = world.as('ben')
  const owner = world.as('owner')
  const about = ({ draft_type, message_id, dm_member_id, member_id }: Awaited<ReturnType<typeof ben.newdraft>>) => ({
    draft_type,
    message_id,
    dm_member_id,
    member_id,
  })
  const none = { message_id: 0, dm_member_id: 0, member_id: 0 }

  const reply = await ben.newdraft({ group_id, draft_type: 'draft_type_reply', message_id })
  const dm = await owner.newdraft({ group_id, draft_type: 'draft_type_dm', dm_member_id: people.cleo.id })
  const toSub = await owner.newdraft({ group_id, draft_type: 'draft_type_post_to_sub', member_id: people.cleo.id })

  assert.deepEqual(about(reply), { draft_type: 'draft_type_reply', ...none, message_id })
  assert.deepEqual(about(dm), { draft_type: 'draft_type_dm', ...none, dm_member_id: people.cleo.id })
  assert.deepEqual(about(toSub), { draft_type: 'draft_type_post_to_sub', ...none, member_id: people.cleo.id })
})

test('a draft about something its author may not see is rejected', async () => {
  const elsewhere = await world.addGroup({}, { peopled: true })
  const foreign = await world.post('ben', {}, elsewhere)
  const stranger = await addMembership(world, elsewhere.id, people.stranger, {})
  const ben = world.as('ben')
  const owner = world.as('owner')
  const reply = { group_id, draft_type: 'draft_type_reply' as const }
  const dm = { group_id, draft_type: 'draft_type_dm' as const }
  const toSub = { group_id, draft_type: 'draft_type_post_to_sub' as const }

  await assert.rejects(ben.newdraft(reply), expectedError('message_id'))
  await assert.rejects(ben.newdraft({ ...reply, message_id: foreign.message_id }), expectedError('invalid message_id'))
  await assert.rejects(ben.newdraft({ ...reply, message_id: 987_654 }), expectedError('invalid message_id'))
  await assert.rejects(owner.newdraft(dm), expectedError('missing dm_member_id'))
  for (const dm_member_id of [stranger, people.banned.id, people.pending.id, 987_654])
    await assert.rejects(owner.newdraft({ ...dm, dm_member_id }), expectedError('invalid dm_member_id'))
  await assert.rejects(owner.newdraft(toSub), expectedError('member_id'))
  // What is asked is judged before who asks.
  await assert.rejects(world.as('ben').newdraft(toSub), expectedError('member_id'))
  for (const where of [group_id, 999_999])
    await assert.rejects(
      world.as('stranger').newdraft({ group_id: where, draft_type: 'draft_type_reply' }),
      expectedError('message_id'),
    )
  await assert.rejects(world.as('ben').newdraft({ ...toSub, member_id: people.cleo.id }), {
    type: 'inadequate_permissions',
    extra: 'mod_page',
  })
  for (const member_id of [stranger, people.banned.id, people.pending.id, 987_654])
    await assert.rejects(owner.newdraft({ ...toSub, member_id }), expectedError('invalid member_id'))
  await assert.rejects(world.as('stranger').newdraft({ group_id, draft_type: 'draft_type_post' }), {
    type: 'inadequate_permissions',
  })
})

test('members can write to members they may see, and not to a private profile', async () => {
  const open = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
  const { cleo } = open.members
  const toCleo = { group_id: open.id, draft_type: 'draft_type_dm' as const, dm_member_id: cleo }

  const draft = await world.as('ben').newdraft(toCleo)
  await world.sql(`update accounts set preferences = '{"profile_privacy": "profile_private"}' where id = $1`, [
    people.cleo.account.id,
  ])

  assert.equal(draft.dm_member_id, cleo)
  await assert.rejects(world.as('ben').newdraft(toCleo), expectedError('invalid dm_member_id'))
  assert.equal((await world.as('owner').newdraft(toCleo)).dm_member_id, cleo)
  for (const dm_member_id of [people.owner.id, 987_654])
    await assert.rejects(
      world.as('ben').newdraft({ group_id, draft_type: 'draft_type_dm', dm_member_id }),
      expectedError('view_members', 'inadequate_permissions'),
    )
  await world.sql(`update accounts set preferences = '{}' where id = $1`, [people.cleo.account.id])
})

test('a draft keeps what is saved, and omitted fields stay', async () => {
  const ben = world.as('ben')
  const { id: draft_id } = await ben.newdraft({ group_id, draft_type: 'draft_type_reply', message_id })
  const body = '<script>alert(1)</script><b>Rye'

  await ben.updatedraft({ draft_id, subject: 'Re: Bread #rye', body, reply_to: 'sender', bcc_me: true })
  const saved = await ben.updatedraft({ draft_id, body_type: 'markdown' })
  const reset = await ben.updatedraft({ draft_id, reply_to: '', bcc_me: false, subject: '' })

  const { subject, body_type, reply_to, bcc_me } = saved
  assert.deepEqual(
    { subject, body: saved.body, body_type, reply_to, bcc_me },
    { subject: 'Re: Bread #rye', body, body_type: 'markdown', reply_to: 'sender', bcc_me: true },
  )
  assert.deepEqual([reset.reply_to, reset.bcc_me, reset.subject, reset.body], ['', false, '', body])
  assert.ok(reset.updated > saved.created)
})

test('fields that a draft cannot have are ignored', async () => {
  const all = { is_special: true, bcc_me: true, bcc_all: true, reply_to: 'mods' as const }
  const flags = async (
    name: 'ben' | 'owner',
    draft_type: 'draft_type_post' | 'draft_type_reply' | 'draft_type_post_to_sub',
  ) => {
    const calls = world.as(name)
    const { id } = await calls.newdraft({ group_id, draft_type, message_id, member_id: people.cleo.id })
    const { is_special, bcc_me, bcc_all, reply_to } = await calls.updatedraft({ draft_id: id, ...all })
    return { is_special, bcc_me, bcc_all, reply_to }
  }
  const none = { is_special: false, bcc_me: false, bcc_all: false, reply_to: '' }

  assert.deepEqual(await flags('ben', 'draft_type_post'), none)
  assert.deepEqual(await flags('owner', 'draft_type_post'), { ...none, is_special: true })
  assert.deepEqual(await flags('ben', 'draft_type_reply'), { ...none, bcc_me: true, reply_to: 'mods' })
  assert.deepEqual(await flags('owner', 'draft_type_post_to_sub'), { ...none, is_special: true, bcc_all: true })
})

test('drafts are listed per group and over all groups, by date and by subject', async () => {
  const writer = await world.addPerson('writer')
  const other = await world.addGroup()
  for (const { id } of [group, other]) await addMembership(world, id, writer, {})
  const calls = world.as(writer)
  const made = [
    await world.draft(writer, { subject: 'b' }),
    await world.draft(writer, { subject: 'A' }, other),
    await world.draft(writer, { subject: 'C' }),
  ]
  const subjects = ({ data }: { data: { subject: string }[] }) => data.map(({ subject }) => subject)

  const inGroup = await calls.getdrafts({ group_id })
  const everywhere = await calls.getdrafts({})
  const first = await calls.getdrafts({ sort_field: 'subject', limit: 2 })
  const second = await calls.getdrafts({ sort_field: 'subject', limit: 2, page_token: first.next_page_token })
  const backwards = await calls.getdrafts({ sort_field: 'subject', sort_dir: 'desc' })

  assert.deepEqual([subjects(inGroup), inGroup.total_count], [['C', 'b'], 2])
  assert.deepEqual([subjects(everywhere), everywhere.total_count, everywhere.has_more], [['C', 'A', 'b'], 3, false])
  assert.deepEqual([subjects(first), subjects(second), second.has_more], [['A', 'b'], ['C'], false])
  assert.deepEqual(subjects(backwards), ['C', 'b', 'A'])
  assert.deepEqual(
    everywhere.data.map(({ id }) => id),
    made.toReversed(),
  )
  assert.deepEqual(subjects(await world.as('ben').getdrafts({ group_id: other.id })), [])
})

test('a draft in an unlisted group is visible while its author belongs to the group', async () => {
  const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' })
  const writer = await world.addPerson('leaver')
  const membership = await addMembership(world, hidden.id, writer, {})
  const calls = world.as(writer)
  const draft_id = await world.draft(writer, {}, hidden)
  const before = (await calls.getdrafts({})).total_count

  await calls.deletesub({ group_id: hidden.id })

  assert.deepEqual([before, (await calls.getdrafts({})).data], [1, []])
  await assert.rejects(calls.updatedraft({ draft_id }), expectedError('invalid draft_id'))
  const again = await addMembership(world, hidden.id, writer, {})
  assert.notEqual(again, membership)
  assert.equal((await calls.updatedraft({ draft_id })).id, draft_id)
  const [row] = await world.sql(`select num_drafts from members where id = $1`, [again])
  assert.equal(row!['num_drafts'], 1)
})

test('the membership has the number of drafts', async () => {
  const before = Number(await draftsOf('ben'))

  const draft_id = await world.draft('ben')
  const between = await draftsOf('ben')
  await world.as('ben').deletedraft({ draft_id })

  assert.deepEqual([between, await draftsOf('ben')], [before + 1, before])
  await assert.rejects(world.as('ben').deletedraft({ draft_id }), expectedError('invalid draft_id'))
  await assertDraftsCounted(world)
})

test('a person can have a thousand drafts, even when created concurrently', async () => {
  const writer = await world.addPerson('tireless')
  const id = await addMembership(world, group_id, writer, {})
  const row = { account_id: writer.account.id, group_id, draft_type: 'draft_type_post' }
  const rows = Array.from({ length: 998 }, () => row)
  await insertRows(world.sql, 'drafts', rows)
  await world.sql(`update members set num_drafts = 998 where id = $1`, [id])
  const calls = world.as(writer)
  const begin = () => calls.newdraft({ group_id, draft_type: 'draft_type_post' })

  const begun = await Promise.all(Array.from({ length: 5 }, () => errorExtraOf(begin())))

  const refused = Array(3).fill('bad_request: too many drafts')
  assert.deepEqual(begun.toSorted(), [...refused, 'done', 'done'])
  await assertDraftsCounted(world)
})

test('the total size of drafts is limited, even when saved concurrently', async () => {
  const writer = await world.addPerson('verbose')
  await addMembership(world, group_id, writer, {})
  const calls = world.as(writer)
  const begin = () => world.draft(writer, { subject: '', body: '' })
  const full = await begin()
  const others = await Promise.all(Array.from({ length: 4 }, begin))
  await world.sql(`update drafts set body = repeat('x', 48 * 1024 * 1024) where id = $1`, [full])
  // Two bytes each: it is bytes that are counted.
  const body = 'ß'.repeat(512 * 1024)

  const saved = await Promise.allSettled(others.map(draft_id => calls.updatedraft({ draft_id, body })))

  const refused = others.filter((_, n) => saved[n]!.status === 'rejected')
  assert.equal(refused.length, 2)
  const draft_id = refused[0]!
  await assert.rejects(calls.updatedraft({ draft_id, body: 'x' }), expectedError('too many drafts'))
  assert.equal((await calls.updatedraft({ draft_id, subject: 'Bread' })).body, '')
  assert.equal((await calls.updatedraft({ draft_id: full, body: 'Rye' })).body, 'Rye')
  assert.equal((await calls.updatedraft({ draft_id, body })).body, body)
})
