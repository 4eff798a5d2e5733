import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { expireTopics } from '#features/archives/index.ts'
import type { PersonName } from '#test/world/people.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const owner = world.as('owner')
const posted = ''
const held = 'pending post'
type Options = Omit<Parameters<typeof owner.newhashtag>[0], 'group_id' | 'group_name' | 'name'>

afterEach(() => assertArchivesCounted(world))

const alone = () => world.addGroup({}, { peopled: true })
const shared = await alone()

/** A group with a hashtag, and posting in it as anybody does. The same subject again would be the same topic. */
async function groupWith(name: string, options: Options, group = shared) {
  const group_id = group.id
  const tag = await owner.newhashtag({ group_id, name, ...options })

  async function post(who: PersonName, subject: string, message_id?: number) {
    const draft_id = await world.draft(who, { subject, ...(message_id === undefined ? {} : { message_id }) }, group)
    return (await world.as(who).postdraft({ draft_id })).extra
  }
  const last = async () => (await owner.getmessages({ group_id, limit: 1 })).data[0]!
  return {
    group_id,
    tag,
    post,
    last,
    /** Somebody posts, and others can answer it. */
    begin: async (who: PersonName, subject: string) => {
      assert.deepEqual(await post(who, subject), posted)
      return last()
    },
    /** To whom the last message goes. */
    recipients: async () => {
      const rows = await world.sql(
        `select a.full_name from outgoing_messages d join members m on m.id = any(d.recipient_ids) join accounts a on a.id = m.account_id
         where d.message_id = $1`,
        [(await last()).id],
      )
      return rows.map(row => row['full_name'])
    },
    wants: (who: PersonName, column: 'email_delivery' | 'message_selection', value: string) =>
      world.setMember(group, who, { [column]: value }),
  }
}

test('mods_only_post: only moderators start topics with it, and anyone replies', async () => {
  const { group_id, tag, post, begin } = await groupWith('news', { mods_only_post: true })
  await owner.newhashtag({ group_id, name: 'nouvelles', alias_id: tag.id })

  await assert.rejects(post('ben', 'Rolls #news'), expectedError('mod only hashtag'))
  await assert.rejects(post('ben', 'Rolls #NOUVELLES'), expectedError('mod only hashtag'))
  const { id } = await begin('powerless', 'Rolls #news')

  assert.deepEqual(await post('ben', 'Re: Rolls', id), posted)
})

test('mods_only_replies: anyone starts topics with it, and only moderators reply', async () => {
  const { post, begin } = await groupWith('ask', { mods_only_replies: true })

  const { id } = await begin('ben', 'Buns #ask')

  await assert.rejects(post('ben', 'Re: Buns', id), expectedError('mod only hashtag'))
  assert.deepEqual(await post('powerless', 'Re: Buns', id), posted)
})

test('no_email: its topics are not emailed', async () => {
  const { post, begin, recipients } = await groupWith('quiet', { no_email: true })

  const { id } = await begin('ben', 'Toast #quiet')
  assert.deepEqual(await recipients(), [])
  await post('cleo', 'Re: Toast', id)
  assert.deepEqual(await recipients(), [])

  await post('ben', 'Oats')
  assert.ok((await recipients()).includes('Cleo'))
})

test('moderated: messages in its topics are held, except those of moderators who may approve them', async () => {
  const { post, begin, group_id } = await groupWith('careful', { moderated: true }, await alone())

  assert.deepEqual(await post('ben', 'Bread #careful'), held)
  assert.deepEqual(await post('powerless', 'Rye #careful'), held)
  const { id } = await begin('sub_perm_pendingmsg', 'Wheat #careful')
  assert.deepEqual(await post('ben', 'Re: Wheat', id), held)

  const { data } = await owner.getpendingmessages({ group_id })
  assert.deepEqual(
    data.map(({ reason }) => reason),
    ['hashtag', 'hashtag', 'hashtag'],
  )
})

test('replies_unmoderated: with moderated, replies are not held', async () => {
  const { post, begin } = await groupWith('relaxed', { moderated: true, replies_unmoderated: true })

  assert.deepEqual(await post('ben', 'Crust #relaxed'), held)
  const { id } = await begin('owner', 'Bran #relaxed')

  assert.deepEqual(await post('ben', 'Re: Bran', id), posted)
})

test('special: messages in its topics go to special-notice subscribers too', async () => {
  const { post, begin, recipients, wants } = await groupWith('alarm', { special: true }, await alone())
  await wants('cleo', 'email_delivery', 'email_delivery_special')

  const { id } = await begin('ben', 'Fire #alarm')
  assert.ok((await recipients()).includes('Cleo'))
  await post('owner', 'Re: Fire', id)
  assert.ok((await recipients()).includes('Cleo'))

  await post('ben', 'Bread')
  assert.ok(!(await recipients()).includes('Cleo'))
})

test('locked: only those who may edit the archives reply in its topics', async () => {
  const { post, begin } = await groupWith('notice', { locked: true })

  const { id } = await begin('ben', 'Dough #notice')

  await assert.rejects(post('ben', 'Re: Dough', id), expectedError('invalid reply'))
  await assert.rejects(post('powerless', 'Re: Dough', id), expectedError('invalid reply'))
  assert.deepEqual(await post('sub_perm_editarchives', 'Re: Dough', id), posted)
})

