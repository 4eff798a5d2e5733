import type { Fact } from '#contract/facts.ts'
import { may } from '#contract/permissions.ts'
import {
  emailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
} from '#runtime/notifications/email-content.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups } from '../groups/index.ts'
import { subscriptionUrl } from '../members/index.ts'
import { entriesByIds, entryById } from './store.ts'

/** Members subscribed to emails about files, except the author of the change. */
const subscribedMembers = query(
  'file.wanting',
  `select m.id, m.group_id, m.account_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id,
     a.email, m.user_status
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.status = 'sub_status_normal' and m.account_id <> :except_id
     and m.options ->> 'file_notify' in ('sub_notify_email', 'sub_notify_email_and_app')
   order by m.id limit 10000`,
)
const nameOf = query('file.actor', `select full_name from accounts where id = :id`)

/** The addresses of subscribers who may see the files. */
async function recipientsOf(tx: Tx, group: Group, except_id: number): Promise<string[]> {
  const members = await subscribedMembers.all(tx, { group_id: group.id, except_id })
  const sees = ({ user_status: status, ...member }: (typeof members)[number]) =>
    may('files_visible', groupAccessOf(group, member satisfies Membership, null, { status }))
  return members.filter(sees).map(({ email }) => email)
}

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
  const recipients = await recipientsOf(tx, settings, account_id ?? 0)
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
