import type { Tx } from '#storage/database.ts'
import { invitedAccounts } from '../invitation-store.ts'
import { responders, responsesInSeries } from './email-store.ts'

/** A person concerned by events, by invitation or by RSVP. `answers`: RSVP types by event id. */
export type Person = { account_id: number; email: string; isInvited: boolean; answers: Map<number, string> }
type Dated = { id: number; series_id: number | null }

const atOnce = 500

/** The recipients of emails about some events: those with an RSVP and, unless `account_id` is given, the invited. */
export async function peopleOf(
  tx: Tx,
  events: readonly Dated[],
  { account_id = null, invited }: { account_id?: number | null; invited: boolean },
  series_ids: readonly number[],
): Promise<Person[]> {
  const ids = events.map(({ id }) => id)
  const people = new Map<number, Person>()
  if (invited)
    for (const person of await invitedAccounts.all(tx, { ids, series_ids }))
      people.set(person.account_id, { ...person, isInvited: true, answers: new Map() })
  for (const answer of await responders.all(tx, { ids, account_id })) {
    const existing = people.get(answer.account_id)
    const person = existing ?? {
      account_id: answer.account_id,
      email: answer.email,
      isInvited: false,
      answers: new Map(),
    }
    person.answers.set(answer.event_id, answer.type)
    people.set(person.account_id, person)
  }
  await addAnswers(tx, people, series_ids)
  return [...people.values()]
}

/** Adds the RSVPs to all dates of series, for attachments with a whole series. */
async function addAnswers(tx: Tx, people: ReadonlyMap<number, Person>, series_ids: readonly number[]): Promise<void> {
  const account_ids = series_ids.length === 0 ? [] : [...people.keys()]
  for (let at = 0; at < account_ids.length; at += atOnce) {
    const some = account_ids.slice(at, at + atOnce)
    for (const { account_id, event_id, type } of await responsesInSeries.all(tx, { series_ids, account_ids: some }))
      people.get(account_id)!.answers.set(event_id, type)
  }
}

/** The events that concern a person: with one of these RSVP types, or without an RSVP if they were invited. */
export const eventsFor = <E extends Dated>(
  { answers, isInvited }: Person,
  events: readonly E[],
  types: readonly string[],
): E[] =>
  events.filter(({ id }) => {
    const type = answers.get(id)
    return type === undefined ? isInvited : types.includes(type)
  })
