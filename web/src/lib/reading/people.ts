import type { Output, Input } from '../../../../client/types.ts'
import type { TopicWindow } from './topic/topic-window.ts'

/** The authors of a topic by number of posts, and their total. */
export type People = Pick<Output<'gettopicpeople'>, 'num_people'> & { people: Person[] }
type Person = Pick<Output<'gettopicpeople'>['people'][number], 'user_id' | 'name' | 'num_messages'>

const maxPeople = 10

/** A topic shown completely has all its authors; for a longer one they are requested. */
export async function loadPeople(
  { read }: Pick<App.Locals, 'read'>,
  named: Input<'gettopicpeople'>,
  { messages, isWhole }: TopicWindow,
): Promise<People> {
  if (!isWhole) return read.gettopicpeople(named)
  const known = new Map<string, Person>()
  for (const { user_id, name } of messages.data) {
    // Who has no account here is known by the name under the message.
    const who = user_id === 0 ? name : String(user_id)
    known.set(who, { user_id, name, num_messages: (known.get(who)?.num_messages ?? 0) + 1 })
  }
  const people = [...known.values()].toSorted((one, other) => other.num_messages - one.num_messages)
  return { num_people: people.length, people: people.slice(0, maxPeople) }
}
