import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { GroupRef } from '#test/world/groups.ts'
import type { PersonName } from '#test/world/people.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { insertRow } from '#test/database/rows.ts'
import { storedFile, type SubmissionInput } from '#test/world/submitting.ts'
import { newWorld } from '#test/world.ts'
import { rules } from './posting-rules.ts'

const world = await newWorld({
  FOLKMOOT_MAX_TEXT: '2000',
  FOLKMOOT_MAX_UPLOAD: '20000',
  FOLKMOOT_MAX_ATTACHMENTS: '3',
  FOLKMOOT_GROUP_STORAGE: '30000',
})
const { sql } = world

type Settings = Partial<GroupSettings>
const usual = ['owner', 'powerless', 'ben', 'cleo', 'pending', 'sub_perm_editarchives', 'sub_perm_pendingmsg'] as const
const newGroup = (settings: Settings = {}, parent?: GroupRef) =>
  world.addGroup(
    { privacy: parent ? 'sub_group_privacy_archives' : 'group_privacy_archives', ...settings },
    { parent, peopled: parent ? [] : usual },
  )
const post = (group: GroupRef, who: PersonName, submitted: SubmissionInput = {}) => world.submit(who, submitted, group)
async function tagIn({ id: group_id }: GroupRef, name: string, flag?: string) {
  await insertRow(sql, 'hashtags', { group_id, name, ...(flag && { [flag]: true }) })
  await sql(`update groups set hashtags_count = hashtags_count + 1 where id = $1`, [group_id])
}
const set = (group: GroupRef, settings: Settings) =>
  sql(`update groups set settings = settings || $2 where id = $1`, [group.id, JSON.stringify(settings)])
const setMember = (group: GroupRef, who: PersonName, post_status: string) =>
  world.setMember(group, who, { post_status })
const bytes = (count: number, letter = 'a') => storedFile(world, `${letter}.txt`, letter.repeat(count))

/** All that posting could have left in a group. */
async function traces() {
  const tables = ['topics', 'messages', 'message_raw', 'message_search', 'message_days', 'attachments', 'hashtags']
  const counted = [
    ...tables,
    'topic_hashtags',
    'pending_messages',
    'outgoing_messages',
    'topic_followers',
    'facts',
    'groups',
  ]
  return sql(
    counted
      .map(
        table => `select '${table}' as name, count(*), md5(string_agg(t::text, '' order by t::text)) from ${table} t`,
      )
      .join(' union all '),
  )
}

