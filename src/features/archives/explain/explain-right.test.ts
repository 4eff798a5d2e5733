import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const owner = world.as('owner')

type ExplainParams = Parameters<typeof owner.explainright>[0]
const explain = async (asked: ExplainParams) => {
  const { outcome, reason, rules } = await owner.explainright(asked)
  return {
    outcome,
    reason,
    failing: rules.filter(({ result }) => result !== 'pass').map(({ rule, result }) => [rule, result]),
  }
}

test('every rule that holds a post is listed in order, and the first decides', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const { topic_id } = await world.post('owner', { subject: 'Bread', body: 'Rye' }, group)
  const member_info_id = group.members.ben
  assert.deepEqual(await explain({ member_info_id }), { outcome: 'allowed', reason: '', failing: [] })
  await owner.updatemember({ member_info_id, post_status: 'sub_poststatus_moderated' })
  await owner.updatetopic({ topic_id, is_moderated: true })

  assert.deepEqual(await explain({ member_info_id, permission: 'can_reply', topic_id }), {
    outcome: 'held',
    reason: 'topic_moderation',
    failing: [
      ['topic_moderation', 'hold'],
      ['member_moderation', 'hold'],
    ],
  })
  const { is } = await world.send('ben', { subject: 'Cake', body: 'Plum' }, group)
  assert.equal(is, 'held', 'posting does what was explained')
  await owner.updatetopic({ topic_id, is_closed: true })
  const { outcome, reason } = await explain({ member_info_id, permission: 'can_reply', topic_id })
  assert.deepEqual([outcome, reason], ['refused', 'topic_open'])
})

test('the channel and attachments matter, and moderators’ posts are not held', async () => {
  const group = await world.addGroup({ handle_attachments: 'group_attachments_bounced' }, { peopled: true })
  const [ben, moderator] = [group.members.ben, group.members.moderator]
  assert.equal((await explain({ member_info_id: ben, with_attachment: true })).reason, 'attachments')
  assert.deepEqual(await explain({ member_info_id: ben, by_email: true, is_verified: false }), {
    outcome: 'held',
    reason: 'sender_verified',
    failing: [['sender_verified', 'hold']],
  })
  await owner.updatemember({ member_info_id: moderator, post_status: 'sub_poststatus_moderated' })
  assert.equal((await explain({ member_info_id: moderator })).outcome, 'allowed')
  await owner.updatemember({ member_info_id: ben, post_status: 'sub_poststatus_notallowed' })
  assert.deepEqual(await explain({ member_info_id: ben }), {
    outcome: 'refused',
    reason: 'may_post',
    failing: [['may_post', 'refuse']],
  })
  assert.deepEqual(await explain({ member_info_id: group.members.banned }), {
    outcome: 'refused',
    reason: 'membership',
    failing: [['membership', 'refuse']],
  })
})

test('other permissions are explained by role, grant or setting', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const by = async (member_info_id: number, permission: string) => {
    const { outcome, by, reason } = await owner.explainright({ member_info_id, permission })
    return [outcome, by, reason]
  }
  assert.deepEqual(await by(group.members.ben, 'ban_members'), ['refused', 'role', 'member'])
  assert.deepEqual(await by(group.members.owner, 'ban_members'), ['allowed', 'role', 'owner'])
  assert.deepEqual(await by(group.members.powerless, 'ban_members'), ['refused', 'grant', 'sub_perm_banmembers'])
  assert.deepEqual(await by(group.members.sub_perm_banmembers, 'ban_members'), [
    'allowed',
    'grant',
    'sub_perm_banmembers',
  ])
  assert.deepEqual((await by(group.members.ben, 'create_hashtags'))[1], 'settings')
  await assert.rejects(by(group.members.ben, 'fly'), { type: 'invalid_value' })
  await assert.rejects(world.as('ben').explainright({ member_info_id: group.members.cleo }), {
    type: 'inadequate_permissions',
  })
})
