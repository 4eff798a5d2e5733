import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import type { GroupRole } from '#contract/permissions.ts'
import { directionOf, type ReplyDirection } from './reply-target.ts'

const author = 1
const other = 2
type ReplyCase = { group?: GroupSettings['reply_to']; topic?: string; tags?: string[] }
type Chosen = Parameters<typeof directionOf>[0]

function wayOf(replyCase: ReplyCase, chosen: Chosen, account_id = other, role: GroupRole = 'member'): ReplyDirection {
  const group = { ...groupSettingDefaults, reply_to: replyCase.group ?? groupSettingDefaults.reply_to }
  const access = { role, grants: new Set<string>(), muted: false, hasSubscription: true, group }
  const replied = {
    account_id: author,
    topic_reply_to: replyCase.topic ?? 'thread_reply_group_default',
    tags_reply_to: replyCase.tags ?? [],
  }
  return directionOf(chosen, replied, { account_id, access })
}
const only = 'group_reply_only_to_sender'

test('by default a reply goes where the group says', () => {
  const ways: [GroupSettings['reply_to'], ReplyDirection][] = [
    ['group_reply_to_group', 'group'],
    ['group_reply_to_sender', 'sender'],
    ['group_reply_to_moderators', 'mods'],
    ['group_reply_to_group_and_sender', 'group_and_sender'],
    [only, 'sender'],
  ]
  for (const [group, way] of ways) assert.equal(wayOf({ group }, ''), way, group)
})

test('a topic takes precedence over its hashtags, and those over the group', () => {
  assert.equal(wayOf({ topic: 'thread_reply_to_sender' }, ''), 'sender')
  assert.equal(wayOf({ tags: ['thread_reply_to_sender'] }, ''), 'sender')
  assert.equal(wayOf({ topic: 'thread_reply_to_sender', tags: [only] }, 'group_and_sender'), 'group_and_sender')
  assert.equal(wayOf({ group: 'group_reply_to_moderators', tags: ['thread_reply_to_sender'] }, ''), 'sender')
})

test('an explicit choice wins, except that sender-only replies never go to the group', () => {
  for (const chosen of ['sender', 'group_and_sender', 'mods'] as const)
    assert.equal(wayOf({ group: 'group_reply_to_sender' }, chosen), chosen)
  const saids: ReplyCase[] = [{ group: only }, { topic: only }, { tags: [only] }]
  for (const replyCase of saids) {
    assert.equal(wayOf(replyCase, 'group_and_sender'), 'sender')
    assert.equal(wayOf(replyCase, 'mods'), 'mods')
  }
})

test('moderators, and authors who reply to themselves, write to the group', () => {
  for (const group of ['group_reply_to_sender', only] as const) {
    assert.equal(wayOf({ group }, '', other, 'owner'), 'group')
    assert.equal(wayOf({ group }, '', other, 'moderator'), 'group')
    assert.equal(wayOf({ group }, '', author), 'group')
    assert.equal(wayOf({ group }, 'sender', other, 'owner'), 'sender')
  }
})