test('reply_to: replies in its topics go to the sender only', async () => {
  const { post, begin, last } = await groupWith('private', { reply_to: 'thread_reply_to_sender' })

  const { id } = await begin('ben', 'Yeast #private')
  await world.facts()
  await post('cleo', 'Re: Yeast', id)

  assert.equal((await last()).id, id)
  assert.deepEqual(await world.facts(), ['message.sent'])
})

for (const close of [false, true]) {
  test(`until: a topic is ${close ? 'closed' : 'deleted'} that long after its last message`, async () => {
    const { group_id, begin, post } = await groupWith(
      'sale',
      { until: 'hash_tag_delete_week', close_instead_of_delete: close },
      await alone(),
    )
    const older = (days: number) =>
      world.sql(
        `update topics set most_recent_message = most_recent_message - make_interval(days => $2),
           until = until - make_interval(days => $2) where group_id = $1`,
        [group_id, days],
      )
    const expire = async () => {
      while (await world.app.pipeline.runAsSystem(expireTopics));
      return (await owner.gettopics({ group_id })).data.map(({ is_closed }) => is_closed)
    }
    await begin('ben', 'Rye')
    const { id } = await begin('ben', 'Yeast #sale')
    await older(5)
    // A reply begins the time anew.
    await post('cleo', 'Re: Yeast', id)
    await older(6)
    await world.facts()

    assert.deepEqual(await expire(), [false, false])
    // The times were put back without the messages.
    await older(1)
    assert.deepEqual(await expire(), close ? [true, false] : [false])
    assert.deepEqual(await world.facts(), ['topic.expired'])
    assert.deepEqual(await expire(), close ? [true, false] : [false])
    if (close) await assert.rejects(post('cleo', 'Re: Yeast', id), expectedError('invalid reply'))
    else await assert.rejects(owner.getmessage({ group_id, msg_num: 2 }), { type: 'bad_request' })
    await world.sql(
      `update topics t set most_recent_message = (select max(created) from messages m where m.topic_id = t.id) where group_id = $1`,
      [group_id],
    )
  })
}

test('alias: using it means its hashtag', async () => {
  const { group_id, tag, begin } = await groupWith('bread', {}, await alone())
  await owner.newhashtag({ group_id, name: 'brot', alias_id: tag.id })

  const { hashtags, subject_with_tags } = await begin('ben', 'Rye #Brot #BREAD')

  assert.deepEqual([hashtags.map(({ name }) => name), subject_with_tags], [['bread'], 'Rye #bread'])
  const { data } = await owner.gethashtags({ group_id })
  assert.deepEqual(
    data.map(({ name, topic_count }) => [name, topic_count]),
    [
      ['bread', 1],
      ['brot', 0],
    ],
  )
  const found = await owner.searcharchives({ group_id, q: '#brot' })
  assert.deepEqual(
    found.data.map(({ subject }) => subject),
    ['Rye'],
  )
})

test('muted and followed: muting stops email of it, following adds to one’s delivery', async () => {
  const { tag, begin, recipients, wants } = await groupWith('bread', {}, await alone())
  for (const who of ['cleo', 'moderator'] as const)
    await wants(who, 'message_selection', 'message_selection_follow_only')
  await world.as('cleo').followhashtag({ hashtag_id: tag.id })
  await world.as('powerless').mutehashtag({ hashtag_id: tag.id, duration: 'day' })

  await begin('ben', 'Rye #bread')
  const first = await recipients()
  await world.sql(`update hashtag_followers set until = now() where hashtag_id = $1`, [tag.id])
  await begin('ben', 'Wheat #bread')
  const second = await recipients()

  const asked = ['Cleo', 'Moderator', 'Powerless']
  assert.deepEqual(
    asked.map(name => first.includes(name)),
    [true, false, false],
  )
  assert.deepEqual(
    asked.map(name => second.includes(name)),
    [false, false, true],
  )
})

test('of twenty concurrent posts with a new hashtag one creates it, and all have it', async () => {
  const { group_id, post } = await groupWith('old', {}, await alone())
  await world.facts()

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post('ben', `Loaf ${n} ${n % 2 ? '#New #old' : '#old #new'}`)),
  )

  assert.deepEqual(
    answers,
    Array.from({ length: 20 }, () => posted),
  )
  const { data } = await owner.gethashtags({ group_id })
  assert.deepEqual(
    data.map(({ name, topic_count }) => [name.toLowerCase(), topic_count]),
    [
      ['new', 20],
      ['old', 20],
    ],
  )
  assert.equal((await world.facts()).filter(name => name === 'hashtag.created').length, 1)
})

test('hashtags deleted, renamed and replaced during posts leave nothing behind', async () => {
  const { group_id, tag, post } = await groupWith('one', {}, await alone())
  const two = await owner.newhashtag({ group_id, name: 'two' })
  const three = await owner.newhashtag({ group_id, name: 'three' })
  const posts = Array.from({ length: 12 }, (_, n) => post('ben', `Loaf ${n} #one #two #three`))

  await Promise.all([
    ...posts,
    owner.updatehashtag({ hashtag_id: tag.id, alias_id: two.id }),
    owner.deletehashtag({ hashtag_id: three.id }),
    owner.updatehashtag({ hashtag_id: two.id, name: 'zwei' }),
  ])
  await world.settle()

  const dangling = await world.sql(
    `select t.id from topics t, unnest(hashtag_ids) as tag where t.group_id = $1
       and not exists (select from hashtags h where h.id = tag and h.alias_of is null)`,
    [group_id],
  )
  assert.deepEqual(dangling, [])
})
