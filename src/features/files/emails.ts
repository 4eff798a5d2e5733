import type { Fact } from '#contract/facts.ts'
import {
  batchedEmailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
} from '#runtime/notifications/email-content.ts'
import type { Locale } from '#locales/index.ts'
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

/** The entries that are still there, one a line. */
const linesOf = (entries: readonly FileEntry[]): string =>
  entries
    .slice(0, shownFiles)
    .map(({ path, name }) => (path === '/' ? name : `${path}/${name}`))
    .join('\n')

type Changes = { name: string; added: readonly FileEntry[]; updated: readonly FileEntry[] }
type FileMessages = EmailMessages['file']
const counts = { file_type_file: 'numFiles', file_type_dir: 'numFolders', file_type_link: 'numLinks' } as const

/** How many files, folders and links. */
function thingsOf(t: FileMessages, entries: readonly FileEntry[], locale: Locale): string {
  const parts = Object.entries(counts).map(([type, sentence]) => {
    const count = entries.filter(entry => entry.type === type).length
    return count === 0 ? '' : t[sentence]({ count })
  })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts.filter(part => part !== ''))
}

function sentenceOf(t: FileMessages, { name, added, updated }: Changes, locale: Locale): string {
  const file = untrusted((added[0] ?? updated[0])!.name)
  if (added.length === 0) return t.updated({ name, file, count: updated.length })
  if (updated.length > 0) return t.changed({ name, things: thingsOf(t, [...added, ...updated], locale) })
  return added.length === 1 ? t.addedOne({ name, file }) : t.added({ name, things: thingsOf(t, added, locale) })
}

/** What stands above a list, which may show only its beginning. */
const leadsOf = (t: FileMessages, { added, updated }: Changes) => {
  const shown = shownFiles
  const [files, versions] = [added.length, updated.length]
  return {
    added: files > shown ? t.firstFiles({ shown, count: files }) : t.files,
    updated: versions > shown ? t.firstVersions({ shown, count: versions }) : t.versions,
  }
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
  const write: EmailDraft['write'] = ({ file: t, ...common }, locale) => {
    const changes = { name: actor || common.someone, added, updated }
    const change = sentenceOf(t, changes, locale)
    const leads = leadsOf(t, changes)
    const quoted = [
      { lead: leads.added, text: linesOf(added) },
      { lead: leads.updated, text: linesOf(updated) },
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
