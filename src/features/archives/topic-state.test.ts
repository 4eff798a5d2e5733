import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { plainMembership } from '#test/world/people.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { mayRepost, type Repostable } from './reposts.ts'
import { topicState } from './topic-state.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const tenDaysAgo = '2026-02-28T12:00:00.000000+00:00'
const settingsOf = (given: Partial<GroupSettings>): GroupSettings => ({ ...groupSettingDefaults, ...given })

type Tag = Parameters<typeof topicState>[2][number]
const tag: Tag = { locked: false, moderated: false, replies_unmoderated: false }

test('a topic is closed or moderated by moderators, by its hashtags, or by inactivity', () => {
  const quiet = { is_closed: false, is_moderated: false, most_recent_message: tenDaysAgo }
  const state = (given: Partial<GroupSettings>, topic = quiet, tags: Tag[] = []) => {
    const { is_closed, is_moderated } = topicState(topic, settingsOf(given), tags, now)
    return [is_closed, is_moderated]
  }

  assert.deepEqual(state({}), [false, false])
  assert.deepEqual(state({ close_threads_after: 1, moderate_threads_after: 1 }), [false, false])
  assert.deepEqual(state({ auto_close_threads: true, close_threads_after: 11 }), [false, false])
  assert.deepEqual(state({ auto_close_threads: true, close_threads_after: 10 }), [true, false])
  assert.deepEqual(state({ auto_moderate_threads: true, moderate_threads_after: 10 }), [false, true])
  assert.deepEqual(state({ auto_moderate_threads: true, moderate_threads_after: 11 }), [false, false])
  assert.deepEqual(state({ auto_close_threads: true, auto_moderate_threads: true }), [false, false])
  assert.deepEqual(state({}, { ...quiet, is_closed: true }), [true, false])
  assert.deepEqual(state({ auto_close_threads: true }, { ...quiet, is_moderated: true }), [false, true])
  assert.deepEqual(state({}, quiet, [tag, { ...tag, replies_unmoderated: true }]), [false, false])
  assert.deepEqual(state({}, quiet, [tag, { ...tag, locked: true }]), [true, false])
  assert.deepEqual(state({}, quiet, [tag, { ...tag, moderated: true }]), [false, true])
  assert.deepEqual(state({}, quiet, [{ ...tag, moderated: true, replies_unmoderated: true }]), [false, false])
  const ageing = { auto_moderate_threads: true, moderate_threads_after: 10 }
  assert.deepEqual(state(ageing, quiet, [{ ...tag, locked: true }]), [true, true])
})

test('a topic is shown as posting treats it: closed or moderated by its hashtags', async () => {
  const world = await newWorld()
  const { id: group_id } = world.group
  const tags = {
    shut: { locked: true },
    watched: { moderated: true },
    loose: { moderated: true, replies_unmoderated: true },
    free: {},
  }
  for (const [name, options] of Object.entries(tags)) {
    await world.as('owner').newhashtag({ group_id, name, ...options })
    await world.post('owner', { subject: `${name} #${name}`, body: 'Rye' })
  }
  type Shown = { subject: string; is_closed: boolean; is_moderated: boolean }
  const states = (rows: readonly Shown[]) =>
    Object.fromEntries(rows.map(({ subject, is_closed, is_moderated }) => [subject, [is_closed, is_moderated]]))
  const ben = world.as('ben')

  const topics = (await ben.gettopics({ group_id })).data
  const messages = (await ben.getmessages({ group_id })).data

  const expected = { shut: [true, false], watched: [false, true], loose: [false, false], free: [false, false] }
  assert.deepEqual(states(topics), expected)
  assert.deepEqual(states(messages), expected)
  assert.deepEqual(states((await ben.gettopics({})).data), expected)
  assert.deepEqual(states((await ben.searcharchives({ group_id, q: 'rye' })).data), expected)
  for (const { subject, topic_id, msg_num } of messages) {
    const { topic, data } = await ben.gettopic({ topic_id })
    const shown = [topic, ...data, await ben.getmessage({ group_id, msg_num })]
    assert.deepEqual(
      shown.map(({ is_closed, is_moderated }) => [is_closed, is_moderated]),
      Array(3).fill(expected[subject as keyof typeof expected]),
    )
  }
  const reply = (subject: string) => world.send('ben', { subject: `Re: ${subject}` })
  await assert.rejects(reply('shut'), expectedError('invalid reply'))
  assert.deepEqual(
    [(await reply('watched')).is, (await reply('loose')).is, (await reply('free')).is],
    ['held', 'posted', 'posted'],
  )
})

test('an author can repost a message as often and as soon as the group allows', () => {
  const ben = { id: 7 }
  const message: Repostable = {
    account_id: 7,
    created: tenDaysAgo,
    repost_of: null,
    num_reposts: 0,
    last_reposted: null,
  }
  const asked = (
    given: Partial<GroupSettings>,
    changed: Partial<Repostable> = {},
    { account = ben, plan = 'group_plan_premium' }: { account?: typeof ben | null; plan?: string } = {},
  ) => {
    const group = { id: 1, parent_id: null, plan, settings: settingsOf(given) } as Group
    const access = groupAccessOf(group, plainMembership, null, null)
    return mayRepost({ ...message, ...changed }, { account, group, access }, now)
  }
  const on = { allow_reposts: true }

  assert.equal(asked({}), false)
  assert.equal(asked(on), true)
  assert.equal(asked(on, {}, { account: { id: 8 } }), false)
  assert.equal(asked(on, {}, { account: null }), false)
  assert.equal(asked(on, { account_id: null }, { account: null }), false)
  assert.equal(asked(on, {}, { plan: 'group_plan_basic' }), false)
  assert.equal(asked(on, { repost_of: 3 }), false)
  assert.equal(asked({ ...on, locked: true }), false)
  assert.equal(asked({ ...on, max_number_of_reposts: 2 }, { num_reposts: 1 }), true)
  assert.equal(asked({ ...on, max_number_of_reposts: 2 }, { num_reposts: 2 }), false)
  assert.equal(asked({ ...on, min_days_between_reposts: 10 }), true)
  assert.equal(asked({ ...on, min_days_between_reposts: 11 }), false)
  assert.equal(asked({ ...on, min_days_between_reposts: 1 }, { last_reposted: '2026-03-09T13:00:00Z' }), false)
  assert.equal(asked({ ...on, min_days_between_reposts: 1 }, { last_reposted: '2026-03-09T12:00:00Z' }), true)
})
