import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { GroupRef } from '#test/world/groups.ts'
import type { PersonName } from '#test/world/people.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { insertRow } from '#test/database/rows.ts'
import { storedFile, type SubmissionInput } from '#test/world/submitting.ts'
import { newWorld } from '#test/world.ts'
import { posted } from '#test/world/writing.ts'
import { joinRaw } from '../files/raw.ts'

const world = await newWorld()
const { people, sql } = world

const newGroup = (settings: Partial<GroupSettings> = {}, peopled: readonly PersonName[] = ['owner', 'ben', 'cleo']) =>
  world.addGroup(settings, { peopled })
const post = async (group: GroupRef, who: PersonName, submitted: SubmissionInput = {}) =>
  posted(await world.submit(who, submitted, group))

test('a message is stored with everything that belongs to it', async () => {
  const group = await newGroup({}, ['owner', 'ben', 'cleo'])
  const file = { ...(await storedFile(world, 'rye.txt', 'rye bread')), media_type: 'text/plain' }
  await world.facts()

  const verdict = await post(group, 'ben', {
    subject: 'Fresh bread #Rye #wheat',
    body: '<p>Who wants some?</p><p>-- <br>Ben</p>',
    files: [file],
    mime_id: 'first@example.org',
  })

  const [message] = await sql(`select * from messages where id = $1`, [verdict.message_id])
  const { created, updated, size, mime_key, ...kept } = message!
  const tags = await sql(`select * from hashtags where group_id = $1 order by id`, [group.id])
  const ids = tags.map(({ id }) => id)
  assert.deepEqual(kept, {
    ...kept,
    group_id: group.id,
    id: verdict.message_id,
    msg_num: 1,
    topic_id: verdict.topic_id,
    account_id: people.ben.account.id,
    name: 'Ben',
    email: 'ben@example.org',
    subject: 'Fresh bread',
    subject_with_tags: 'Fresh bread #Rye #wheat',
    snippet: 'Who wants some?',
    is_plain_text: false,
    is_reply: false,
    is_special: false,
    num_attachments: 1,
    mime_id: 'first@example.org',
    repost_of: null,
  })
  assert.equal(updated, created)
  const [topic] = await sql(`select * from topics where id = $1`, [verdict.topic_id])
  assert.deepEqual(topic, {
    ...topic,
    group_id: group.id,
    created,
    updated: created,
    subject: 'Fresh bread',
    thread_key: 'fresh bread',
    account_id: people.ben.account.id,
    name: 'Ben',
    summary: 'Who wants some?',
    hashtag_ids: ids,
    most_recent_message: created,
    until: null,
  })
  assert.deepEqual(
    tags.map(({ name, topic_count, last_message_date }) => [name, topic_count, last_message_date]),
    [
      ['Rye', 1, created],
      ['wheat', 1, created],
    ],
  )
  const [raw] = await sql(`select skeleton, parts from message_raw where message_id = $1`, [verdict.message_id])
  const mail = await buffer(joinRaw(raw as never, world.blobs))
  assert.match(mail.toString(), /\r\ncnllIGJyZWFk\r\n--/)
  assert.equal(size, (raw!['skeleton'] as Buffer).length + 9)
  assert.equal((mime_key as Buffer).length, 32)
  const attached = await sql(`select * from attachments where message_id = $1`, [verdict.message_id])
  assert.deepEqual(attached, [
    {
      ...file,
      group_id: group.id,
      id: attached[0]!['id'],
      message_id: verdict.message_id,
      attach_num: 1,
      created,
      is_unread: false,
    },
  ])
  const [words] = await sql(`select words::text from message_search where group_id = $1`, [group.id])
  for (const lexeme of [
    "'rye'",
    "'fresh'",
    "'f=ben'",
    "'h=attachment'",
    `'#${String(ids[0])}'`,
    `'p=${people.ben.account.id}'`,
  ])
    assert.ok(String(words!['words']).includes(lexeme), lexeme)
  const [member] = await sql(`select most_recent_message from members where group_id = $1 and account_id = $2`, [
    group.id,
    people.ben.account.id,
  ])
  assert.equal(member!['most_recent_message'], created)
  const facts = await sql(`select name, group_id, account_id, data from facts order by id desc limit 3`)
  assert.deepEqual(facts[0], {
    name: 'message.posted',
    group_id: group.id,
    account_id: people.ben.account.id,
    data: {
      message_id: verdict.message_id,
      topic_id: verdict.topic_id,
      msg_num: 1,
      subject: 'Fresh bread #Rye #wheat',
      is_first: true,
      hashtag_ids: ids,
    },
  })
  assert.deepEqual(await world.facts(), ['hashtag.created', 'hashtag.created', 'message.posted'])
  await assertArchivesCounted(world)
})

