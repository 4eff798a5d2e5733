import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { messageIdHash, oldAddress } from '#features/archives/index.ts'
import { openSource } from '../import/sources.ts'
import { withAddresses } from './old-addresses-of-mails.ts'
import { chainSources, filesUnder, isMboxName } from './files.ts'
import {
  descriptionFrom,
  lostUnless,
  oneOf,
  tagFrom,
  titleFrom,
  translateSettings,
  type SettingTable,
} from './mailman-settings.ts'
import { readMembersCsv } from './members-csv.ts'
import { listedMember, type ListedMember, type MovedList, type MoveRemark } from './moved-list.ts'
import { decodeText, linesOf, readSmallFile, refuseSource } from './text.ts'
import { roleOf } from './values.ts'

const settings: SettingTable = {
  description: titleFrom,
  info: descriptionFrom,
  subject_prefix: tagFrom,
  reply_goes_to_list: oneOf({
    no_munging: { reply_to: 'group_reply_to_sender' },
    point_to_list: { reply_to: 'group_reply_to_group' },
    explicit_header: 'lost',
    explicit_header_only: 'lost',
  }),
  subscription_policy: oneOf({ moderate: { restricted: true }, confirm_then_moderate: { restricted: true } }),
  default_member_action: oneOf({ hold: { moderated: true }, reject: 'lost', discard: 'lost' }),
  default_nonmember_action: oneOf({
    accept: { allow_non_subs_to_post: true },
    defer: { allow_non_subs_to_post: true },
  }),
  emergency: oneOf({ true: { moderated: true } }),
  advertised: oneOf({ false: { privacy: 'group_privacy_unlisted' } }),
  member_roster_visibility: oneOf({
    public: { members_visible: 'group_view_members_subs' },
    members: { members_visible: 'group_view_members_subs' },
  }),
  archive_policy: oneOf({ never: 'lost' }),
  allow_list_posts: oneOf({ false: 'lost' }),
  accept_these_nonmembers: lostUnless(),
  hold_these_nonmembers: lostUnless(),
  reject_these_nonmembers: lostUnless(),
  discard_these_nonmembers: lostUnless(),
  acceptable_aliases: lostUnless(),
  anonymous_list: lostUnless(),
  autoresponse_owner_text: lostUnless(),
  autoresponse_postings_text: lostUnless(),
  autoresponse_request_text: lostUnless(),
  convert_html_to_plaintext: lostUnless(),
  filter_content: lostUnless(),
  first_strip_reply_to: lostUnless(),
  linked_newsgroup: lostUnless(),
  max_message_size: lostUnless(40),
  preferred_language: lostUnless('en'),
  reply_to_address: lostUnless(),
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type People = { members: ListedMember[]; remarks: MoveRemark[] }

/**
 * A list of Mailman 3: a folder with the answers of its REST API (`config.json`, `member.json`, `owner.json`, `moderator.json`,
 * `bans.json`), what `mailman members` wrote (`nomail-*.txt`), and the archive from HyperKitty. `list` is its address.
 */
export async function openMailman3(path: string, { list }: { list: string }): Promise<MovedList> {
  const stats = await stat(path).catch(() => refuseSource(t => t.cli.import.source.absent({ path })))
  const files = stats.isDirectory() ? await filesUnder(path) : [path]
  const config = files.find(file => basename(file).toLowerCase() === 'config.json')
  const read = config === undefined ? null : await readJson(config)
  const values = read !== null && typeof read === 'object' && !Array.isArray(read) ? read : {}
  const moved = translateSettings(Object.entries(values), settings, config ?? path)
  const people = await Promise.all(files.map(readPeople))
  const archives = files.filter(isMboxName)
  if (config === undefined && archives.length === 0 && people.every(one => one === null))
    refuseSource(t => t.cli.importFrom.noList({ path, list }))
  const name = typeof values['fqdn_listname'] === 'string' ? values['fqdn_listname'].toLowerCase() : list
  const archive = chainSources(await Promise.all(archives.map(file => openSource(file))))
  return {
    settings: moved.settings,
    ...('archive_policy' in values && { isPrivate: values['archive_policy'] === 'private' }),
    members: people.flatMap(one => one?.members ?? []),
    remarks: [...moved.remarks, ...people.flatMap(one => one?.remarks ?? [])],
    archive:
      archive &&
      withAddresses(archive, ({ mime_id }) =>
        mime_id === '' ? [] : [oldAddress.hyperkitty(name, messageIdHash(mime_id))],
      ),
    addresses: [oldAddress.hyperkittyArchive(name), oldAddress.hyperkittyArchive(name.replace('@', '.'))],
  }
}

async function readJson(path: string): Promise<Json> {
  try {
    return JSON.parse(decodeText(await readSmallFile(path))) as Json
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refuseSource(t => t.cli.importFrom.badJson({ path, reason: error.message }))
  }
}

const whyOff: readonly [RegExp, Partial<ListedMember>][] = [
  [/bounc/i, { is_bouncing: true }],
  [/nomail/i, { email_delivery: 'email_delivery_none' }],
  [/^(?=.*digest).*plain/i, { email_delivery: 'email_delivery_digest' }],
  [/digest/i, { email_delivery: 'email_delivery_html_digest' }],
  [/owner/i, { mod_status: 'sub_modstatus_owner', isRoleOnly: true }],
  [/moderator/i, { mod_status: 'sub_modstatus_moderator', isRoleOnly: true }],
  [/^(?:members?|regular)/i, {}],
]

/** The people in a file, by its name; null if it is not about people. */
async function readPeople(path: string): Promise<People | null> {
  const name = basename(path)
  if (/\.csv$/i.test(name)) return readMembersCsv(await readSmallFile(path), path)
  if (/\.txt$/i.test(name)) {
    const given = whyOff.find(([pattern]) => pattern.test(name))?.[1]
    if (!given) return null
    const lines = [...linesOf(await readSmallFile(path), path)]
    return { members: lines.map(({ where, line }) => listedMember(where, line, given)), remarks: [] }
  }
  if (!/^(?:members?|owners?|moderators?|nonmembers?|bans?|roster.*)\.json$/i.test(name)) return null
  return readRoster(await readJson(path), path)
}

/** The entries of an answer of the API, or of several that were put into one list. */
function entriesOf(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap(one => (isRecord(one) && 'entries' in one ? entriesOf(one) : [one]))
  return isRecord(value) ? entriesOf(value['entries'] ?? []) : []
}
const isRecord = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (entry: { [name: string]: Json }, name: string): string =>
  typeof entry[name] === 'string' ? entry[name] : ''

const deliveries: Record<string, ListedMember['email_delivery']> = {
  regular: 'email_delivery_single',
  plaintext_digests: 'email_delivery_digest',
  mime_digests: 'email_delivery_html_digest',
  summary_digests: 'email_delivery_summary',
}
const postings: Record<string, ListedMember['post_status']> = {
  hold: 'sub_poststatus_moderated',
  reject: 'sub_poststatus_notallowed',
  discard: 'sub_poststatus_notallowed',
  accept: 'sub_poststatus_allowed',
}

function readRoster(value: Json, path: string): People {
  const members: ListedMember[] = []
  const remarks: MoveRemark[] = []
  for (const [n, entry] of entriesOf(value).entries()) {
    const where = `${path}, ${n + 1}`
    if (!isRecord(entry)) {
      remarks.push({ where, text: t => t.cli.importFrom.lost.badLine })
      continue
    }
    const email = textIn(entry, 'email')
    const role = textIn(entry, 'role')
    if (role === '' && !('delivery_mode' in entry)) {
      if (/^[\^@]/.test(email))
        remarks.push({ where, text: t => t.cli.importFrom.lost.pattern({ pattern: email.slice(0, 200) }) })
      else members.push(listedMember(where, email, { status: 'sub_status_banned' }))
      continue
    }
    if (role === 'nonmember') {
      const action = textIn(entry, 'moderation_action')
      if (action !== '' && action !== 'defer')
        remarks.push({
          where,
          text: t => t.cli.importFrom.lost.nonmember({ email: email.slice(0, 200), action: action.slice(0, 40) }),
        })
      continue
    }
    const state = textIn(entry, 'delivery_status')
    members.push(
      listedMember(where, email, {
        name: textIn(entry, 'display_name'),
        mod_status: roleOf(role) ?? 'sub_modstatus_none',
        isRoleOnly: role === 'owner' || role === 'moderator',
        email_delivery: /^by_(?:user|moderator|admin)|^unknown/.test(state)
          ? 'email_delivery_none'
          : (deliveries[textIn(entry, 'delivery_mode')] ?? null),
        is_bouncing: state === 'by_bounces',
        post_status: postings[textIn(entry, 'moderation_action')] ?? 'sub_poststatus_normal',
      }),
    )
  }
  return { members, remarks }
}
