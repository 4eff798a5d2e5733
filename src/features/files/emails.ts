import type { Fact } from '#contract/facts.ts'
import {
  emailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
} from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups } from '../groups/index.ts'
import { notifiedMembers, subscriptionUrl } from '../members/index.ts'
import { entriesByIds, entryById } from './store.ts'

const nameOf = query('file.actor', `select full_name from accounts where id = :id`)

type Phrase = (t: EmailMessages['file'], given: { name: string; file: string }) => string

async function emailsAbout(
  { group_id, account_id, data }: Fact<'file.added' | 'file.updated'>,
  { tx, url }: EmailContext,
  phrase: Phrase,
  lines: string,
): Promise<EmailDraft[]> {
  const settings = group_id === null ? null : await freshGroups.groupById(tx, group_id)
  const group = await findEmailGroup(tx, group_id)
  if (!settings || !group) return []
  const wanted = { option: 'file_notify', permission: 'files_visible', except_id: account_id ?? 0 } as const
  const recipients = await notifiedMembers(tx, settings, wanted)
  if (recipients.length === 0) return []
  const actor = untrusted((await nameOf.first(tx, { id: account_id ?? 0 }))?.full_name ?? '')
  const write: EmailDraft['write'] = ({ file: t, ...common }) => {
    const change = phrase(t, { name: actor || common.someone, file: untrusted(data.name) })
    return {
      subject: t.subject({ group: group.name, change }),
      title: t.title({ group: displayName(group) }),
      paragraphs: [t.sentence({ change })],
      ...(lines === '' ? {} : { quoted: [{ lead: t.files, text: lines }] }),
      action: { text: t.action, url: `${url}/g/${group.name}/file/${data.file_id}` },
      why: [
        common.footer.member({ group: displayName(group) }),
        { text: common.footer.notificationSettings, url: subscriptionUrl(group, url) },
      ],
      group,
    }
  }
  return recipients.map(recipient => ({ recipient, write }))
}

const readers = 'Members who get email about files, and may see them'
const shownFiles = 20

/** The emails about files, for subscribers. */
export const fileEmails = [
  emailType('file_notify', 'file.added', readers, async (fact, context) => {
    const { file_ids } = fact.data
    const ids = file_ids.slice(0, shownFiles)
    // Files that are gone by now are not announced.
    const files = await entriesByIds.all(context.tx, { group_id: fact.group_id ?? 0, ids })
    if (files.length === 0) return []
    const lines = files.map(({ path, name }) => (path === '/' ? name : `${path}/${name}`)).join('\n')
    const phrase: Phrase = (t, given) => t.added({ ...given, count: file_ids.length })
    return emailsAbout(fact, context, phrase, lines)
  }),
  emailType('file_notify', 'file.updated', readers, async (fact, context) => {
    if (!fact.data.fields.includes('content')) return []
    if (!(await entryById.first(context.tx, { id: fact.data.file_id }))) return []
    return emailsAbout(fact, context, (t, given) => t.updated(given), '')
  }),
]