/** A message that is refused, and what about it or around it must be otherwise for it to be posted. */
type Case = {
  settings?: Settings
  who?: PersonName
  before?: (group: GroupRef) => Promise<unknown>
  submitted?: () => Promise<SubmissionInput>
  error: string
  otherwise: { who?: PersonName; settings?: Settings; submitted?: () => Promise<SubmissionInput> }
}
const repliedTo = async (group: GroupRef) => {
  const [row] = await sql(`select id from messages where group_id = $1 order by msg_num limit 1`, [group.id])
  return { reply_to_message_id: Number(row!['id']), subject: 'Re: Bread' }
}
let last: GroupRef | undefined
const cases: Record<string, Case> = {
  'somebody who is not a member': { who: 'stranger', error: 'not subscribed', otherwise: { who: 'ben' } },
  'somebody who waits to be let in': { who: 'pending', error: 'not subscribed', otherwise: { who: 'ben' } },
  'a member of an announcement group': {
    settings: { announce: true },
    error: 'announcement group',
    otherwise: { who: 'powerless' },
  },
  'anybody in a locked group': {
    who: 'owner',
    settings: { locked: true },
    error: 'inadequate_permissions',
    otherwise: { settings: { locked: false } },
  },
  'a member who may not post': {
    before: group => setMember(group, 'ben', 'sub_poststatus_notallowed'),
    error: 'inadequate_permissions',
    otherwise: { who: 'cleo' },
  },
  'no subject': {
    submitted: async () => ({ subject: ' \t' }),
    error: 'no subject',
    otherwise: { submitted: async () => ({ subject: '.' }) },
  },
  'a subject that nobody sees': {
    submitted: async () => ({ subject: '\u200b\u00ad' }),
    error: 'no subject',
    otherwise: { submitted: async () => ({ subject: '\u200b.' }) },
  },
  'a subject of nothing but the tag of the group': {
    settings: { subject_tag: 'bakers' },
    submitted: async () => ({ subject: '[Bakers] ' }),
    error: 'no subject',
    otherwise: { submitted: async () => ({ subject: '[Bakers] #rye' }) },
  },
  'a text that nobody sees': {
    submitted: async () => ({ body: '<p>\u200b\u200d</p>' }),
    error: 'no body',
    otherwise: { submitted: async () => ({ body: '<p>\u200b.</p>' }) },
  },
  'no text': {
    submitted: async () => ({ body: '<p> &nbsp;<br></p>' }),
    error: 'no body',
    otherwise: { submitted: async () => ({ body: '<p></p>', files: [await bytes(5)] }) },
  },
  'no text but a picture': {
    submitted: async () => ({ body: '<img src="javascript:1">' }),
    error: 'no body',
    otherwise: { submitted: async () => ({ body: '<img src="https://example.org/bread.png">' }) },
  },
  'what is private': {
    submitted: async () => ({ subject: 'Re: PRIVATE: Bread' }),
    error: 'private message',
    otherwise: { submitted: async () => ({ subject: 'Bread is private: eat it' }) },
  },
  'a long text': {
    submitted: async () => ({ body: `<p>${'a'.repeat(1994)}</p>` }),
    error: 'post too big',
    otherwise: { submitted: async () => ({ body: `<p>${'a'.repeat(1993)}</p>` }) },
  },
  'large attachments': {
    submitted: async () => ({ files: [await bytes(10_000), await bytes(10_000, 'b')] }),
    error: 'post too big',
    otherwise: {
      submitted: async () => ({
        files: [await bytes(10_000), await bytes(9_000, 'b')],
        body: 'Text.',
        body_type: 'plain',
      }),
    },
  },
  'many attachments': {
    submitted: async () => ({ files: await Promise.all(['a', 'b', 'c', 'd'].map(letter => bytes(1, letter))) }),
    error: 'post too big',
    otherwise: {
      submitted: async () => ({ files: await Promise.all(['a', 'b', 'c'].map(letter => bytes(1, letter))) }),
    },
  },
  'attachments where they are bounced': {
    settings: { handle_attachments: 'group_attachments_bounced' },
    submitted: async () => ({ files: [await bytes(5)] }),
    error: 'bad attachment',
    otherwise: { submitted: async () => ({}) },
  },
  'attachments where they are bounced, said in the older way': {
    settings: { bounce_attachments: true },
    submitted: async () => ({ files: [await bytes(5)] }),
    error: 'bad attachment',
    otherwise: { settings: { bounce_attachments: false } },
  },
  'what there is no room for': {
    before: group => post(group, 'ben', { subject: 'Much' }).then(() => fill(group)),
    submitted: async () => ({ files: [await bytes(5000)] }),
    error: 'group out of space',
    otherwise: { submitted: async () => ({}) },
  },
  'a topic without a hashtag where it needs one': {
    settings: { hash_tags_required: true },
    error: 'need hashtag',
    otherwise: { submitted: async () => ({ subject: 'Bread #rye' }) },
  },
  'a new hashtag of a member where moderators make them': {
    settings: { hash_tag_permissions: 'hash_tag_create_mods_bounce' },
    before: group => tagIn(group, 'Known'),
    submitted: async () => ({ subject: 'Bread #known #New' }),
    error: 'restricted hashtag',
    otherwise: { submitted: async () => ({ subject: 'Bread #known' }) },
  },
  'a new hashtag of a member, and not of a moderator': {
    settings: { hash_tag_permissions: 'hash_tag_create_mods_bounce' },
    submitted: async () => ({ subject: 'Bread #New' }),
    error: 'restricted hashtag',
    otherwise: { who: 'powerless' },
  },
  'a required hashtag that is taken out': {
    settings: { hash_tag_permissions: 'hash_tag_create_mods_remove', hash_tags_required: true },
    submitted: async () => ({ subject: 'Bread #New' }),
    error: 'need hashtag',
    otherwise: { who: 'powerless' },
  },
  'a topic with a hashtag of the moderators': {
    before: group => tagIn(group, 'News', 'mods_only_post'),
    submitted: async () => ({ subject: 'Bread #news' }),
    error: 'mod only hashtag',
    otherwise: { who: 'powerless' },
  },
  'a reply under a hashtag of the moderators': {
    before: group =>
      tagIn(group, 'News', 'mods_only_replies').then(() => post(group, 'ben', { subject: 'Bread #news' })),
    submitted: () => repliedTo(last!),
    error: 'mod only hashtag',
    otherwise: { who: 'powerless' },
  },
  'a reply to what is gone': {
    submitted: async () => ({ reply_to_message_id: 999_999 }),
    error: 'invalid reply',
    otherwise: { submitted: async () => ({}) },
  },
  'a reply in a closed topic': {
    before: group =>
      post(group, 'ben').then(() => sql(`update topics set is_closed = true where group_id = $1`, [group.id])),
    submitted: () => repliedTo(last!),
    error: 'invalid reply',
    otherwise: { who: 'sub_perm_editarchives' },
  },
  'a reply in a topic that closed by itself': {
    settings: { auto_close_threads: true, close_threads_after: 7 },
    before: group => post(group, 'ben', { created: daysAgo(8) }),
    submitted: () => repliedTo(last!),
    error: 'invalid reply',
    otherwise: { settings: { close_threads_after: 9 } },
  },
  'a reply under a locked hashtag': {
    before: group => tagIn(group, 'Done', 'locked').then(() => post(group, 'ben', { subject: 'Bread #done' })),
    submitted: () => repliedTo(last!),
    error: 'invalid reply',
    otherwise: { who: 'sub_perm_editarchives' },
  },
}
const daysAgo = (days: number) =>
  Temporal.Now.instant()
    .subtract({ hours: 24 * days })
    .toString()