test('a topic keeps the hashtags of its first message, and aliases are resolved', async () => {
  const group = await newGroup()
  const first = await post(group, 'ben', { subject: 'Bread #rye' })
  await sql(
    `with made as (insert into hashtags (group_id, name, alias_of) select group_id, 'Roggen', id from hashtags where group_id = $1)
     update groups set hashtags_count = hashtags_count + 1 where id = $1`,
    [group.id],
  )

  const reply = await post(group, 'cleo', { subject: 'Re: Bread #wheat' })
  const aliased = await post(group, 'cleo', { subject: 'Butter #ROGGEN #Rye' })

  assert.equal(reply.topic_id, first.topic_id)
  const names = await sql(`select name, topic_count from hashtags where group_id = $1 order by id`, [group.id])
  assert.deepEqual(names, [
    { name: 'rye', topic_count: 2 },
    { name: 'Roggen', topic_count: 0 },
  ])
  const subjects = await sql(`select subject, subject_with_tags from messages where group_id = $1 order by msg_num`, [
    group.id,
  ])
  assert.deepEqual(subjects.slice(1), [
    { subject: 'Re: Bread', subject_with_tags: 'Re: Bread #rye' },
    { subject: 'Butter', subject_with_tags: 'Butter #rye' },
  ])
  assert.notEqual(aliased.topic_id, first.topic_id)
  await assertArchivesCounted(world)
})

test('a topic expires by its hashtag with the shortest time, counted from the last message', async () => {
  const group = await newGroup()
  for (const [name, until] of [
    ['short', 'hash_tag_delete_week'],
    ['long', 'hash_tag_delete_year'],
  ])
    await insertRow(sql, 'hashtags', { group_id: group.id, name, until })
  await sql(`update groups set hashtags_count = 2 where id = $1`, [group.id])
  const untils = async () =>
    (
      await sql(`select until - most_recent_message = interval '7 days' as right from topics where group_id = $1`, [
        group.id,
      ])
    ).map(row => row['right'])

  await post(group, 'ben', { subject: 'Bread #long #short' })
  assert.deepEqual(await untils(), [true])
  await post(group, 'ben', { subject: 'Re: Bread' })

  assert.deepEqual(await untils(), [true])
})

/** Everyone who gets a message immediately. */
const recipientsOf = async (message_id: number): Promise<number[]> => {
  const rows = await sql(
    `select unnest(recipient_ids) as id from outgoing_messages where message_id = $1 and kind = 'single' order by 1`,
    [message_id],
  )
  return rows.map(({ id }) => Number(id))
}

