import type { Fact } from '#contract/facts.ts'
import { may } from '#contract/permissions.ts'
import { readWiki } from '#content/text/index.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import {
  batchedEmailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
} from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups, groupUrl, type Addresses } from '../groups/index.ts'
import { subscriptionUrl } from '../members/index.ts'
import { revisionOf } from './store.ts'
import { wikiPageUrl } from './urls.ts'
import type { WikiFormat } from './write.ts'

/** Members who get email about the wiki, or about this page; except whoever made the change. */
const subscribedMembers = query(
  'wiki.wanting',
  `select m.id, m.group_id, m.account_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id,
     a.email, m.user_status
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.status = 'sub_status_normal' and m.account_id <> :except_id
     and (m.options ->> 'wiki_notify' in ('sub_notify_email', 'sub_notify_email_and_app')
       or exists (select from wiki_watches w where w.page_id = :page_id and w.account_id = m.account_id))
   order by m.id limit 10000`,
)
const actorName = query('wiki.actor', `select full_name from accounts where id = :id`)
const messageOfVersion = query(
  'wiki.messageOfVersion',
  `select edit_msg from wiki_revisions where page_id = :page_id and version = :version`,
)
/** How the text of a version begins, if it is the newest. */
const snippetOfNewest = query(
  'wiki.snippetOfNewest',
  `select snippet from wiki_pages where id = :page_id and rev_count = :version`,
)

type WikiFactName = 'wiki.created' | 'wiki.updated' | 'wiki.deleted' | 'wiki.restored'
type WikiFact = Fact<WikiFactName>
type ChangeWords = (t: EmailMessages['wiki'], given: { name: string; page: string; was: string }) => string

/** The text for each kind of fact; undefined: nobody is told. */
function wordsFor(fact: WikiFact): ChangeWords | undefined {
  if (fact.name === 'wiki.created') return (t, given) => t.created(given)
  if (fact.name === 'wiki.deleted') return (t, given) => t.deleted(given)
  if (fact.name === 'wiki.restored') return (t, given) => t.restored(given)
  if (fact.data.version === 0) return undefined
  return fact.data.was === undefined ? (t, given) => t.updated(given) : (t, given) => t.renamed(given)
}

/** The addresses of those who may see the wiki. */
async function recipientsOf(tx: Tx, group: Group, page_id: number, except_id: number): Promise<string[]> {
  const members = await subscribedMembers.all(tx, { group_id: group.id, page_id, except_id })
  const sees = ({ account_id: _id, user_status: status, ...member }: (typeof members)[number]): boolean =>
    may('wiki_visible', groupAccessOf(group, member satisfies Membership, null, { status }))
  return members.filter(sees).map(({ email }) => email)
}

/** What became of the page: created, deleted or restored, or else changed from its first title. */
function outcomeOf(facts: readonly WikiFact[]): WikiFact | undefined {
  const last = facts.at(-1)!
  const [isNew, isGone] = [facts.some(({ name }) => name === 'wiki.created'), last.name === 'wiki.deleted']
  // Nobody has heard of it yet.
  if (isNew && isGone) return undefined
  const before = facts
    .map(fact => (fact.name === 'wiki.updated' ? fact.data.was : undefined))
    .find(was => was !== undefined)
  if (isNew) return { ...last, name: 'wiki.created' }
  if (last.name === 'wiki.updated' && before !== undefined) return { ...last, data: { ...last.data, was: before } }
  return last
}

/** Of several changes, what their author said about them. */
async function messagesOf(tx: Tx, facts: readonly WikiFact[]): Promise<string> {
  const told = []
  for (const { name, data } of facts)
    if (data.version > 0 && (name === 'wiki.created' || name === 'wiki.updated'))
      told.push(await messageOfVersion.first(tx, { page_id: data.wiki_page_id, version: data.version }))
  const messages = told.flatMap(said => (said?.edit_msg ? [said.edit_msg] : []))
  return [...new Set(messages)].slice(0, shownMessages).join('\n')
}
const shownMessages = 10

