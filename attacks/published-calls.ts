import type { Group, GroupKind, Role } from './scene.ts'
import type { Form } from './site.ts'

// What the published API says about who may make each of its calls, written down by hand: nothing here comes from the product.

/** From the widest to the narrowest; each contains the next. An author is who wrote the thing: the member. */
export const audiences = ['everybody', 'accounts', 'members', 'moderators', 'owners'] as const
export type Audience = (typeof audiences)[number] | 'author'
/** Who has a right by what they are; a moderator also by what they were given. */
export type Right = { audience: Audience | Readonly<Record<GroupKind, Audience>>; given?: string }

/** In a group with the settings below. */
export const rights: Readonly<Record<string, Right>> = {
  archives_visible: { audience: { open: 'everybody', listed: 'members', unlisted: 'members' } },
  // By its name, which somebody has to know. Without a right the answer has less in it.
  sees_group: { audience: { open: 'everybody', listed: 'everybody', unlisted: 'accounts' } },
  sees_tags: { audience: { open: 'everybody', listed: 'accounts', unlisted: 'accounts' } },
  view_activity: { audience: 'moderators' },
  download_archives: { audience: 'members' },
  chat_visible: { audience: 'members' },
  manage_chats: { audience: 'members' },
  database_visible: { audience: 'members' },
  subscribed: { audience: 'members' },
  can_post: { audience: 'members' },
  view_members: { audience: 'moderators' },
  manage_subgroups: { audience: 'owners', given: 'sub_perm_managesubgroups' },
  manage_group_settings: { audience: 'owners', given: 'sub_perm_groupsettings' },
  manage_pending_members: { audience: 'owners', given: 'sub_perm_pendingmembers' },
  manage_members: { audience: 'owners', given: 'sub_perm_modsub' },
  invite_members: { audience: 'owners', given: 'sub_perm_invitemembers' },
  remove_members: { audience: 'owners', given: 'sub_perm_removemembers' },
  ban_members: { audience: 'owners', given: 'sub_perm_banmembers' },
  delete_group: { audience: 'owners' },
  author: { audience: 'author' },
}
export const settings: Form = {
  ...{ members_visible: 'group_view_members_moderators', chat_access: 'group_access_subscribers' },
  ...{ database_access: 'group_access_limited', calendar_access: 'group_access_subscribers' },
}

export type PublishedCall = { right: string; form(group: Group, number: number): Form; isRead?: true; files?: true }

const inGroup = ({ id }: Group): Form => ({ group_id: id })
const byName = ({ name }: Group): Form => ({ group_name: name })
const of =
  (...names: string[]) =>
  ({ ids }: Group): Form =>
    Object.fromEntries(names.map(name => [name, ids[name]!]))
const reading = (right: string, form: PublishedCall['form'] = inGroup): PublishedCall => ({ right, form, isRead: true })
const changing = (right: string, form: PublishedCall['form']): PublishedCall => ({ right, form })
const about =
  (role: Role) =>
  ({ id, memberships }: Group): Form => ({ group_id: id, member_info_id: memberships[role]! })

/** In an order in which none takes away what a later one is about. */
export const publishedCalls: Readonly<Record<string, PublishedCall>> = {
  getactivitylog: reading('view_activity'),
  gettopics: reading('archives_visible'),
  gettopic: reading('archives_visible', of('topic_id')),
  getmessage: reading('archives_visible', ({ id, msg_num }) => ({ group_id: id, msg_num })),
  getmessages: reading('archives_visible'),
  searcharchives: reading('archives_visible', group => ({ group_id: group.id, q: 'rye' })),
  getgroup: reading('sees_group', byName),
  getperms: reading('sees_group', byName),
  gethashtags: reading('sees_tags', byName),
  getchats: reading('chat_visible'),
  getchathistory: reading('subscribed', of('chat_id')),
  getattachments: reading('author', of('draft_id')),
  getevent: reading('subscribed', of('event_id')),
  getsubgroups: reading('manage_group_settings'),
  getgroupaliases: reading('manage_group_settings'),
  getmember: reading('view_members', about('member')),
  getmembers: reading('view_members'),
  getdatabases: reading('database_visible'),
  getdatabaserows: reading('database_visible', of('database_id')),
  chatmembers: reading('author', of('chatsub_id')),
  newdraft: changing('can_post', ({ id }) => ({ group_id: id, draft_type: 'draft_type_post' })),
  updatedraft: changing('author', ({ ids }) => ({ draft_id: ids['draft_id']!, subject: 'Rye', body: 'Rye' })),
  uploadattachments: { ...changing('author', of('draft_id')), files: true },
  postdraft: changing('author', of('draft_id')),
  rsvp: changing('subscribed', ({ ids }) => ({
    ...{ event_id: ids['event_id']!, response: 'rsvp_maybe', additional_guests: 0, comment: 'Rye' },
  })),
  updatechat: changing('author', ({ ids }) => ({ chat_id: ids['chat_id']!, subject: 'Rye' })),
  newchat: changing('manage_chats', ({ id }) => ({ group_id: id, subject: 'Rye', desc: 'Rye', announce: 0 })),
  leavechat: changing('author', of('chatsub_id')),
  deletechat: changing('author', of('chat_id')),
  createsubgroup: changing('manage_subgroups', ({ id }, number) => ({
    ...{ group_id: id, sub_group_name: `sub${number}`, desc: 'What only members may read.' },
    privacy: 'sub_group_privacy_archives',
  })),
  updategroup: changing('manage_group_settings', ({ id }) => ({ group_id: id, footer: 'Rye' })),
  approvemember: changing('manage_pending_members', about('pending')),
  banmember: changing('ban_members', about('member')),
  removemember: changing('remove_members', about('pending')),
  bulkremovemembers: changing('remove_members', ({ id }) => ({ group_id: id, emails: 'nobody@example.org' })),
  deletegroup: changing('delete_group', ({ id }) => ({ group_id: id, understand: 'I understand' })),
}