suite('recipients of a message', () => {
  /** Cleo's membership and preferences, the post, and whether she gets it immediately. */
  type Case = {
    member?: Record<string, string>
    topic?: 'followed' | 'muted' | 'expired mute'
    tag?: 'followed' | 'muted'
    flag?: 'no_email' | 'special'
    special?: true
    reply?: true
    comes: 'at once' | null
  }
  const delivery = (word: string) => ({ email_delivery: `email_delivery_${word}` })
  const selection = (word: string) => ({ message_selection: `message_selection_${word}` })
  const cases: Record<string, Case> = {
    'a member': { comes: 'at once' },
    'a member with digests': { member: delivery('digest'), comes: null },
    'a member with HTML digests': { member: delivery('html_digest'), comes: null },
    'a member with summaries': { member: delivery('summary'), comes: null },
    'a member with special notices only': { member: delivery('special'), comes: null },
    'a member without mail': { member: delivery('none'), comes: null },
    'somebody who waits to be let in': { member: { status: 'sub_status_pending' }, comes: null },
    'somebody who was banned': { member: { status: 'sub_status_banned' }, comes: null },
    'somebody whose address bounces': { member: { user_status: 'user_status_bouncing' }, comes: null },
    'somebody whose address is not confirmed': { member: { user_status: 'user_status_notconfirmed' }, comes: null },
    'a special notice to one with special notices only': {
      member: delivery('special'),
      special: true,
      comes: 'at once',
    },
    'a special notice to one with digests': { member: delivery('digest'), special: true, comes: 'at once' },
    'a special notice to one without mail': { member: delivery('none'), special: true, comes: null },
    'a special notice to one who has muted its topic': { topic: 'muted', special: true, reply: true, comes: 'at once' },
    'a special hashtag': { member: delivery('special'), flag: 'special', comes: 'at once' },
    'a hashtag without mail': { flag: 'no_email', comes: null },
    'a special notice under a hashtag without mail': { flag: 'no_email', special: true, comes: null },
    'one who has muted the topic': { topic: 'muted', reply: true, comes: null },
    'one who had muted the topic until now': { topic: 'expired mute', reply: true, comes: 'at once' },
    'one who has muted the hashtag': { tag: 'muted', comes: null },
    'one who has muted the hashtag but follows the topic': {
      tag: 'muted',
      topic: 'followed',
      reply: true,
      comes: 'at once',
    },
    'one who gets what they follow, and does not': { member: selection('follow_only'), reply: true, comes: null },
    'one who gets what they follow, and follows the topic': {
      member: selection('follow_only'),
      topic: 'followed',
      reply: true,
      comes: 'at once',
    },
    'one who gets what they follow, and follows the hashtag': {
      member: selection('follow_only'),
      tag: 'followed',
      comes: 'at once',
    },
    'one who gets what they follow: a first message': { member: selection('follow_only'), comes: null },
    'one who gets first messages: a first one': { member: selection('follow_and_first_message'), comes: 'at once' },
    'one who gets first messages: a reply': {
      member: selection('follow_and_first_message'),
      reply: true,
      comes: null,
    },
    'one who gets first messages, and follows the topic': {
      member: selection('follow_and_first_message'),
      topic: 'followed',
      reply: true,
      comes: 'at once',
    },
  }
  for (const [name, { member, topic, tag, flag, special, reply, comes }] of Object.entries(cases)) {
    test(`${name}: ${comes ?? 'does not'}`, async () => {
      const group = await newGroup()
      const first = reply && (await post(group, 'ben', { subject: 'Bread #rye' }))
      if (!reply) {
        await insertRow(sql, 'hashtags', { group_id: group.id, name: 'rye' })
        await sql(`update groups set hashtags_count = 1 where id = $1`, [group.id])
      }
      const { id: cleo } = people.cleo.account
      if (member) await world.setMember(group, 'cleo', member)
      if (flag) await sql(`update hashtags set ${flag} = true where group_id = $1`, [group.id])
      if (topic)
        await insertRow(sql, 'topic_followers', {
          ...{ group_id: group.id, topic_id: (first as { topic_id: number }).topic_id, account_id: cleo },
          state: topic === 'followed' ? 'followed' : 'muted',
          until: topic === 'expired mute' ? '2020-01-01' : null,
        })
      if (tag)
        await sql(
          `insert into hashtag_followers (group_id, hashtag_id, account_id, state) select $1, id, $2, $3 from hashtags where group_id = $1`,
          [group.id, cleo, tag],
        )

      const { message_id } = await post(group, 'ben', {
        subject: reply ? 'Re: Bread' : 'Bread #rye',
        is_special: special ?? false,
      })

      const recipients = await recipientsOf(message_id)
      assert.equal(recipients.includes(group.members.cleo), comes !== null)
      assert.ok(!recipients.includes(group.members.ben))
    })
  }

  test('an author who wants copies gets them, even without other email', async () => {
    for (const [word, comes] of Object.entries({ single: true, digest: false, none: true, special: true })) {
      const group = await newGroup()
      await world.setMember(group, 'ben', delivery(word))

      const { message_id } = await post(group, 'ben', { copy_to_author: true })

      const { owner, ben, cleo } = group.members
      assert.deepEqual(await recipientsOf(message_id), comes ? [owner, ben, cleo] : [owner, cleo])
    }
  })

  test('an author who wants copies gets their special notice too, even without other email', async () => {
    const group = await newGroup({}, ['ben'])
    await world.setMember(group, 'ben', delivery('none'))

    const { message_id } = await post(group, 'ben', { copy_to_author: true, is_special: true })

    assert.deepEqual(await recipientsOf(message_id), [group.members.ben])
  })
})

test('auto-follow follows the topics one posts in, unless muted', async () => {
  const group = await newGroup()
  await world.setMember(group, 'ben', { auto_follow_replies: true })
  const states = () =>
    sql(
      `select topic_id, state, until from topic_followers where group_id = $1 and account_id = $2 order by topic_id`,
      [group.id, people.ben.account.id],
    )

  const own = await post(group, 'ben', { subject: 'Own' })
  const others = await post(group, 'cleo', { subject: 'Of others' })
  await sql(`insert into topic_followers (group_id, topic_id, account_id, state) values ($1, $2, $3, 'muted')`, [
    group.id,
    others.topic_id,
    people.ben.account.id,
  ])
  await post(group, 'ben', { subject: 'Re: Of others' })
  await post(group, 'ben', { subject: 'Re: Own' })

  assert.deepEqual(await states(), [
    { topic_id: own.topic_id, state: 'followed', until: null },
    { topic_id: others.topic_id, state: 'muted', until: null },
  ])
  await sql(`update topic_followers set until = now() - interval '1 day' where group_id = $1`, [group.id])
  await post(group, 'ben', { subject: 'Re: Of others' })
  assert.deepEqual((await states())[1], { topic_id: others.topic_id, state: 'followed', until: null })
})

