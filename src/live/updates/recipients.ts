import { may, type GroupAccess } from '#contract/permissions.ts'
import { neededFor, type GroupUpdate } from '#features/updates/index.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Finders } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { UpdateStream } from './update-stream.ts'

export type AccessLookup = (
  group_id: number,
  streams: Iterable<UpdateStream>,
) => Promise<Map<UpdateStream, GroupAccess>>

/**
 * What the people behind streams may do in a group now, looked up for each update: who has lost access is told nothing
 * more. A second old at most, like everything that is cached for calls.
 */
export const createAccessLookup =
  (tx: Tx, finders: Pick<Finders, 'groupById' | 'memberships'>): AccessLookup =>
  async (group_id, streams) => {
    const group = await finders.groupById(tx, group_id)
    if (!group) return new Map()
    const around = [group_id, group.parent_id ?? 0, 0] as const
    const entries = [...streams].map(async (stream): Promise<[UpdateStream, GroupAccess]> => {
      const memberships = await finders.memberships(tx, stream.account_id, around)
      const membership = memberships.find(each => each.group_id === group.id) ?? null
      const inParent = memberships.find(each => each.group_id === group.parent_id) ?? null
      return [stream, groupAccessOf(group, membership, inParent, stream)]
    })
    return new Map(await Promise.all(entries))
  }

export const mayReceive = (access: GroupAccess | undefined, { kind }: GroupUpdate): boolean =>
  access !== undefined && may(neededFor[kind], access)
