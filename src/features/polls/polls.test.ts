import assert from 'node:assert/strict'
import { buffer, text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { unzip } from '#test/fixtures/zip.ts'
import { newWorld } from '#test/world.ts'
import { closeDuePolls } from './scheduled-tasks.ts'

const world = await newWorld()
const { group, people } = world
const group_id = group.id
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const three = JSON.stringify([
  { text: 'Brace it', desc: '1,900 € from the fund' },
  { text: 'Fell it' },
  { text: 'Wait' },
])
type Options = Partial<Parameters<typeof ben.newpoll>[0]>
const newPoll = (options: Options = {}, by = ben) =>
  by.newpoll({ group_id, question: 'What about the tree?', answers: three, ...options })
let count = 0
/** Each has another question, as the same poll twice on a day is one. */
const open = async (options: Options = {}, by = ben): Promise<number> =>
  (await newPoll({ question: `Question ${(count += 1)}?`, ...options }, by)).poll_id
const pastDeadline = (poll_id: number) =>
  world.sql(`update polls set closes = now() - interval '1 minute' where id = $1`, [poll_id])
const votesIn = async (poll_id: number) => (await owner.getpoll({ poll_id })).answers.map(({ num_votes }) => num_votes)

test('a poll is posted with its message', async () => {
  await world.facts()
  const made = await newPoll({ subject: 'The lime tree', body: 'So let’s count.', closes: '2030-11-20T18:00' })

  const { poll_id, topic_id, message_id } = made
  assert.deepEqual(made, { object: 'new_poll', poll_id, topic_id, message_id, is_pending: false })
  assert.deepEqual(await world.facts(), ['message.posted', 'poll.created'])
  const message = (await ben.gettopic({ topic_id })).data[0]!
  assert.deepEqual(
    [message.poll_id, message.subject, message.body, message.topic_id],
    [poll_id, 'The lime tree', `<p>So let’s count.</p>${treeAsText}`, topic_id],
  )
  const { created, updated, ...poll } = await cleo.getpoll({ poll_id })
  assert.match(`${created} ${updated}`, /^\d{4}-\S+ \d{4}-\S+$/)
  const answer = { object: 'poll_answer', num_votes: null }
  assert.deepEqual(poll, {
    ...{ object: 'poll', id: poll_id, group_id, topic_id, message_id, msg_num: message.msg_num, event_id: 0 },
    ...{ user_id: people.ben.account.id, name: 'Ben', question: 'What about the tree?', type: 'poll_single' },
    answers: [
      { ...answer, num: 1, text: 'Brace it', desc: '1,900 € from the fund' },
      { ...answer, num: 2, text: 'Fell it', desc: '' },
      { ...answer, num: 3, text: 'Wait', desc: '' },
    ],
    ...{ is_anonymous: false, show_results: 'poll_results_after_vote', closes: '2030-11-20T18:00:00.000000+00:00' },
    ...{ closed: null, is_closed: false, num_votes: 0, num_members: (await ben.getgroup({ group_id })).subs_count },
    ...{ has_voted: false, voted: null, choices: [], sees_results: false, may_vote: true, may_manage: false },
    ...{ reminded: null, may_remind: false },
    ...{ winners: [], rounds: [] },
  })
})

const treeAsText = '<p>What about the tree?<br />1. Brace it – 1,900 € from the fund<br />2. Fell it<br />3. Wait</p>'

test('who reads the message, the archive or the search finds the question and the answers', async () => {
  const { topic_id } = await newPoll({ subject: 'Cedar', question: '> Save the cedar?' })
  const [{ msg_num } = { msg_num: 0 }] = (await ben.gettopic({ topic_id })).data
  const message = await ben.getmessage({ group_id, msg_num })
  assert.equal(message.body, treeAsText.replace('What about the tree?', '&gt; Save the cedar?'))
  assert.equal(message.snippet, '> Save the cedar?')
  assert.match(message.raw_message!, /> Save the cedar\?\s+1\. Brace it/)
  const archive = unzip(await buffer((await owner.downloadarchives({ group_id })).chunks))
  assert.match(archive['messages.mbox']!, /Save the cedar\?\s+1\. Brace it/)
  for (const q of ['cedar', 'brace'])
    assert.ok(
      (await ben.searcharchives({ group_id, q })).data.some(found => found.topic_id === topic_id),
      q,
    )
})

test('the same form sent twice posts one poll', async () => {
  const [first, second] = [await newPoll({ question: 'Twice?' }), await newPoll({ question: 'Twice?' })]

  assert.deepEqual(second, first)
})

test('a vote counts once, and can be changed and withdrawn', async () => {
  const poll_id = await open()
  await world.facts()

  const cast = await ben.vote({ poll_id, choices: [2] })
  await cleo.vote({ poll_id, choices: [1] })
  const changed = await ben.vote({ poll_id, choices: [1] })
  const withdrawn = await cleo.vote({ poll_id, choices: [] })

  const shown = ({ num_votes, choices, has_voted, winners, answers }: typeof cast) => ({
    ...{ num_votes, choices, has_voted, winners, counts: answers.map(answer => answer.num_votes) },
  })
  assert.deepEqual(shown(cast), { num_votes: 1, choices: [2], has_voted: true, winners: [2], counts: [0, 1, 0] })
  assert.deepEqual(shown(changed), { num_votes: 2, choices: [1], has_voted: true, winners: [1], counts: [2, 0, 0] })
  const unseen = [null, null, null]
  assert.deepEqual(shown(withdrawn), { num_votes: 1, choices: [], has_voted: false, winners: [], counts: unseen })
  assert.deepEqual(await world.facts(), [])
})

test('wrong choices are refused', async () => {
  const [single, multiple] = [await open(), await open({ type: 'poll_multiple' })]
  for (const [poll_id, choices] of [
    [single, [1, 2]],
    [single, [4]],
    [multiple, [1, 1]],
    [multiple, [1, 4]],
  ] as const)
    await assert.rejects(ben.vote({ poll_id, choices: [...choices] }), expectedError('invalid choices'))

  assert.equal((await ben.vote({ poll_id: multiple, choices: [1, 3] })).num_votes, 1)
  assert.deepEqual(await votesIn(multiple), [null, null, null])
})

test('wrong polls are refused', async () => {
  const answers = (...texts: unknown[]) => JSON.stringify(texts.map(answer => ({ text: answer })))
  const wrong: [Options, string][] = [
    [{ question: ' ' }, 'invalid question'],
    [{ question: 'a\nb' }, 'invalid question'],
    [{ answers: 'x' }, 'invalid answers'],
    [{ answers: '{"text":"Yes"}' }, 'invalid answers'],
    [{ answers: '[null,1]' }, 'invalid answers'],
    [{ answers: answers('Yes') }, 'invalid answers'],
    [{ answers: answers('Yes', ' ') }, 'invalid answers'],
    [{ answers: answers('Yes', 'yes ') }, 'invalid answers'],
    [{ answers: answers('Yes', 7) }, 'invalid answers'],
    [{ answers: answers('Yes', 'x'.repeat(201)) }, 'invalid answers'],
    [{ answers: answers(...Array.from({ length: 21 }, (_, at) => `Answer ${at}`)) }, 'invalid answers'],
    [{ closes: 'tomorrow' }, 'invalid closes'],
    [{ closes: '2020-01-01T00:00' }, 'invalid closes'],
    [{ closes: '2199-01-01T00:00Z' }, 'invalid closes'],
    [{ topic_id: 987_654_321 }, 'invalid topic_id'],
    [{ event_id: 987_654_321 }, 'invalid event_id'],
  ]
  for (const [options, error] of wrong)
    await assert.rejects(newPoll(options), expectedError(error), JSON.stringify(options).slice(0, 80))
})

test('marks that turn the direction of text around are taken out', async () => {
  const answers = JSON.stringify([{ text: 'Rye\u202e', desc: '\u2066old\u2069' }, { text: 'Oats' }])
  const poll_id = await open({ question: 'Which\u202e grain?', answers })

  const poll = await owner.getpoll({ poll_id })
  const [rye] = poll.answers
  assert.deepEqual([poll.question, rye!.text, rye!.desc], ['Which grain?', 'Rye', 'old'])
  const same = JSON.stringify([{ text: 'Rye\u202e' }, { text: 'Rye' }])
  await assert.rejects(newPoll({ answers: same }), { type: 'bad_request' })
})

test('a deadline without offset is in the time zone of its author', async () => {
  await world.sql(`update accounts set timezone = 'America/Los_Angeles' where id = $1`, [people.cleo.account.id])
  people.cleo.account.timezone = 'America/Los_Angeles'

  const poll_id = await open({ closes: '2030-07-01T18:00' }, cleo)

  assert.equal((await ben.getpoll({ poll_id })).closes, '2030-07-02T01:00:00.000000+00:00')
})

test('results are shown to whom and when the poll says', async () => {
  const sees = async (poll_id: number) =>
    (await Promise.all([owner, ben, cleo].map(caller => caller.getpoll({ poll_id })))).map(poll => poll.sees_results)
  const seen = async (show_results: NonNullable<Options['show_results']>) => {
    const poll_id = await open({ show_results })
    await ben.vote({ poll_id, choices: [1] })
    const before = await sees(poll_id)
    await owner.closepoll({ poll_id })
    return [before, await sees(poll_id)]
  }
  const [all, none, moderators] = [
    [true, true, true],
    [false, false, false],
    [true, false, false],
  ]

  assert.deepEqual(await seen('poll_results_always'), [all, all])
  assert.deepEqual(await seen('poll_results_after_vote'), [[false, true, false], all])
  assert.deepEqual(await seen('poll_results_on_close'), [none, all])
  assert.deepEqual(await seen('poll_results_moderators'), [moderators, moderators])
})

test('who voted is shown with the results, unless the poll is anonymous', async () => {
  const named = await open({ show_results: 'poll_results_always' })
  const secret = await open({ show_results: 'poll_results_always', is_anonymous: true })
  for (const poll_id of [named, secret]) {
    await ben.vote({ poll_id, choices: [1] })
    await cleo.vote({ poll_id, choices: [2] })
  }
  const votes = async (poll_id: number, caller = owner) => {
    const { data, total_count } = await caller.getpollvotes({ poll_id })
    return [total_count, data.map(({ name, choices }) => [name, choices])]
  }

  assert.deepEqual(await votes(named), [
    2,
    [
      ['Ben', [1]],
      ['Cleo', [2]],
    ],
  ])
  assert.deepEqual(await votes(secret), [2, []])
  assert.deepEqual(await votes(secret, ben), [2, [['Ben', [1]]]])
  const csv = async (poll_id: number) => text(Readable.from((await owner.downloadpoll({ poll_id })).chunks))
  assert.match(
    await csv(named),
    /^num,answer,votes\r\n1,Brace it,1\r\n2,Fell it,1\r\n3,Wait,0\r\n\r\nname,voted,answers\r\nBen,/,
  )
  assert.doesNotMatch(await csv(secret), /Ben|Cleo/)
  const unseen = await open({ show_results: 'poll_results_on_close' })
  await assert.rejects(ben.downloadpoll({ poll_id: unseen }), expectedError('results hidden'))
})

test('a ranked poll is decided by rounds', async () => {
  const poll_id = await open({ type: 'poll_ranked', show_results: 'poll_results_always' })
  for (const [caller, choices] of [
    [owner, [1]],
    [ben, [2, 1]],
    [cleo, [3, 2]],
  ] as const)
    await caller.vote({ poll_id, choices: [...choices] })

  const { winners, rounds, answers } = await owner.getpoll({ poll_id })
  const round = { object: 'poll_round', exhausted: 0 }
  assert.deepEqual(rounds, [{ ...round, counts: [1, 1, 1], eliminated: [] }])
  assert.deepEqual(
    [winners, answers.map(({ num_votes }) => num_votes)],
    [
      [1, 2, 3],
      [1, 1, 1],
    ],
  )
  await owner.vote({ poll_id, choices: [2, 3] })
  assert.deepEqual((await ben.vote({ poll_id, choices: [3] })).winners, [3])
})

test('after the deadline no vote is accepted, even before the scheduler closes the poll', async () => {
  const poll_id = await open({ closes: '2030-01-01T00:00' })
  await ben.vote({ poll_id, choices: [1] })
  await pastDeadline(poll_id)

  await assert.rejects(ben.vote({ poll_id, choices: [2] }), expectedError('poll closed'))
  await assert.rejects(cleo.vote({ poll_id, choices: [2] }), expectedError('poll closed'))
  const read = await cleo.getpoll({ poll_id })
  assert.deepEqual([read.is_closed, read.may_vote, read.closed === read.closes, read.winners], [true, false, true, [1]])
  await world.facts()
  for (const _ of [1, 2]) await world.app.pipeline.runAsSystem(closeDuePolls)
  assert.deepEqual(await world.facts(), ['poll.closed'])
  assert.equal((await cleo.getpoll({ poll_id })).closed, read.closed)
})

test('its creator and moderators change, close and reopen a poll; others do not', async () => {
  const poll_id = await open({}, ben)
  await world.facts()
  for (const change of [
    () => cleo.closepoll({ poll_id }),
    () => cleo.reopenpoll({ poll_id }),
    () => cleo.updatepoll({ poll_id, closes: '' }),
  ])
    await assert.rejects(change(), expectedError('mod_page', 'inadequate_permissions'))

  await ben.updatepoll({ poll_id, closes: '2030-01-01T00:00Z', show_results: 'poll_results_always' })
  await ben.updatepoll({ poll_id, closes: '2030-01-01T00:00Z' })
  const closed = await ben.closepoll({ poll_id })
  await assert.rejects(ben.closepoll({ poll_id }), expectedError('poll closed'))
  await assert.rejects(ben.updatepoll({ poll_id, closes: '' }), expectedError('poll closed'))
  const reopened = await owner.reopenpoll({ poll_id })
  await assert.rejects(owner.reopenpoll({ poll_id }), expectedError('poll not closed'))
  await pastDeadline(poll_id)
  const again = await owner.reopenpoll({ poll_id })

  const state = ({ is_closed, closes }: typeof again) => [is_closed, closes]
  const deadline = '2030-01-01T00:00:00.000000+00:00'
  assert.deepEqual([closed, reopened, again].map(state), [
    [true, deadline],
    [false, deadline],
    [false, null],
  ])
  assert.deepEqual(await world.facts(), ['poll.updated', 'poll.closed', 'poll.reopened', 'poll.reopened'])
})

test('a poll can be in a topic and about an event, and is listed there', async () => {
  const { topic_id } = await world.post('ben', { subject: 'Trees', body: 'Rye' })
  const { id: event_id } = await owner.addevent({ group_id, name: 'Felling', start_time: '2031-01-01T10:00:00' })

  const inTopic = await newPoll({ topic_id, question: 'In a topic?' })
  const ofEvent = await newPoll({ event_id, question: 'Of an event?' })
  const second = await newPoll({ event_id, question: 'Another?' })

  assert.equal(inTopic.topic_id, topic_id)
  assert.equal(second.topic_id, ofEvent.topic_id)
  const listed = async (where: { topic_id: number } | { event_id: number } | { is_closed: boolean }) =>
    (await ben.getpolls({ group_id, ...where })).data.map(({ question }) => question)
  assert.deepEqual(await listed({ topic_id }), ['In a topic?'])
  assert.deepEqual(await listed({ event_id }), ['Another?', 'Of an event?'])
  assert.equal((await ben.getpoll({ poll_id: ofEvent.poll_id })).event_id, event_id)
  const elsewhere = await world.addGroup({}, { peopled: true })
  const away = await newPoll({ group_id: elsewhere.id, question: 'Away?' })
  const { id: event_away } = await owner.addevent({
    ...{ group_id: elsewhere.id, name: 'Away', start_time: '2031-01-01T10:00:00' },
  })
  for (const id of [987_654_321, away.topic_id])
    await assert.rejects(ben.getpolls({ group_id, topic_id: id }), expectedError('invalid topic_id'))
  for (const id of [987_654_321, event_away])
    await assert.rejects(ben.getpolls({ group_id, event_id: id }), expectedError('invalid event_id'))
  await owner.closepoll({ poll_id: second.poll_id })
  assert.equal((await listed({ is_closed: true })).includes('Another?'), true)
  assert.equal((await listed({ is_closed: false })).includes('Another?'), false)
})

test('who started a poll or voted in it is notified when it closes', async () => {
  const { poll_id, message_id } = await newPoll({ question: 'Told?', subject: 'Told' })
  await cleo.vote({ poll_id, choices: [1] })
  await owner.vote({ poll_id, choices: [1] })
  await owner.closepoll({ poll_id })
  await world.settle()

  const told = async (caller: typeof ben) =>
    (await caller.getnotifications({})).data.flatMap(note => (note.message_id === message_id ? [note.text] : []))
  const text = ['The poll in Told is closed']
  assert.deepEqual([await told(ben), await told(cleo), await told(owner)], [text, text, []])
})

test('a poll goes with its message: hidden, restored, moved and deleted', async () => {
  const elsewhere = await world.addGroup({}, { peopled: true })
  const { poll_id, message_id, topic_id } = await newPoll({
    question: 'Goes along?',
    show_results: 'poll_results_always',
  })
  await ben.vote({ poll_id, choices: [1] })
  const absent = expectedError('invalid poll_id')

  await owner.hidemessage({ message_id })
  await assert.rejects(ben.getpoll({ poll_id }), absent)
  await assert.rejects(ben.vote({ poll_id, choices: [2] }), absent)
  await owner.restoremessage({ group_id, message_id })
  assert.equal((await ben.vote({ poll_id, choices: [2] })).num_votes, 1)
  await owner.movetopic({ topic_id, to_group_id: elsewhere.id })
  const moved = await ben.getpoll({ poll_id })
  assert.deepEqual([moved.group_id, moved.num_votes, moved.choices], [elsewhere.id, 1, [2]])
  await owner.deletemessage({ message_id })
  await assert.rejects(ben.getpoll({ poll_id }), absent)
  assert.deepEqual(await world.sql('select from poll_votes where poll_id = $1', [poll_id]), [])
})

test('without polls, a group shows none and takes no votes', async () => {
  const off = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const { poll_id, topic_id } = await newPoll({ group_id: off.id })
  const shown = async (who: 'anonymous' | 'ben') =>
    (await world.as(who).gettopic({ topic_id })).data.map(message => message.poll_id)
  assert.deepEqual([await shown('anonymous'), await shown('ben')], [[0], [poll_id]])
  const limited = { group_id: off.id, polls_access: 'polls_access_limited' as const }
  await owner.updategroup(limited)
  await assert.rejects(
    newPoll({ group_id: off.id, question: 'New?' }),
    expectedError('manage_polls', 'inadequate_permissions'),
  )
  assert.equal((await cleo.vote({ poll_id, choices: [1] })).num_votes, 1)

  await owner.updategroup({ ...limited, polls_access: 'polls_access_none' })

  assert.deepEqual(await shown('ben'), [0])
  const none = expectedError('polls_visible', 'inadequate_permissions')
  await assert.rejects(ben.getpoll({ poll_id }), none)
  await assert.rejects(ben.vote({ poll_id, choices: [1] }), expectedError('can_vote', 'inadequate_permissions'))
  await assert.rejects(ben.getpolls({ group_id: off.id }), none)
})
