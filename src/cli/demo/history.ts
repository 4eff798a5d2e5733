import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { styleReply, styleNames, type RepliedMessage, type StyledText } from './reply-styles.ts'
import type { FileName } from './files.ts'
import { groups, type GroupKey } from './groups.ts'
import type { PersonName } from './people.ts'
import { lane } from './texts/lane.ts'
import { rowing } from './texts/rowing.ts'
import { beginnings, ends, talk } from './texts/talk.ts'
import { dev, tidepool } from './texts/tidepool.ts'
import type { DemoMessage, TopicText } from './texts/topic-text.ts'
import { translators } from './texts/translators.ts'

const texts: Record<GroupKey, readonly TopicText[]> = { rowing, lane, tidepool, dev, translators }

/** A message of the past, in the order of its topic; `answers` is the one before it that it replies to. */
export type PastMessage = StyledText & {
  by: PersonName
  subject: string
  /** In milliseconds. */
  at: number
  files: readonly FileName[]
  answers: PastMessage | null
}

const [hour, day] = [3_600_000, 86_400_000]

/** Everything that was written in a group, oldest first. */
export function historyOf(key: GroupKey, now: number): PastMessage[] {
  const dice = createSeededRandom(key.length * 7919 + 17)
  return texts[key]
    .flatMap(topic => topicHistory(topic, groups[key].members, now, dice))
    .toSorted((a, b) => a.at - b.at)
}

function topicHistory(
  topic: TopicText,
  members: readonly PersonName[],
  now: number,
  dice: SeededRandom,
): PastMessage[] {
  const { by, subject, text, format = 'plain', files = [] } = topic
  const first: RepliedMessage = {
    ...topic,
    at: duringTheDay(now - topic.ago * day + dice.roll(12) * hour + dice.roll(3600) * 1000),
  }
  const messages: PastMessage[] = [{ by, subject, text, format, files, at: first.at, answers: null }]
  const said: RepliedMessage[] = [first]
  // Late in a topic the pauses are longer; nothing is written in the future.
  const room = (now - first.at) / 2
  for (const reply of [...(topic.replies ?? []), ...chatter(topic, members, dice)]) {
    const before = said.length - 1
    const drawn = said[dice.roll(3) === 0 ? dice.roll(said.length) : before]!
    // Few people answer themselves.
    const answered = drawn.by === reply.by ? said[before]! : drawn
    const pause = Math.min((1 + dice.roll(20) + before * 2) * hour + dice.roll(3600) * 1000, room / 12)
    const at = duringTheDay(said[before]!.at + pause)
    const answers = messages[said.indexOf(answered)]!
    const written = styleReply(reply, answered, dice.pick(styleNames))
    messages.push({ ...written, by: reply.by, subject: `Re: ${subject}`, at, files: reply.files ?? [], answers })
    said.push({ ...reply, at })
  }
  return messages
}

/** What would be written in the night is written in the morning. */
const duringTheDay = (at: number): number => (new Date(at).getUTCHours() < 6 ? at + 6 * hour : at)

/** Picks replies for a topic, each text once, and no author twice in a row. */
function chatter(
  { by, about, more = 0 }: TopicText,
  members: readonly PersonName[],
  dice: SeededRandom,
): DemoMessage[] {
  const left: string[] = [...talk[about]]
  const chat: DemoMessage[] = []
  let last = by
  while (chat.length < more && left.length > 0) {
    last = dice.pick(members.filter(name => name !== last))
    const [middle = ''] = left.splice(dice.roll(left.length), 1)
    chat.push({ by: last, text: joinSentences(dice.pick(beginnings), middle) + dice.pick(ends) })
  }
  return chat
}

/** A sentence is capitalized if it starts the text. */
function joinSentences(beginning: string, middle: string): string {
  const goesOn = /[,:]$/.test(beginning) || beginning.endsWith(' and')
  const sentence = goesOn ? middle : middle[0]!.toUpperCase() + middle.slice(1)
  return [beginning, sentence].filter(Boolean).join(beginning.endsWith('\n') ? '' : ' ')
}
