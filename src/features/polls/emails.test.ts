import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { closeDuePolls, remindVoters } from './scheduled-tasks.ts'

const world = await newWorld()
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const names = ['owner', 'ben', 'cleo', 'moderator', 'powerless'] as const
const answers = JSON.stringify([{ text: 'Rye\u202e' }, { text: 'שיפון' }, { text: 'Wheat' }])
const inHours = (hours: number) => Temporal.Now.instant().add({ hours }).toString()
const remind = () => world.app.pipeline.runAsSystem(remindVoters)

/** New emails of a kind. */
async function emailsOf(kind: string) {
  const emails = (await world.newEmails()).filter(email => email.kind === kind)
  return emails.toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1))
}
const recipientsOf = async (kind: string) => (await emailsOf(kind)).map(({ recipient }) => recipient.split('@')[0])

test('members who may vote and have not are reminded a day before the deadline, by their settings', async () => {
  const group = await world.addGroup({}, { peopled: names })
  const group_id = group.id
  const { poll_id, topic_id } = await owner.newpoll({
    group_id,
    question: 'Flour?',
    answers,
    closes: inHours(72),
    is_anonymous: true,
  })
  await owner.newpoll({ group_id, question: 'Soon?', answers, closes: inHours(20) })
  await ben.vote({ poll_id, choices: [1] })
  await world.as('moderator').mutetopic({ topic_id })
  await world.as('powerless').updatenotificationsettings({ email: ['event'], page: ['poll'] })
  const setDeadline = (hours: number) =>
    world.sql(`update polls set created = now() - interval '2 days', closes = $2 where id = $1`, [
      poll_id,
      inHours(hours),
    ])

  await remind()
  assert.deepEqual(await recipientsOf('poll.reminded'), [])
  await setDeadline(23)
  await remind()
  await remind()

  const [email, ...others] = await emailsOf('poll.reminded')
  assert.deepEqual([email?.recipient, email?.subject], ['cleo@example.org', `[${group.name}] Please vote: Flour?`])
  assert.match(email!.body, /closes on \w+ \d+ \w+ at \d\d:\d\d UTC\. You haven't voted yet\./)
  assert.match(email!.body, /Anonymous: nobody can see who voted for what\./)
  assert.match(email!.body, new RegExp(`/g/${group.name}/poll/${poll_id}`))
  assert.deepEqual(
    others.map(({ recipient }) => recipient),
    ['owner@example.org'],
  )
  const told = async (who: (typeof names)[number]) =>
    (await world.as(who).getnotifications({})).data
      .filter(note => note.event === 'poll_reminded')
      .map(note => note.text)
  const text = ["You haven't voted yet: the poll in Flour?"]
  assert.deepEqual(await Promise.all(names.map(told)), [text, [], text, [], text])

  // Another deadline is another reason to remember.
  await owner.updatepoll({ poll_id, closes: inHours(22) })
  await cleo.vote({ poll_id, choices: [2] })
  await remind()
  assert.deepEqual(await recipientsOf('poll.reminded'), ['owner'])
})

test('the creator and moderators remind who has not voted, at most once a day, and learn only how many', async () => {
  const group = await world.addGroup({ polls_access: 'polls_access_subscribers' }, { peopled: names })
  const group_id = group.id
  const { poll_id } = await ben.newpoll({ group_id, question: 'Oven?', answers, is_anonymous: true })
  await owner.vote({ poll_id, choices: [1] })
  await world.as('powerless').updatenotificationsettings({ email: ['event'], page: ['poll'] })
  await world.facts()

  await assert.rejects(cleo.sendpollreminder({ poll_id }), expectedError('mod_page', 'inadequate_permissions'))
  assert.deepEqual(await ben.sendpollreminder({ poll_id }), { object: 'poll_reminder', poll_id, num_reminded: 3 })
  const [fact, ...others] = await world.facts()
  assert.deepEqual([fact, others], ['poll.reminded', []])
  // Who asked for it is not reminded.
  const emails = await emailsOf('poll.reminded')
  assert.deepEqual(
    emails.map(({ recipient }) => recipient),
    ['cleo@example.org', 'moderator@example.org'],
  )
  assert.match(emails[0]!.body, /You haven't voted in this poll in \u2068?[^.]* yet\./)
  const { data } = await owner.getactivitylog({ group_id })
  assert.match(JSON.stringify(data), /reminded 3 members who hadn&#39;t voted of a poll: Oven\?/)

  const poll = await ben.getpoll({ poll_id })
  assert.deepEqual([poll.may_remind, poll.reminded === null], [false, false])
  await assert.rejects(owner.sendpollreminder({ poll_id }), expectedError('reminded today'))
  // Nor does the deadline cause a second one on the same day.
  await world.sql(
    `update polls set created = now() - interval '3 days', closes = now() + interval '23 hours' where id = $1`,
    [poll_id],
  )
  await remind()
  assert.deepEqual(await recipientsOf('poll.reminded'), [])

  await world.sql(`update polls set reminder_sent = now() - interval '25 hours' where id = $1`, [poll_id])
  await Promise.all(names.map(name => world.as(name).vote({ poll_id, choices: [2] })))
  assert.equal((await owner.getpoll({ poll_id })).may_remind, false)
  await assert.rejects(owner.sendpollreminder({ poll_id }), expectedError('everyone voted'))
  await owner.closepoll({ poll_id })
  await assert.rejects(owner.sendpollreminder({ poll_id }), expectedError('poll closed'))
  assert.ok(!(await world.facts()).includes('poll.reminded'))
})

test('who started a poll or voted in it gets the result when it closes, if they can see it', async () => {
  const group = await world.addGroup({}, { peopled: names })
  const ask = (show_results: 'poll_results_on_close' | 'poll_results_moderators') =>
    ben.newpoll({ group_id: group.id, question: `When, ${show_results}?`, answers, show_results, closes: inHours(1) })
  const polls = [await ask('poll_results_on_close'), await ask('poll_results_moderators')]
  for (const { poll_id } of polls) {
    await cleo.vote({ poll_id, choices: [2] })
    await owner.vote({ poll_id, choices: [2] })
    await world.as('moderator').vote({ poll_id, choices: [1] })
  }
  await world.sql(`update polls set closes = now() where group_id = $1`, [group.id])
  await world.app.pipeline.runAsSystem(closeDuePolls)

  const emails = await emailsOf('poll.closed')
  const shown = (question: string) =>
    emails
      .filter(({ subject }) => subject.includes(question))
      .map(({ recipient, body }) => [
        recipient.split('@')[0],
        /The poll is closed. 3 people voted./.test(body),
        /The result: \u2068שיפון\u2069/.test(body),
        /> 1 vote: Rye\n> 2 votes: שיפון\n> 0 votes: Wheat/.test(body),
        /Only moderators can see/.test(body),
      ])
  const [full, bare] = [
    [true, true, true, false],
    [true, false, false, true],
  ]
  assert.deepEqual(shown('poll_results_on_close'), [
    ['ben', ...full],
    ['cleo', ...full],
    ['moderator', ...full],
    ['owner', ...full],
  ])
  assert.deepEqual(shown('poll_results_moderators'), [
    ['ben', ...bare],
    ['cleo', ...bare],
    ['moderator', ...full],
    ['owner', ...full],
  ])
})

test('who closes a poll gets no email about it, and nobody one of a result that changes', async () => {
  const group = await world.addGroup({}, { peopled: names })
  const { poll_id } = await ben.newpoll({ group_id: group.id, question: 'Now?', answers })
  await cleo.vote({ poll_id, choices: [3] })
  await ben.closepoll({ poll_id })
  assert.deepEqual(await recipientsOf('poll.closed'), ['cleo'])

  await ben.reopenpoll({ poll_id })
  await world.app.pipeline.runAsSystem(async ({ record }) =>
    record('poll.closed', { poll_id, topic_id: 0, group_id: group.id, question: 'Now?', votes: 1 }),
  )
  assert.deepEqual(await recipientsOf('poll.closed'), [])
})
