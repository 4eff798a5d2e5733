import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Addresses } from '../groups/index.ts'
import { isThere, newestEntries } from './store.ts'
import { fileView } from './view.ts'

/** Maximum number of files of a group in a feed. */
const maxFiles = 5

/** SQL array of the ids of a group's newest files and links. */
export const newestFileIds = (group_id: string) => `array(
    select e.id from file_entries e where e.group_id = ${group_id} and e.type <> 'file_type_dir' and ${isThere}
    order by e.updated desc, e.id desc limit ${maxFiles})`

/** Feed items of one group, as the caller may see them. */
export async function fileFeedItems(tx: Tx, account: { id: number }, ids: readonly number[], addresses: Addresses) {
  const rows = ids.length === 0 ? [] : await newestEntries.all(tx, { ids })
  const filesOf = Map.groupBy(rows, ({ group_id }) => group_id)
  return ({ id }: Pick<Group, 'id'>, access: GroupAccess) =>
    may('files_visible', access)
      ? (filesOf.get(id) ?? []).map(entry => fileView(entry, entry.path, { addresses, access, account }))
      : []
}
