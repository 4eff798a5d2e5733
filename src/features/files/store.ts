import type { FileObject } from '#contract/files.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { query, type Row } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { authorJoin, creatorName } from '../archives/index.ts'

/** What was not deleted. */
export const isThere = 'e.deleted is null'

/** The folder of `e`. Folders are nested at most 20 deep. */
export const folderPath = `(with recursive up as (
    select p.parent_id, p.name, 1 as level from file_entries p where p.id = e.parent_id
    union all
    select p.parent_id, p.name, up.level + 1 from up join file_entries p on p.id = up.parent_id
  ) select '/' || coalesce(string_agg(up.name, '/' order by up.level desc), '') from up) as "path!"`
/** What is shown of `e`, with `joins`. */
export const shown = `e.id, e.group_id, e.parent_id, e.type, e.name, e.name_key, e.sort_key, e.description, e.url, e.account_id,
    e.created, e.updated, e.version, e.size, e.media_type, e.num_entries,
    ${creatorName('e')} as "creator_name!", v.thumbnail_hash is not null as "has_thumbnail!"`
export const joins = `${authorJoin('e.account_id')}
  left join file_versions v on v.file_id = e.id and v.version = e.version`

export const entryById = query(
  'file.byId',
  `select ${shown}, ${folderPath} from file_entries e ${joins} where e.id = :id and ${isThere}`,
)
/** A stored file, folder or link. */
export type FileEntry = Row<'file.byId'>
/** The same in a list of a folder, whose path is known. */
export type FileInFolder = Omit<FileEntry, 'path'>

export const entriesByIds = query(
  'file.byIds',
  `select ${shown}, ${folderPath} from unnest(:ids::bigint[]) with ordinality as wanted (id, place)
   join file_entries e on e.group_id = :group_id and e.id = wanted.id and ${isThere} ${joins} order by wanted.place`,
)
/** The folders of these that have something of others in them, at whatever depth. */
const foldersWithOthers = query(
  'file.foldersWithOthers',
  `with recursive inside (root, id, is_of_others) as (
     select f.id, f.id, false from unnest(:ids::bigint[]) f (id)
     union all
     select i.root, e.id, e.account_id is distinct from :account_id
     from inside i join file_entries e on e.group_id = :group_id and e.parent_id = i.id and ${isThere}
   )
   select distinct root as "id!" from inside where is_of_others`,
)
type Deletable = Pick<FileObject, 'id' | 'type' | 'num_entries' | 'can_delete'>
/** A folder is deleted only by moderators if others have added something to it. */
export async function keepFilesOfOthers<File extends Deletable>(
  tx: Tx,
  files: readonly File[],
  { group, account, access }: { group: { id: number }; account: { id: number }; access: GroupAccess },
): Promise<File[]> {
  const isAsked = ({ type, num_entries, can_delete }: File) => type === 'file_type_dir' && num_entries > 0 && can_delete
  const ids = may('mod_page', access) ? [] : files.filter(isAsked).map(({ id }) => id)
  if (ids.length === 0) return [...files]
  const found = await foldersWithOthers.all(tx, { ids, group_id: group.id, account_id: account.id })
  const kept = new Set(found.map(({ id }) => id))
  return files.map(file => ({ ...file, can_delete: file.can_delete && !kept.has(file.id) }))
}

/** The newest files of groups, for their feeds. */
export const newestEntries = query(
  'file.newest',
  `select ${shown}, ${folderPath} from file_entries e ${joins} where e.id = any(:ids::bigint[]) and ${isThere} order by e.updated desc, e.id desc`,
  { batchable: true },
)
/** Follows a path by its names as they are compared. */
export const entryAtPath = query(
  'file.atPath',
  `with recursive walk (depth, id) as (
     select 0, 0::bigint
     union all
     select w.depth + 1, e.id from walk w
     join file_entries e on e.group_id = :group_id and e.parent_id = w.id and e.name_key = (:keys::text[])[w.depth + 1] and ${isThere}
   )
   select ${shown}, ${folderPath} from walk w join file_entries e on e.id = w.id ${joins}
   where w.depth = cardinality(:keys::text[])`,
)
export const countEntries = query(
  'file.count',
  `select count(*)::int as "count!" from (select from file_entries e where e.group_id = :group_id and ${isThere} limit :most) e`,
)
export const countInFolder = query(
  'file.countIn',
  `select count(*)::int as "count!" from file_entries e where e.group_id = :group_id and e.parent_id = :parent_id and ${isThere}`,
)

const stamp = (column: string) => ({ key: column, value: ':after_key?::text::timestamptz' })
export const folderPages = keysetFamily(
  'file.page',
  'e.id',
  {
    name: 'e.sort_key',
    created: stamp('e.created'),
    updated: stamp('e.updated'),
    size: { key: 'e.size', value: ':after_key?::text::bigint' },
  },
  // What is joined is only that of one page.
  ({ afterCondition, order }) =>
    `select ${shown} from (
       select e.* from file_entries e where e.group_id = :group_id and e.parent_id = :parent_id and ${isThere} and ${afterCondition}
       order by ${order} limit :count
     ) e ${joins} order by ${order}`,
)

const matches = `e.group_id = :group_id and ${isThere} and e.name_key || ' ' || lower(e.description) like all(:patterns::text[])`
export const searchPages = keysetFamily(
  'file.search',
  'e.id',
  { name: 'e.sort_key', updated: stamp('e.updated') },
  ({ afterCondition, order }) =>
    `select ${shown}, ${folderPath} from (
       select e.* from file_entries e where ${matches} and ${afterCondition} order by ${order} limit :count
     ) e ${joins} order by ${order}`,
)
export const countMatches = query(
  'file.countMatches',
  `select count(*)::int as "count!" from file_entries e where ${matches}`,
)
