import type { BundlePart, NewIds } from '#runtime/bundle/part.ts'

// The name, and where the group belongs, are the import's business. Counts are made again.
const leftOut = [
  ...['parent_id', 'org_id', 'suspended', 'suspension_reason', 'events_summary_sent', 'storage_warned_percent'],
  ...['members_count', 'pending_count', 'banned_count', 'moderators_count', 'past_members_count', 'subgroups_count'],
  ...['aliases_count', 'threads_count', 'messages_count', 'pending_messages_count', 'hashtags_count'],
  ...[
    'open_chats_count',
    'closed_chats_count',
    'storage_used',
    'storage_chats',
    'storage_events',
    'storage_files',
    'storage_photos',
    'storage_deleted',
  ],
  ...['storage_wiki', 'messages_moved'],
]

/** The group with its settings, fields for members and photos. */
export const groupBundle: BundlePart = {
  tables: [
    {
      table: 'groups',
      rows: 't.id = $1',
      order: 'id',
      id: 'group',
      refs: { wiki_main_page_id: 'wiki' },
      leftOut,
      html: ['description', 'settings.footer'],
      hashes: `array(select h from jsonb_path_query(t.photos, '$.*[*]') p(v), lateral (select v #>> '{}') x(h) where h ~ '^[0-9a-f]{64}$')`,
      read: (row, old, { group_id, ids }) => ({
        ...row,
        ...startPageOf(old['wiki_main_page_id'], ids),
        photos: photosOf(row['photos'], Number(old['id']), group_id),
      }),
    },
    { table: 'group_aliases', order: 'id' },
  ],
}

/** A start page that was deleted is remembered as a negative number, for the case that it is restored. */
const startPageOf = (old: unknown, ids: NewIds) =>
  typeof old === 'number' && old < 0 ? { wiki_main_page_id: -(ids.find('wiki', -old) ?? 0) } : {}

/** The URL of a photo has the number of its group. */
function photosOf(photos: unknown, old: number, group_id: number): unknown {
  return Object.fromEntries(
    Object.entries(photos ?? {}).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value.replace(`?id=${old}&`, `?id=${group_id}&`) : value,
    ]),
  )
}
