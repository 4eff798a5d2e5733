import { callsIn } from '#contract/endpoint.ts'
import * as answers from './accounts/email-replies/contract.ts'
import * as byMail from './accounts/email-links/contract.ts'
import * as accounts from './accounts/contract.ts'
import * as idp from './accounts/idp/contract.ts'
import * as keys from './accounts/keys/contract.ts'
import * as setup from './accounts/setup/contract.ts'
import * as sessions from './accounts/sessions/contract.ts'
import * as twoFactor from './accounts/two-factor/contract.ts'
import * as activity from './activity/contract.ts'
import * as administration from './administration/contract.ts'
import * as deliveries from './administration/deliveries/contract.ts'
import * as inventory from './administration/inventory/contract.ts'
import * as groupExports from './bundle/exports/contract.ts'
import * as calendar from './calendar/contract.ts'
import * as eventComments from './calendar/comments/contract.ts'
import * as eventEmails from './calendar/emails/contract.ts'
import * as eventFiles from './calendar/files/contract.ts'
import * as calendarFeeds from './calendar/feeds/contract.ts'
import * as changes from './archives/changes/contract.ts'
import * as explain from './archives/explain/contract.ts'
import * as oldAddresses from './archives/old-addresses/contract.ts'
import * as pending from './archives/pending/contract.ts'
import * as pictures from './archives/pictures/contract.ts'
import * as reading from './archives/reading/contract.ts'
import * as search from './archives/search/contract.ts'
import * as storage from './archives/storage/contract.ts'
import * as unread from './archives/unread/contract.ts'
import * as polls from './polls/contract.ts'
import * as databases from './databases/contract.ts'
import * as chats from './chats/contract.ts'
import * as chatMessages from './chats/messages/contract.ts'
import * as chatSearch from './chats/search/contract.ts'
import * as chatTopics from './chats/topics/contract.ts'
import * as chatLive from './chats/live/contract.ts'
import * as csv from './databases/csv/contract.ts'
import * as restore from './databases/restore/contract.ts'
import * as views from './databases/views/contract.ts'
import * as delivery from './delivery/contract.ts'
import * as ledger from './delivery/ledger/contract.ts'
import * as mailbox from './delivery/mailbox/contract.ts'
import * as reports from './delivery/reports/contract.ts'
import * as drafts from './drafts/contract.ts'
import * as links from './links/contract.ts'
import * as passing from './drafts/by-mail/contract.ts'
import * as files from './files/contract.ts'
import * as deletedFiles from './files/deleted/contract.ts'
import * as feed from './feed/contract.ts'
import * as photos from './photos/contract.ts'
import * as deletedPhotos from './photos/deleted/contract.ts'
import * as groups from './groups/contract.ts'
import * as formats from './groups/formats/contract.ts'
import * as groupPhotos from './groups/photos/contract.ts'
import * as organisations from './groups/organisations/contract.ts'
import * as hashtags from './hashtags/contract.ts'
import * as adds from './members/direct-add/contract.ts'
import * as members from './members/contract.ts'
import * as memberBulk from './members/bulk/contract.ts'
import * as memberDirectory from './members/list/contract.ts'
import * as invites from './members/invites/contract.ts'
import * as labels from './members/labels/contract.ts'
import * as notices from './members/notices/contract.ts'
import * as requests from './members/join-requests/contract.ts'
import * as subscriptions from './members/subscriptions/contract.ts'
import * as moderation from './moderation/contract.ts'
import * as updates from './updates/contract.ts'
import * as notifications from './notifications/contract.ts'
import * as postingAddresses from './posting-addresses/contract.ts'
import * as webhooks from './webhooks/contract.ts'
import * as wiki from './wiki/contract.ts'
import * as wikiFiles from './wiki/files/contract.ts'
import * as wikiHistory from './wiki/history/contract.ts'
import * as unsolicitedEmail from './members/unsolicited-email/contract.ts'

/** The calls of each part of the product, in the order of the documents. To export a call from one of these files is all. */
export const families = {
  accounts: {
    ...callsIn(accounts),
    ...callsIn(byMail),
    ...callsIn(setup),
    ...callsIn(twoFactor),
    ...callsIn(keys),
    ...callsIn(sessions),
    ...callsIn(idp),
  },
  groups: {
    ...callsIn(groups),
    ...callsIn(formats),
    ...callsIn(groupPhotos),
    ...callsIn(organisations),
    ...callsIn(groupExports),
  },
  members: {
    ...callsIn(members),
    ...callsIn(memberDirectory),
    ...callsIn(memberBulk),
    ...callsIn(adds),
    ...callsIn(invites),
    ...callsIn(unsolicitedEmail),
    ...callsIn(labels),
    ...callsIn(notices),
    ...callsIn(subscriptions),
  },
  hashtags: callsIn(hashtags),
  notifications: callsIn(notifications),
  archives: {
    ...callsIn(reading),
    ...callsIn(storage),
    ...callsIn(pictures),
    ...callsIn(search),
    ...callsIn(changes),
    ...callsIn(pending),
    ...callsIn(unread),
    ...callsIn(explain),
    ...callsIn(oldAddresses),
  },
  drafts: callsIn(drafts),
  chats: { ...callsIn(chats), ...callsIn(chatMessages), ...callsIn(chatSearch), ...callsIn(chatTopics) },
  databases: { ...callsIn(databases), ...callsIn(csv), ...callsIn(views), ...callsIn(restore) },
  wiki: { ...callsIn(wiki), ...callsIn(wikiHistory), ...callsIn(wikiFiles) },
  calendar: {
    ...callsIn(calendar),
    ...callsIn(eventFiles),
    ...callsIn(eventComments),
    ...callsIn(eventEmails),
    ...callsIn(calendarFeeds),
  },
  files: { ...callsIn(files), ...callsIn(deletedFiles) },
  photos: { ...callsIn(photos), ...callsIn(deletedPhotos) },
  polls: callsIn(polls),
  links: callsIn(links),
  delivery: { ...callsIn(delivery), ...callsIn(ledger), ...callsIn(mailbox) },
  feed: callsIn(feed),
  moderation: callsIn(moderation),
  updates: callsIn(updates),
  webhooks: callsIn(webhooks),
  'posting-addresses': callsIn(postingAddresses),
  activity: callsIn(activity),
  administration: { ...callsIn(administration), ...callsIn(deliveries), ...callsIn(inventory) },
}

type Families = typeof families
type MergedEndpoints<Each> = { [F in keyof Each]: (family: Each[F]) => void }[keyof Each] extends (
  all: infer All,
) => void
  ? { readonly [K in keyof All]: All[K] }
  : never

/** Every call of the product, declared. */
export const endpoints: MergedEndpoints<Families> = Object.assign({}, ...Object.values(families))

/** Calls that mail alone makes: they take the same pipeline, and stand in no document. */
export const mailEndpoints = { ...callsIn(answers), ...callsIn(requests), ...callsIn(passing), ...callsIn(reports) }

/** Calls that the frames of a websocket make: the same. */
export const liveEndpoints = callsIn(chatLive)
