import { untrusted, type EmailDraft, type EmailWriter } from '#runtime/notifications/email-content.ts'
import type { Timestamp } from '#storage/values.ts'
import { displayName, findEmailGroup } from '../../groups/index.ts'
import { memberFooter } from '../../members/index.ts'
import { upcomingEvents, mailedMembers, eventsForEmail } from './email-store.ts'
import { formatWhen } from './format-when.ts'

const most = 50

/** What is to come in a group, to its members; nothing where nothing is. */
export const summaryEmails: EmailWriter<'event.summed'> = async ({ data }, { tx, url }) => {
  const { group_id, from, until } = data
  const span = { from: from as Timestamp, until: until as Timestamp }
  const ids = (await upcomingEvents.all(tx, { group_id, ...span, limit: most })).map(({ id }) => id)
  const events = ids.length === 0 ? [] : await eventsForEmail.all(tx, { ids })
  const group = await findEmailGroup(tx, group_id)
  if (!group || events.length === 0) return []
  const people = await mailedMembers.all(tx, { group_id, member_id: null })
  const write: EmailDraft['write'] = (email, locale) => {
    const t = email.event
    const text = {
      title: t.upcomingTitle,
      paragraphs: events.map(event => {
        const where = event.location ? `, ${untrusted(event.location)}` : ''
        return `${untrusted(event.name)}: ${formatWhen(event, locale)}${where}`
      }),
      action: { text: t.viewCalendar, url: `${url}/g/${group.name}/calendar` },
      why: memberFooter('member')(email, group, url),
      group,
    }
    return { subject: t.upcomingSubject({ group: displayName(group) }), text }
  }
  return people.map(({ email }) => ({ kind: 'event.summed', recipient: email, write }))
}
