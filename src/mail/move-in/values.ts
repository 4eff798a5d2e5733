import type { Value } from '#contract/enumerations.ts'
import type { ListedMember } from './moved-list.ts'

type Delivery = Value<'email_delivery'>

/** A word without case, spaces and punctuation, as programs spell it differently. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
function lookup<T>(table: Record<string, T>) {
  const entries = new Map(
    Object.entries(table).flatMap(([words, value]) => words.split(' ').map(word => [word, value])),
  )
  return (text: string): T | undefined => entries.get(bare(text))
}

export const deliveryOf = lookup<Delivery>({
  'single email eachemail allemail individual individualmessages individualemails emaildeliverysingle regular enabled all every each':
    'email_delivery_single',
  'digest plaindigest fulldigest plaintextdigest plaintextdigests dailydigest textdigest emaildeliverydigest abridgedplain summarydigests':
    'email_delivery_digest',
  'htmldigest fullfeatureddigest mimedigests mimedigest emaildeliveryhtmldigest': 'email_delivery_html_digest',
  'summary dailysummary dailysummaries abridged emaildeliverysummary': 'email_delivery_summary',
  'special specialnotices specialnoticesonly emaildeliveryspecial': 'email_delivery_special',
  'none noemail nomail disabled webonly off emaildeliverynone': 'email_delivery_none',
})

export const roleOf = lookup<Value<'mod_status'>>({
  'owner owners submodstatusowner administrator': 'sub_modstatus_owner',
  'moderator manager moderators managers submodstatusmoderator': 'sub_modstatus_moderator',
  'member members none subscriber user submodstatusnone': 'sub_modstatus_none',
})

export const postingOf = lookup<Value<'post_status'>>({
  'normal default defaultgroupsettings groupdefault allowedbydefault subpoststatusnormal': 'sub_poststatus_normal',
  'allowed override unmoderated accept subpoststatusallowed': 'sub_poststatus_allowed',
  'moderated hold moderateallposts subpoststatusmoderated': 'sub_poststatus_moderated',
  'newmember newusermoderated newmembermoderated subpoststatusnewusermoderated': 'sub_poststatus_newusermoderated',
  'notallowed denied reject discard cannotpost subpoststatusnotallowed': 'sub_poststatus_notallowed',
})

export const selectionOf = lookup<Value<'message_selection'>>({
  'all allmessages messageselectionall': 'message_selection_all',
  'followingonly followonly messageselectionfollowonly': 'message_selection_follow_only',
  'followingandfirstmessages firstmessages messageselectionfollowandfirstmessage':
    'message_selection_follow_and_first_message',
})

type State = Partial<Pick<ListedMember, 'status' | 'is_bouncing'>> & { isPending?: boolean }
export const stateOf = lookup<State>({
  'confirmed normal active member enabled ok substatusnormal userstatusconfirmed': {},
  'banned substatusbanned suspended blocked': { status: 'sub_status_banned' },
  'bouncing bounced bounce userstatusbouncing userstatusbounced': { is_bouncing: true },
  'pending substatuspending invited requested notconfirmed unconfirmed userstatusnotconfirmed': { isPending: true },
})

/** A time that is in no doubt, as a timestamp; null for others. */
export function timeOf(text: string): string | null {
  const trimmed = text.trim()
  const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?)\s*(Z|UTC|[+-]\d\d:?\d\d)?)?$/i.exec(trimmed)
  const spelled = iso
    ? `${iso[1]}T${iso[2] ?? '00:00'}${(iso[3] ?? 'Z').toUpperCase().replace('UTC', 'Z')}`
    : /[a-z]{3}/i.test(trimmed)
      ? trimmed
      : ''
  const at = Date.parse(spelled)
  return Number.isNaN(at) || at < 0 || at > Date.now() ? null : new Date(at).toISOString()
}

/** Texts of settings: one line without control characters. */
export const oneLine = (text: string, maxLength: number): string =>
  Array.from(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, maxLength)
    .join('')

/** `[Bread] ` as a subject tag: without its brackets. */
export function tagOf(prefix: string): string {
  const tag = oneLine(prefix, 100)
  const [, inside = tag] = /^[[(](.{0,100})[\])]:?$/.exec(tag) ?? []
  return inside.trim()
}

/** Plain text as HTML with its paragraphs. */
export function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
