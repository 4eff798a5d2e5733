import { endpoint } from '#contract/endpoint.ts'
import { Num, Str, Timestamp, Type, fields, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

/** How many of each a group has. */
export const groupContents = [
  ...(['num_subgroups', 'num_hashtags', 'num_chats', 'num_tables', 'num_files', 'num_albums', 'num_photos'] as const),
  ...(['num_wiki_pages', 'num_polls', 'num_events', 'num_webhooks'] as const),
] as const

/** A file that takes much of a group's storage. */
const LargeFile = resource('large_file', {
  id: Num,
  created: Timestamp,
  ...fields(['topic_id', 'msg_num', 'size'], Num),
  ...fields(['filename', 'media_type', 'download_url'], Str),
})

/** The storage used by a group, by kind, in bytes, and the number of items. */
export const GroupStorage = resource('group_storage', {
  group_id: Num,
  ...fields(
    ['storage_used', 'storage_limit', 'messages', 'tables', 'chats', 'events', 'files', 'wiki', 'photos', 'deleted'],
    Num,
  ),
  ...fields(groupContents, Num),
  largest_files: Type.Array(LargeFile),
})

export const getGroupStorage = endpoint('getgroupstorage', {
  method: 'GET',
  summary:
    'Get how much storage a group uses, by what, and its 20 largest attachments. Subgroups have their own storage.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: GROUP,
  returns: GroupStorage,
})
