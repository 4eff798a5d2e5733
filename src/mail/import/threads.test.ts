import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importFrom, mailsOf } from '#test/mail/importing.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { until } from '#test/servers/embedded.ts'
import type { MailSource } from './sources.ts'

const world = await newWorld()

type ThreadedMail = {
  id: string
  subject: string
  /** In-Reply-To, and References before that. */
  to?: string | string[]
  /** The day of the year. */
  day?: number
  head?: string
}
function mail({ id, subject, to = [], day = 1, head = '' }: ThreadedMail): string {
  const date = new Date(Date.UTC(2015, 0, day, 10)).toUTCString().replace('GMT', '+0000')
  const ids = [to].flat().map(one => `<${one}@example.net>`)
  return [
    'From ben@example.org Sat Jan  3 10:00:00 2015',
    'From: Ben <ben@example.org>',
    `Message-ID: <${id}@example.net>`,
    ...(ids.length > 0 ? [`In-Reply-To: ${ids.at(-1)}`, `References: ${ids.join('\n ')}`] : []),
    ...(head === '' ? [] : [head]),
    `Subject: ${subject}`,
    `Date: ${date}`,
    '',
    `This is ${id}.`,
    '',
    '',
  ].join('\n')
}

/** Mails that refer to each other and to nothing else, so that the archive is one of a program that keeps references. */
const pairs = (count: number): ThreadedMail[] =>
  Array.from({ length: count }, (_, n): ThreadedMail[] => [
    { id: `filler${n}`, subject: `Filler ${n}` },
    { id: `filler-answer${n}`, subject: `Re: Filler ${n}`, to: `filler${n}` },
  ]).flat()

/** The ids of the messages of each topic, in the order of the archive; fillers are left out. */
async function topicsOf(group_id: number): Promise<string[][]> {
  const rows = await world.sql(
    `select array_agg(split_part(mime_id, '@', 1) order by msg_num) as ids from messages
     where group_id = $1 and mime_id !~ '^filler' group by topic_id order by min(msg_num)`,
    [group_id],
  )
  return rows.map(row => row['ids'] as string[])
}

async function imported(...runs: (readonly ThreadedMail[])[]): Promise<string[][]> {
  const group = await world.addGroup()
  for (const written of runs) await importFrom(world, mailsOf(written.map(mail)), group.name)
  await assertArchivesCounted(world)
  return topicsOf(group.id)
}

test('a reference wins over the subject, however old it is', async () => {
  const topics = await imported([
    { id: 'cover', subject: '[PATCH 0/2] Bread' },
    { id: 'first', subject: '[PATCH 1/2] Rye', to: 'cover' },
    { id: 'second', subject: '[PATCH 2/2] Oats', to: 'cover' },
    { id: 'review', subject: 'Re: [PATCH 1/2] Rye', to: ['cover', 'first'], day: 2 },
    { id: 'again', subject: '[PATCH v2 0/2] Bread', to: ['cover', 'first', 'review'], day: 3 },
    { id: 'other', subject: 'Ovens' },
    { id: 'was', subject: 'Stones (was: Ovens)', to: 'other' },
    { id: 'hijack', subject: 'Who sells flour?', to: ['other', 'was'] },
    { id: 'late', subject: 'Re: Ovens', to: 'other', day: 300 },
  ])

  assert.deepEqual(topics, [
    ['cover', 'first', 'second', 'review', 'again'],
    ['other', 'was', 'hijack', 'late'],
  ])
})

test('missing messages hold their thread together, and join it when they arrive', async () => {
  const series = [
    { id: 'one', subject: '[PATCH 1/2] Rye', to: 'lost-cover' },
    { id: 'two', subject: '[PATCH 2/2] Oats', to: 'lost-cover' },
    { id: 'early', subject: 'Re: Ovens', to: 'question' },
    { id: 'question', subject: 'Ovens' },
  ]

  assert.deepEqual(await imported(series), [
    ['one', 'two'],
    ['early', 'question'],
  ])
})