/** How the text begins that its author wrote last. Others may have changed it since: nobody is quoted with their words. */
async function beginningOf(tx: Tx, facts: readonly WikiFact[]): Promise<string> {
  const { data } = facts.findLast(fact => fact.data.version > 0) ?? facts.at(-1)!
  const about = { page_id: data.wiki_page_id, version: data.version }
  const newest = await snippetOfNewest.first(tx, about)
  if (newest) return newest.snippet
  const revision = await revisionOf.first(tx, about)
  if (!revision) return ''
  const { title, format, body: text } = revision
  return (await readWiki({ format: format as WikiFormat, text, title })).snippet
}

async function wikiEmailsFor(facts: readonly WikiFact[], { tx, url }: EmailContext): Promise<EmailDraft[]> {
  const written = facts.filter(({ name, data }) => name !== 'wiki.updated' || data.version > 0)
  const fact = written.length === 0 ? undefined : outcomeOf(written)
  if (!fact) return []
  const { group_id, account_id, data } = fact
  const says = wordsFor(fact)
  if (!says) return []
  const emailGroup = await findEmailGroup(tx, group_id)
  const group = await freshGroups.groupById(tx, group_id ?? 0)
  if (!emailGroup || !group) return []
  const recipients = await recipientsOf(tx, group, data.wiki_page_id, account_id ?? 0)
  if (recipients.length === 0) return []
  const actor = untrusted((await actorName.first(tx, { id: account_id ?? 0 }))?.full_name ?? '')
  const { version } = data
  const said = await messagesOf(tx, written)
  const text = said || (fact.name === 'wiki.created' ? await beginningOf(tx, written) : '')
  // The version before the first of these changes.
  const from = Math.max(0, Math.min(...written.flatMap(one => (one.data.version > 0 ? [one.data.version] : []))) - 1)
  const addresses: Addresses = { url, mailDomain: '' }
  const pageUrl = wikiPageUrl(addresses, group, { id: data.wiki_page_id, title: data.title })
  const write: EmailDraft['write'] = ({ wiki: t, ...common }) => {
    const was = fact.name === 'wiki.updated' ? (fact.data.was ?? '') : ''
    const change = says(t, { name: actor || common.someone, page: untrusted(data.title), was: untrusted(was) })
    const place =
      fact.name === 'wiki.deleted'
        ? { text: t.viewDeleted, url: `${groupUrl(addresses, group)}/wiki/deleted` }
        : fact.name !== 'wiki.created' && version > 1
          ? {
              text: t.viewChange,
              url: `${groupUrl(addresses, group)}/wiki/${data.wiki_page_id}/compare?from=${from}&to=${version}`,
            }
          : { text: t.viewPage, url: pageUrl }
    return {
      subject: t.subject({ group: emailGroup.name, change }),
      title: untrusted(data.title),
      paragraphs: [t.sentence({ change })],
      ...(text !== '' && { quoted: [{ lead: said === '' ? t.beginning : t.message, text }] }),
      action: place,
      why: [
        common.footer.member({ group: displayName(emailGroup) }),
        { text: common.footer.notificationSettings, url: subscriptionUrl(emailGroup, url) },
      ],
      group: emailGroup,
    }
  }
  return recipients.map(recipient => ({ recipient, write }))
}

/** The emails about changes of a wiki: one about all that a person changes in a page within minutes. */
export const wikiEmails = [
  batchedEmailType<WikiFactName>(
    'wiki_notify',
    ['wiki.created', 'wiki.updated', 'wiki.deleted', 'wiki.restored'],
    'Members who get email about the wiki, or who watch the page; one about all that a person changes in it within minutes',
    { about: ({ data: { wiki_page_id } }) => ({ wiki_page_id }), drafts: wikiEmailsFor },
  ),
]
