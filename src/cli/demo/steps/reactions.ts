import { createSeededRandom } from '../seeded-random.ts'
import { groupKeys, groups, type GroupKey } from '../groups.ts'
import type { PersonName } from '../people.ts'
import type { DemoStep, DemoContext } from '../context.ts'
import { messagesOf, topicId } from '../write.ts'

export const reactions: DemoStep = {
  title: 'reactions',
  async run(stage) {
    await Promise.all(groupKeys.map(key => like(stage, key)))
    for (const [key, subject, change] of topicChanges) {
      await stage.as('mara').updatetopic({ topic_id: await topicId(stage, key, subject), ...change })
    }
    for (const { by, in: key, subject, texts } of edits) {
      const message = (await messagesOf(stage, key, subject)).find(
        ({ user_id }) => user_id === stage.people.get(by)!.account.id,
      )!
      for (const body of texts) await stage.as(by).updatemessage({ message_id: message.id, body })
    }
    await follow(stage)
  },
}

/** Some of the newest messages are liked by some of the others. */
async function like(stage: DemoContext, key: GroupKey): Promise<void> {
  const dice = createSeededRandom(key.length * 104_729 + 5)
  const { data } = await stage.as('mara').getmessages({ group_id: stage.groupId(key), limit: 25 })
  for (const { id, user_id } of data) {
    const others = groups[key].members.filter(name => stage.people.get(name)!.account.id !== user_id)
    const first = dice.roll(others.length)
    const likes = Math.max(0, dice.roll(7) - 3)
    for (let n = 0; n < likes; n += 1) {
      await stage.as(others[(first + n) % others.length]!).likemessage({ message_id: id })
    }
  }
}

const topicChanges = [
  ['rowing', 'Welcome, and how this list works', { is_sticky: true, is_closed: true }],
  ['rowing', 'Where did the small spanner go?', { is_closed: true }],
  ['rowing', 'Winter plan: what we do until the ice goes', { is_sticky: true }],
  ['lane', 'Speed in the lane: a letter to the town', { is_closed: true }],
  ['lane', 'Humming noise at night', { is_moderated: true }],
  ['tidepool', 'What Tidepool is not', { is_sticky: true }],
  ['dev', 'Proposal: one file for all notes', { is_closed: true }],
] as const

const edits: readonly { by: PersonName; in: GroupKey; subject: string; texts: readonly string[] }[] = [
  {
    by: 'mara',
    in: 'rowing',
    subject: 'Cake rota for the autumn',
    texts: [
      '<p>October: Tobias<br>November: Yuki<br>December: Somchai, who complained</p>',
      '<p>October: Tobias<br>November: Yuki<br>December: Somchai, who complained<br>January: <b>nobody yet</b></p>',
    ],
  },
  {
    by: 'vera',
    in: 'lane',
    subject: 'Water off on Wednesday morning',
    texts: ['<p>From eight to <b>two</b>, not to noon, numbers 1 to 17. Fill two pots.</p>'],
  },
]

/** Follows and mutes. */
async function follow(stage: DemoContext): Promise<void> {
  const topic = async (key: GroupKey, subject: string) => ({ topic_id: await topicId(stage, key, subject) })
  await stage.as('tobias').followtopic(await topic('rowing', 'Winter plan: what we do until the ice goes'))
  await stage.as('layla').followtopic({ ...(await topic('tidepool', 'Tidepool 0.6.0')), duration: 'month' })
  await stage.as('tobias').mutetopic(await topic('lane', 'Humming noise at night'))
  await stage.as('vera').mutetopic({ ...(await topic('dev', 'Plan for 0.7')), duration: 'week' })
  const { data } = await stage.as('tobias').gethashtags({ group_id: stage.groupId('rowing'), limit: 100 })
  const tag = (name: string) => ({ hashtag_id: data.find(hashtag => hashtag.name === name)!.id })
  await stage.as('tobias').followhashtag(tag('boats'))
  await stage.as('eleni').mutehashtag(tag('training'))
}
