import type { Fact } from '#contract/facts.ts'
import { may } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import {
  emailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
  type EmailType,
} from '#runtime/notifications/email-content.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { displayName, findEmailGroup, freshGroups, groupUrl, type Addresses } from '../groups/index.ts'
import { subscriptionUrl } from '../members/index.ts'
import { wikiPageUrl } from './urls.ts'

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
/** What was changed in one version, and whether the page still has it. */
const versionForEmail = query(
  'wiki.versionForEmail',
  `select r.edit_msg, p.snippet from wiki_revisions r join wiki_pages p on p.id = r.page_id
   where r.page_id = :page_id and r.version = :version`,
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

async function wikiEmailsFor(fact: WikiFact, { tx, url }: EmailContext): Promise<EmailDraft[]> {
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
  const said = version === 0 ? undefined : await versionForEmail.first(tx, { page_id: data.wiki_page_id, version })
  const text = said?.edit_msg || (fact.name === 'wiki.created' ? said?.snippet : '') || ''
  const addresses: Addresses = { url, mailDomain: '' }
  const pageUrl = wikiPageUrl(addresses, group, { id: data.wiki_page_id, title: data.title })
  const write: EmailDraft['write'] = ({ wiki: t, ...common }) => {
    const was = fact.name === 'wiki.updated' ? (fact.data.was ?? '') : ''
    const change = says(t, { name: actor || common.someone, page: untrusted(data.title), was: untrusted(was) })
    const place =
      fact.name === 'wiki.deleted'
        ? { text: t.viewDeleted, url: `${groupUrl(addresses, group)}/wiki/deleted` }
        : version > 1
          ? { text: t.viewChange, url: `${groupUrl(addresses, group)}/wiki/${data.wiki_page_id}/compare?to=${version}` }
          : { text: t.viewPage, url: pageUrl }
    return {
      subject: t.subject({ group: emailGroup.name, change }),
      title: untrusted(data.title),
      paragraphs: [t.sentence({ change })],
      ...(text !== '' && { quoted: [{ lead: version > 1 ? t.message : t.beginning, text }] }),
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

const wikiEmail = (name: WikiFactName): EmailType =>
  emailType('wiki_notify', name, 'Members who get email about the wiki, or who watch the page', (fact, context) =>
    wikiEmailsFor(fact as WikiFact, context),
  )

/** The emails about changes of a wiki. */
export const wikiEmails: readonly EmailType[] = [
  wikiEmail('wiki.created'),
  wikiEmail('wiki.updated'),
  wikiEmail('wiki.deleted'),
  wikiEmail('wiki.restored'),
]