test('the same holds across batches and restarts of an import', async () => {
  const before: ThreadedMail[] = [
    { id: 'one', subject: '[PATCH 1/2] Rye', to: 'cover' },
    { id: 'early', subject: 'Re: Ovens', to: 'question' },
  ]
  const after: ThreadedMail[] = [
    { id: 'two', subject: '[PATCH 2/2] Oats', to: 'cover' },
    { id: 'question', subject: 'Ovens' },
  ]
  const topics = [
    ['one', 'two'],
    ['early', 'question'],
  ]

  assert.deepEqual(await imported([...before, ...pairs(260), ...after]), topics)
  assert.deepEqual(await imported(before, [...before, ...after]), topics)
})

test('a subject alone joins replies within a week, and no others', async () => {
  const topics = await imported([
    ...pairs(10),
    { id: 'bread', subject: 'Bread' },
    { id: 'week', subject: 'Re: Bread', day: 8 },
    // The prefix is gone, but it answers something that is elsewhere.
    { id: 'unsaid', subject: 'Bread', to: 'elsewhere', day: 15 },
    { id: 'repeated', subject: 'Bread', day: 15 },
    { id: 'weeks', subject: 'Re: Bread', day: 23 },
  ])

  assert.deepEqual(topics, [['bread', 'week', 'unsaid'], ['repeated'], ['weeks']])
})

test('where hardly any mail has references, subjects decide, as in posting', async () => {
  const topics = await imported([
    { id: 'bread', subject: 'Bread' },
    { id: 'month', subject: 'Re: Bread', day: 31 },
    { id: 'soon', subject: 'Bread', day: 33 },
    { id: 'later', subject: 'Bread', day: 36 },
  ])

  assert.deepEqual(topics, [['bread', 'month', 'soon'], ['later']])
})

test('an address in In-Reply-To is ignored, and its id is used', async () => {
  const saying = (sentence: string) => `In-Reply-To: ${sentence}`
  const topics = await imported([
    ...pairs(10),
    { id: 'bread', subject: 'Bread' },
    { id: 'mh', subject: 'Rye', head: saying('Your message of "Thu, 1 Jan 2015". <bread@example.net>') },
    { id: 'gnus', subject: 'Oats', head: saying(`<bread@example.net> (Ben's message of "Thu, 1 Jan 2015")`) },
    { id: 'exmh', subject: 'Ovens', head: saying('Message from Ben <ben@example.org> of "Thu, 1 Jan 2015"') },
    { id: 'vm', subject: 'Flour', head: saying('Message from Ben <ben@example.org> on Thursday') },
    { id: 'elm', subject: 'Stones', head: saying('from ben@example.org at Jan 1, 15') },
  ])

  assert.deepEqual(topics, [['bread', 'mh', 'gnus'], ['exmh'], ['vm'], ['elm']])
})

test('a later reply to an imported message joins its topic, by the message’s subject', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const series: ThreadedMail[] = [
    { id: 'zero', subject: '[PATCH 0/1] Bread' },
    { id: 'only', subject: '[PATCH 1/1] Rye', to: 'zero' },
  ]
  await importFrom(world, mailsOf(series.map(mail)), group.name)
  const [topic] = await world.sql(`select id from topics where group_id = $1`, [group.id])
  const answer = async (subject: string) => {
    const sent = await world.submit('owner', { subject, references: ['only@example.net'] }, group)
    return sent.is === 'posted' && sent.topic_id === topic!['id']
  }

  assert.deepEqual([await answer('Re: [PATCH 1/1] Rye'), await answer('Re: Who sells flour?')], [true, false])
})

test('a topic deleted during the import is not used', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const early = { id: 'early', subject: 'Re: Ovens', to: 'question' }
  let isSurveyed = false
  const source: MailSource = {
    ...mailsOf([]),
    async *mails() {
      // More than is read ahead, so that the first batch is written before the last mail is found.
      yield* mailsOf([early, ...pairs(410)].map(mail)).mails()
      if (isSurveyed) {
        const find = () => world.sql(`select id from topics where group_id = $1 and subject = 'Ovens'`, [group.id])
        await until(async () => (await find()).length > 0)
        for (const { id } of await find()) await world.as('owner').deletetopic({ topic_id: Number(id) })
      }
      isSurveyed = true
      yield* mailsOf([mail({ id: 'question', subject: 'Ovens' })]).mails()
    },
  }

  const { tally } = await importFrom(world, source, group.name)

  assert.deepEqual([tally.imported, tally.refused], [822, 0])
  assert.deepEqual(await topicsOf(group.id), [['question']])
})
