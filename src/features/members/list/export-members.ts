import { byteOrderMark, csvLine, guardedLine } from '#content/csv.ts'
import { messageFor, messagesFor } from '#locales/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import { directoryPages } from './directory-store.ts'
import {
  filterStart,
  filterValues,
  missingFilterPermission,
  type FilterValues,
  type MemberFilters,
} from './member-filters.ts'
import { viewerOf, type MemberViewer } from './visible-fields.ts'
import { memberView, type MemberObject } from '../view.ts'

const batchSize = 500

const { members: t, memberPage, settings } = messagesFor('en')
const roles = {
  sub_modstatus_owner: t.roles.owner,
  sub_modstatus_moderator: t.roles.moderator,
  sub_modstatus_none: t.roles.member,
}
const statuses = {
  sub_status_normal: t.roles.member,
  sub_status_pending: memberPage.pending,
  sub_status_banned: memberPage.banned,
}
/** The file is for people: values are shown as on the pages. */
const wordFor = (words: object, value = ''): string => messageFor(words, value) ?? value

/** The columns of the file. */
const columns: Record<string, (member: MemberObject) => string | number | null | undefined> = {
  email: ({ email }) => email,
  full_name: ({ full_name }) => full_name,
  user_name: ({ user_name }) => user_name,
  joined: ({ created }) => created,
  status: ({ status }) => wordFor(statuses, status),
  mod_status: ({ mod_status }) => wordFor(roles, mod_status),
  post_status: ({ post_status }) => wordFor(t.posting, post_status),
  email_delivery: ({ email_delivery }) => wordFor(settings.choices.email_delivery, email_delivery),
  user_status: ({ user_status }) => (user_status ?? '').replace('user_status_', ''),
  num_messages: ({ num_messages }) => num_messages,
  most_recent_message: ({ most_recent_message }) => most_recent_message,
  labels: ({ member_labels }) => member_labels?.map(({ name }) => name).join(', '),
  moderator_notes: ({ moderator_notes }) => moderator_notes,
}

const lineOf = (member: MemberObject): string =>
  guardedLine(Object.values(columns).map(cell => String(cell(member) ?? '')))

async function* csvOf(tx: Tx, group: Group, viewer: MemberViewer, values: FilterValues): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLine(Object.keys(columns)))
  const pages = directoryPages[`${filterStart(values)}:joined:asc:next`]
  for (let after_id = 0; ;) {
    const page = { count: batchSize, after_key: null, after_id }
    const rows = await pages.all(tx, { group_id: group.id, ...values, ...page })
    if (rows.length === 0) return
    yield Buffer.from(rows.map(row => lineOf(memberView(row, group, viewer))).join(''))
    after_id = rows.at(-1)!.id
  }
}

const noFilters = { status: 'members', q: '' } as MemberFilters

/** All current members with all that owners see of them. */
export const membersCsv = (tx: Tx, group: Group): AsyncGenerator<Uint8Array> =>
  csvOf(tx, group, asOwner(group), filterValues(noFilters, 'UTC', asOwner(group)))

const asOwner = ({ settings }: Group): MemberViewer =>
  viewerOf(null, { role: 'owner', grants: new Set(), muted: false, hasSubscription: true, group: settings })

export const exportMembers = implement(contract.exportMembers, async call => {
  const { tx, group, account, access, params, fail } = call
  const viewer = viewerOf(account, access)
  if (!viewer.seesAddresses) fail('inadequate_permissions', 'view_members')
  const lacking = missingFilterPermission(params, access, viewer)
  if (lacking) fail('inadequate_permissions', lacking)
  const values = filterValues(params, account.timezone, viewer)
  return { filename: `${group.name}-members.csv`, chunks: csvOf(tx, group, viewer, values) }
})
