import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { query } from '#storage/query.ts'

const lockGroup = query('group.lockVersion', `select updated from groups where id = :id for no key update`)
const lockOrganisation = query(
  'organisation.lockVersion',
  `select updated from organisations where id = :id for no key update`,
)

/** Messages, members and all else that a group counts do not change when it was updated. */
export const groupVersions: Pick<Versions, 'group' | 'organisation'> = {
  group: async ({ tx, group }) => (await lockGroup.first(tx, { id: group.id }))?.updated,
  organisation: async ({ tx, params }) =>
    (await lockOrganisation.first(tx, { id: params['org_id'] as number }))?.updated,
}
