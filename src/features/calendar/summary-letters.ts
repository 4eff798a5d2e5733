import { theirs, type LetterWriter } from '#runtime/letters.ts'
import type { Timestamp } from '#storage/values.ts'
import { findLetterGroup } from '../groups/index.ts'
import { whyMember } from '../members/index.ts'
import { comingEvents, mailedMembers, toldEvents } from './letter-store.ts'
import { whenTold } from './when.ts'

const most = 50

/** What is to come in a group, to its members; nothing where nothing is. */
export const summaryLetters: LetterWriter<'event.summed'> = async ({ data }, { tx, url }) => {
  const { group_id, from, until } = data
  const span = { from: from as Timestamp, until: until as Timestamp }
  const ids = (await comingEvents.all(tx, { group_id, ...span, limit: most })).map(({ id }) => id)
  const events = ids.length === 0 ? [] : await toldEvents.all(tx, { ids })
  const group = await findLetterGroup(tx, group_id)
  if (!group || events.length === 0) return []
  const people = await mailedMembers.all(tx, { group_id, member_id: null })
  const text = {
    title: 'Events to come',
    paragraphs: events.map(event => {
      const where = event.location ? `, ${theirs(event.location)}` : ''
      return `${theirs(event.name)}: ${whenTold(event)}${where}`
    }),
    action: { text: 'See the calendar', url: `${url}/g/${group.name}/calendar` },
    why: whyMember('you are a member of')(group, url),
    group,
  }
  const subject = `Events to come in ${group.name}`
  return people.map(({ email }) => ({ kind: 'event.summed', recipient: email, subject, text }))
}
