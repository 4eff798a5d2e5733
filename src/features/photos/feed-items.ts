import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Addresses } from '../groups/index.ts'
import { newestPhotos } from './store.ts'
import { photoView } from './view.ts'

/** Maximum number of photos of a group in a feed. */
const maxPhotos = 5

/** SQL array of the ids of a group's newest photos. */
export const newestPhotoIds = (group_id: string) => `array(
    select p.id from photos p where p.group_id = ${group_id} and p.deleted is null order by p.id desc limit ${maxPhotos})`

/** Feed items of one group, as the caller may see them. */
export async function photoFeedItems(tx: Tx, account: { id: number }, ids: readonly number[], addresses: Addresses) {
  const rows = ids.length === 0 ? [] : await newestPhotos.all(tx, { ids })
  const photosOf = Map.groupBy(rows, ({ group_id }) => group_id)
  return ({ id }: Pick<Group, 'id'>, access: GroupAccess) =>
    may('photos_visible', access)
      ? (photosOf.get(id) ?? []).map(photo => photoView(photo, { addresses, access, account }))
      : []
}