/** Leaves room for less than 3,000 bytes. */
const fill = (group: GroupRef) =>
  sql(
    `with filled as (update messages set size = 27500 where group_id = $1)
     update groups set storage_used = 27500 where id = $1`,
    [group.id],
  )

suite('posts that are rejected without a trace', () => {
  for (const [
    name,
    { settings = {}, who = 'ben', before, submitted = async () => ({}), error, otherwise },
  ] of Object.entries(cases)) {
    test(name, async () => {
      const group = (last = await newGroup(settings))
      await before?.(group)
      // Outgoing mail takes a while.
      await world.settle()
      const untouched = await traces()
      const message = await submitted()

      await assert.rejects(
        post(group, who, message),
        error === 'inadequate_permissions' ? { type: error } : expectedError(error),
      )

      assert.deepEqual(await traces(), untouched)
      if (otherwise.settings) await set(group, otherwise.settings)
      const better = otherwise.submitted ? await otherwise.submitted() : message
      assert.equal((await post(group, otherwise.who ?? who, better)).is, 'posted')
    })
  }

  test('every post error is covered', () => {
    const texts = new Set(Object.values(cases).map(({ error }) => error))
    assert.deepEqual(texts, new Set(rules.flatMap(rule => ('refuse' in rule ? [rule.refuse] : []))))
  })
})

test('members of the parent post where the subgroup allows it, and are non-members elsewhere', async () => {
  const parent = await newGroup()
  const subgroup = await newGroup({}, parent)

  await assert.rejects(post(subgroup, 'ben'), expectedError('not subscribed'))

  await set(subgroup, { allow_parent_subs_to_post: true })
  assert.equal((await post(subgroup, 'ben')).is, 'posted')
  await set(subgroup, { announce: true })
  await assert.rejects(post(subgroup, 'ben'), expectedError('announcement group'))
})

