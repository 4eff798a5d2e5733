import { groupFieldsByRight, type GroupObject, type WholeGroup } from '#contract/groups/group.ts'
import { may, permsOf, type GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'

export type Addresses = { url: string; mailDomain: string }
export const addressesOf = ({ url, mailDomain }: Addresses): Addresses => ({ url, mailDomain })

/** The extra columns that a caller with this access sees. */
export const visibleColumns = (group: Group, access: GroupAccess): Group['extra_columns'] =>
  may('mod_page', access) ? group.extra_columns : group.extra_columns.filter(column => column.profile)

/** A group as a caller with this access sees it. */
export function groupView(group: Group, access: GroupAccess, addresses: Addresses): GroupObject {
  const whole = wholeGroup(group, access, addresses)
  // Undefined, and so not written: taking a field out of an object makes all that follows with it slow.
  const hidden = whole as Record<string, unknown>
  for (const [right, fields] of groupFieldsByRight)
    if (!whole.perms[right]) for (const field of fields) hidden[field] = undefined
  return whole
}

/** The address of a host name of this installation: on the port of the main one. */
export function urlOfHost({ url }: Pick<Addresses, 'url'>, host: string): string {
  const { port } = new URL(url)
  return `https://${host}${port === '' ? '' : `:${port}`}`
}

/** Where the pages of a group are: on the host of its organisation, if it has one. */
export const groupUrl = (addresses: Addresses, { org_domain, name }: Pick<Group, 'org_domain' | 'name'>): string =>
  `${org_domain ? urlOfHost(addresses, org_domain) : addresses.url}/g/${name}`

function wholeGroup(group: Group, access: GroupAccess, addresses: Addresses): WholeGroup {
  const { id, created, updated, name, settings, org_domain } = group
  const title = group.title || name
  // The settings first: copying them at once is twenty times faster than one by one.
  return {
    ...settings,
    object: 'group',
    id,
    created,
    updated,
    name,
    title,
    nice_group_name: title,
    desc: group.description,
    plain_desc: group.plain_description,
    parent_group_id: group.parent_id ?? 0,
    org_id: group.org_id ?? 0,
    org_domain,
    plan: group.plan as WholeGroup['plan'],
    type: 'group_type_messages',
    moderation: moderationOf(group),
    subgroup_access: settings.sub_group_access,
    email_address: `${name}@${addresses.mailDomain}`,
    group_url: groupUrl(addresses, group),
    cover_photo_url: group.photos.cover_photo_url ?? '',
    icon_url: group.photos.icon_url ?? '',
    has_cover_photo: group.photos.cover_photo_url !== undefined,
    has_icon: group.photos.icon_url !== undefined,
    trial_group: false,
    sub_group_categoryid: 0,
    subgroupcategoryid: 0,
    // Negative: the wiki began with that page before it was deleted.
    sticky_wiki_page_id: Math.max(0, group.wiki_main_page_id),
    subs_count: group.members_count,
    pending_subs_count: group.pending_count,
    pending_msgs_count: group.pending_messages_count,
    open_chats_count: group.open_chats_count,
    threads_count: group.threads_count,
    messages_count: group.messages_count,
    most_recent_message: group.most_recent_message,
    extra_member_data_columns: [...visibleColumns(group, access)],
    perms: permsOf(access),
  }
}

function moderationOf({ settings }: Group): WholeGroup['moderation'] {
  if (settings.moderated) return 'moderated'
  return settings.new_users_moderated ? 'new_users_moderated' : 'unmoderated'
}