test('a post of a new member that is not held counts toward the end of moderation', async () => {
  const group = await newGroup({ unmoderate_users_after: 2 }, ['owner', 'sub_perm_pendingmsg'])
  await world.setMember(group, 'sub_perm_pendingmsg', { post_status: 'sub_poststatus_newusermoderated' })
  await world.facts()

  await post(group, 'sub_perm_pendingmsg')
  await post(group, 'sub_perm_pendingmsg')

  assert.deepEqual(await world.facts(), ['message.posted', 'message.posted', 'member.unmoderated'])
})

test('a duplicate is the first message, whenever it arrives', async () => {
  const group = await newGroup()
  const arriving = { mime_id: 'again@example.org', body: 'Once.' }

  const all = await Promise.all(Array.from({ length: 8 }, () => post(group, 'ben', arriving)))

  const later = await post(group, 'ben', arriving)
  for (const verdict of [...all, later]) assert.deepEqual(verdict, all[0])
  const [row] = await sql(`select messages_count, last_msg_num from groups where id = $1`, [group.id])
  assert.deepEqual(row, { messages_count: 1, last_msg_num: 1 })
  // Another text or another sender under the same Message-ID is another message.
  const other = await post(group, 'ben', { ...arriving, body: 'Twice.' })
  const byOther = await post(group, 'cleo', arriving)
  assert.deepEqual([other.msg_num, byOther.msg_num], [2, 3])
  await assertArchivesCounted(world)
})

test('a duplicate of a held message is held once', async () => {
  const group = await newGroup({ moderated: true })
  const arriving = { mime_id: 'held@example.org' }

  const all = await Promise.all(Array.from({ length: 4 }, () => world.submit('ben', arriving, group)))

  assert.equal(all[0]!.is, 'held')
  for (const verdict of all) assert.deepEqual(verdict, all[0])
  await assertArchivesCounted(world)
})

test('fifty concurrent posts get consecutive numbers in commit order', async () => {
  const group = await newGroup()
  const begun = await post(group, 'owner', { subject: 'Bread #rye' })
  const who: PersonName[] = ['owner', 'ben', 'cleo']

  const all = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      post(group, who[n % 3]!, { subject: n % 2 ? 'Re: Bread' : `Butter ${n} #rye #new${n % 5}` }),
    ),
  )

  const numbers = all.map(({ msg_num }) => msg_num).toSorted((a, b) => a - b)
  assert.deepEqual(
    numbers,
    Array.from({ length: 50 }, (_, n) => n + 2),
  )
  const byNumber = await sql(`select msg_num from messages where group_id = $1 order by created, msg_num`, [group.id])
  assert.deepEqual(
    byNumber.map(row => row['msg_num']),
    [begun.msg_num, ...numbers],
  )
  await assertArchivesCounted(world)
})

test('a member removed after the permission check cannot post as a non-member', async () => {
  const group = await newGroup({}, ['owner', 'cleo'])
  let isBanned = false
  const ban = async () => {
    if (isBanned) return
    isBanned = true
    await world.as('owner').banmember({ group_id: group.id, member_info_id: group.members.cleo })
  }

  await assert.rejects(world.submit('cleo', {}, group, ban), { type: 'bad_request', extra: 'not subscribed' })

  assert.deepEqual(await sql(`select id from messages where group_id = $1`, [group.id]), [])
})

test('a member removed during a post gets no copy, and posts nothing after', async () => {
  const group = await newGroup({}, ['owner', 'ben', 'cleo', 'sub_perm_banmembers'])
  const member_info_id = group.members.cleo

  const [first] = await Promise.all([
    Promise.allSettled(Array.from({ length: 6 }, () => post(group, 'ben'))),
    Promise.allSettled(Array.from({ length: 4 }, () => post(group, 'cleo'))),
    world.as('owner').banmember({ group_id: group.id, member_info_id }),
  ])

  assert.deepEqual(
    first.filter(({ status }) => status === 'rejected'),
    [],
  )
  const [ban] = await sql(`select id from facts where name = 'member.banned' and group_id = $1`, [group.id])
  // Facts are written at the end of a transaction, so under the lock of the group: their order is that of the commits.
  const after = await sql(
    `select f.id from facts f join outgoing_messages d on d.group_id = f.group_id and d.message_id = (f.data ->> 'message_id')::bigint
     where f.name = 'message.posted' and f.group_id = $1 and f.id > $2 and $3 = any(d.recipient_ids)`,
    [group.id, ban!['id'], member_info_id],
  )
  assert.deepEqual(after, [])
  const later = await sql(
    `select id from facts where name = 'message.posted' and group_id = $1 and id > $2 and account_id = $3`,
    [group.id, ban!['id'], people.cleo.account.id],
  )
  assert.deepEqual(later, [])
  await assertArchivesCounted(world)
})
