import type { Fact } from '#contract/facts.ts'
import {
  batchedEmailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
} from '#runtime/notifications/email-content.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups } from '../groups/index.ts'
import { notifiedMembers, subscriptionUrl } from '../members/index.ts'
import { entriesByIds, type FileEntry } from './store.ts'

const nameOf = query('file.actor', `select full_name from accounts where id = :id`)

type FileFact = Fact<'file.added' | 'file.updated'>
const shownFiles = 20

/** What was added and what was replaced, of several facts; what was added and replaced is new. */
function changedIn(facts: readonly FileFact[]): { added: number[]; updated: number[] } {
  const added = new Set<number>()
  const updated = new Set<number>()
  for (const fact of facts)
    if (fact.name === 'file.added') for (const id of fact.data.file_ids) added.add(id)
    else if (fact.data.fields.includes('content') && !added.has(fact.data.file_id)) updated.add(fact.data.file_id)
  return { added: [...added], updated: [...updated] }
}

/** The entries that are still there, one a line, and how many more. */
const linesOf = (entries: readonly FileEntry[]): string =>
  entries
    .slice(0, shownFiles)
    .map(({ path, name }) => (path === '/' ? name : `${path}/${name}`))
    .join('\n')

type Changes = { name: string; added: readonly FileEntry[]; updated: readonly FileEntry[] }
function sentenceOf(t: EmailMessages['file'], { name, added, updated }: Changes): string {
  const file = untrusted((added[0] ?? updated[0])!.name)
  if (updated.length === 0) return t.added({ name, file, count: added.length })
  return added.length === 0
    ? t.updated({ name, file, count: updated.length })
    : t.changed({ name, count: added.length + updated.length })
}

async function emailsAbout(facts: readonly FileFact[], { tx, url }: EmailContext): Promise<EmailDraft[]> {
  const [{ group_id, account_id }] = facts as [FileFact]
  const ids = changedIn(facts)
  // Files that are gone by now are not announced.
  const entriesOf = (some: number[]) => entriesByIds.all(tx, { group_id: group_id ?? 0, ids: some })
  const [added, updated] = [await entriesOf(ids.added), await entriesOf(ids.updated)]
  const only = added.length + updated.length === 1 ? (added[0] ?? updated[0])! : null
  const settings = group_id === null ? null : await freshGroups.groupById(tx, group_id)
  const group = await findEmailGroup(tx, group_id)
  if (!settings || !group || added.length + updated.length === 0) return []
  const wanted = { option: 'file_notify', permission: 'files_visible', except_id: account_id ?? 0 } as const
  const recipients = await notifiedMembers(tx, settings, wanted)
  if (recipients.length === 0) return []
  const actor = untrusted((await nameOf.first(tx, { id: account_id ?? 0 }))?.full_name ?? '')
  const write: EmailDraft['write'] = ({ file: t, ...common }) => {
    const change = sentenceOf(t, { name: actor || common.someone, added, updated })
    const quoted = [
      { lead: t.files, text: linesOf(added) },
      { lead: t.versions, text: linesOf(updated) },
    ]
    const place = only ? `file/${only.id}` : 'files'
    return {
      subject: t.subject({ group: group.name, change }),
      title: t.title({ group: displayName(group) }),
      paragraphs: [t.sentence({ change })],
      quoted: quoted.filter(({ text }) => text !== ''),
      action: { text: t.action, url: `${url}/g/${group.name}/${place}` },
      why: [
        common.footer.member({ group: displayName(group) }),
        { text: common.footer.notificationSettings, url: subscriptionUrl(group, url) },
      ],
      group,
    }
  }
  return recipients.map(recipient => ({ recipient, write }))
}

/** The emails about files, for subscribers. */
export const fileEmails = [
  batchedEmailType<FileFact['name']>(
    'file_notify',
    ['file.added', 'file.updated'],
    'Members who get email about files, and may see them; one about all that a person changes within minutes',
    { about: () => ({}), drafts: emailsAbout },
  ),
]