/** A held message, the reason, and a person or post that is not held. */
type Hold = {
  settings?: Settings
  before?: (group: GroupRef) => Promise<unknown>
  submitted?: () => Promise<SubmissionInput>
  reason: string
  passes?: PersonName[]
  otherwise?: (group: GroupRef) => Promise<SubmissionInput>
}
const holds: Record<string, Hold> = {
  'all messages of a moderated group': {
    settings: { moderated: true },
    reason: 'group',
    otherwise: group => setMember(group, 'ben', 'sub_poststatus_allowed').then(() => ({})),
  },
  'all messages of a moderated member': {
    before: group => setMember(group, 'ben', 'sub_poststatus_moderated'),
    reason: 'member',
    passes: ['cleo'],
  },
  'messages of a new member': {
    before: group => setMember(group, 'ben', 'sub_poststatus_newusermoderated'),
    reason: 'new_member',
    passes: ['cleo'],
  },
  'replies in a moderated topic': {
    before: group =>
      post(group, 'cleo').then(() => sql(`update topics set is_moderated = true where group_id = $1`, [group.id])),
    submitted: () => repliedTo(last!),
    reason: 'topic',
    otherwise: async () => ({ subject: 'Butter' }),
  },
  'replies in a topic that is moderated by its age': {
    settings: { auto_moderate_threads: true, moderate_threads_after: 3 },
    before: group => post(group, 'cleo', { created: daysAgo(4) }),
    submitted: () => repliedTo(last!),
    reason: 'topic',
    otherwise: group => set(group, { moderate_threads_after: 5 }).then(() => repliedTo(group)),
  },
  'topics under a moderated hashtag': {
    before: group => tagIn(group, 'Sale', 'moderated'),
    submitted: async () => ({ subject: 'Bread #sale' }),
    reason: 'hashtag',
    otherwise: async () => ({ subject: 'Butter #free' }),
  },
  'replies under a moderated hashtag': {
    before: group => tagIn(group, 'Sale', 'moderated').then(() => post(group, 'owner', { subject: 'Bread #sale' })),
    submitted: () => repliedTo(last!),
    reason: 'hashtag',
    otherwise: group =>
      sql(`update hashtags set replies_unmoderated = true where group_id = $1`, [group.id]).then(() =>
        repliedTo(group),
      ),
  },
  'what has attachments where they are moderated': {
    settings: { handle_attachments: 'group_attachments_moderated' },
    submitted: async () => ({ files: [await bytes(5)] }),
    reason: 'attachment',
    otherwise: async () => ({ subject: 'Butter' }),
  },
}

const proven = { proven: true, virus_name: '' }
/** Posts that are held even for moderators, and posts of non-members. */
const heldMails: Record<
  string,
  { who: PersonName; mailed: typeof proven & { asks?: boolean; bulk?: boolean }; reason: string }
> = {
  'what nothing proves to be from a member': { who: 'ben', mailed: { ...proven, proven: false }, reason: 'unproven' },
  'what nothing proves to be from a member, who is asked': {
    who: 'ben',
    mailed: { ...proven, proven: false, asks: true },
    reason: 'unconfirmed',
  },
  'what nothing proves to be from an owner': { who: 'owner', mailed: { ...proven, proven: false }, reason: 'unproven' },
  'what has a virus, also of an owner': { who: 'owner', mailed: { ...proven, virus_name: 'Eicar' }, reason: 'virus' },
  'what is marked as bulk, also of an owner': { who: 'owner', mailed: { ...proven, bulk: true }, reason: 'bulk' },
  'what somebody writes who is not in the group': { who: 'stranger', mailed: proven, reason: 'not_subscribed' },
}

suite('which posts are held, and why', () => {
  for (const [
    name,
    { settings = {}, before, submitted = async () => ({}), reason, passes = [], otherwise },
  ] of Object.entries(holds)) {
    test(name, async () => {
      const group = (last = await newGroup(settings))
      await before?.(group)
      await world.facts()
      const message = await submitted()

      const verdict = await post(group, 'ben', message)

      assert.ok(verdict.is === 'held')
      const kept = await sql(`select reason from pending_messages where id = $1`, [verdict.pending_message_id])
      assert.deepEqual(kept, [{ reason }])
      assert.deepEqual(await world.facts(), ['message.held'])
      for (const who of ['owner', 'sub_perm_pendingmsg', ...passes] as const)
        assert.equal((await post(group, who, message)).is, 'posted', who)
      if (otherwise) assert.equal((await post(group, 'ben', await otherwise(group))).is, 'posted')
    })
  }

  for (const [name, { who, mailed, reason }] of Object.entries(heldMails)) {
    test(`by email: ${name}`, async () => {
      const group = await newGroup({ allow_non_subs_to_post: true })

      const verdict = await post(group, who, { mailed })

      assert.ok(verdict.is === 'held')
      const kept = await sql(`select reason from pending_messages where id = $1`, [verdict.pending_message_id])
      assert.deepEqual(kept, [{ reason }])
    })
  }

  test('non-members cannot post by email where the group forbids it, nor on the web', async () => {
    const [closed, open] = [await newGroup(), await newGroup({ allow_non_subs_to_post: true })]

    await assert.rejects(post(closed, 'stranger', { mailed: proven }), expectedError('not subscribed'))
    await assert.rejects(post(open, 'stranger'), expectedError('not subscribed'))
  })

  test('every hold reason is covered', () => {
    const reasons = new Set([...Object.values(holds), ...Object.values(heldMails)].map(({ reason }) => reason))
    assert.deepEqual(reasons, new Set(rules.flatMap(rule => ('hold' in rule ? [rule.hold] : []))))
  })

  test('a moderator without the right to decide is held like everyone', async () => {
    const group = await newGroup({ moderated: true })

    assert.equal((await post(group, 'powerless')).is, 'held')
  })

  test('a post that would be rejected is not held', async () => {
    const group = await newGroup({ moderated: true })

    await assert.rejects(post(group, 'ben', { subject: 'Private: Bread' }), expectedError('private message'))
  })
})

test('a group without attachments gets the message without them and their placeholders', async () => {
  const group = await newGroup({ handle_attachments: 'group_attachments_stripped' })
  const picture = { ...(await bytes(5)), is_inline: true, content_id: 'p@x' }

  const verdict = await post(group, 'ben', { body: '<p>Look: <img src="cid:p@x" alt="p"> here</p>', files: [picture] })

  assert.ok(verdict.is === 'posted')
  const [row] = await sql(
    `select m.body, m.num_attachments, r.parts, convert_from(r.skeleton, 'UTF8') as mail from messages m
     join message_raw r on r.message_id = m.id where m.id = $1`,
    [verdict.message_id],
  )
  assert.deepEqual([row!['body'], row!['num_attachments'], row!['parts']], ['<p>Look:  here</p>', 0, []])
  assert.doesNotMatch(String(row!['mail']), /a\.txt|cid:/)
  await assert.rejects(post(group, 'ben', { body: '<img src="cid:p@x">', files: [picture] }), expectedError('no body'))
})

test('a plain-text group gets plain text', async () => {
  const group = await newGroup({ plain_text_only: true })

  const verdict = await post(group, 'ben', { body: '<h1>Rye</h1><p>and <b>wheat</b></p>' })

  assert.ok(verdict.is === 'posted')
  const [row] = await sql(
    `select m.body, m.is_plain_text, convert_from(r.skeleton, 'UTF8') as mail from messages m
     join message_raw r on r.message_id = m.id where m.id = $1`,
    [verdict.message_id],
  )
  assert.equal(row!['is_plain_text'], true)
  assert.doesNotMatch(String(row!['body']), /<(h1|b)>/)
  assert.match(String(row!['mail']), /Content-Type: text\/plain/)
  assert.doesNotMatch(String(row!['mail']), /multipart|text\/html/)
})

test('where only moderators create hashtags, a member’s new one is removed from the subject', async () => {
  const group = await newGroup({ hash_tag_permissions: 'hash_tag_create_mods_remove' })
  await tagIn(group, 'Known')

  const verdict = await post(group, 'ben', { subject: 'Bread #new, #KNOWN and butter' })

  assert.ok(verdict.is === 'posted')
  const [row] = await sql(
    `select m.subject, m.subject_with_tags, convert_from(r.skeleton, 'UTF8') as mail from messages m
     join message_raw r on r.message_id = m.id where m.id = $1`,
    [verdict.message_id],
  )
  assert.equal(row!['subject'], 'Bread and butter')
  assert.equal(row!['subject_with_tags'], 'Bread and butter #Known')
  assert.match(String(row!['mail']), /^Subject: Bread and butter #KNOWN\r$/m)
  assert.deepEqual(await sql(`select name from hashtags where group_id = $1`, [group.id]), [{ name: 'Known' }])
})

test('the counters are right', () => assertArchivesCounted(world))
