import type { GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'

/**
 * The view of a group for a role, built once for all members with that role. It lives as long as the row: for a second in
 * the cache of the pipeline, or while its row version is valid (docs/decisions/0004).
 */
export function cachePerPosition<T>(): (group: Group, access: GroupAccess, make: () => T) => T {
  const seen = new WeakMap<Group, Map<string, T>>()
  return (group, access, make) => {
    const { role, grants, muted, hasSubscription } = access
    const key = `${role} ${[...grants].join()} ${muted} ${hasSubscription}`
    return seen.getOrInsertComputed(group, () => new Map<string, T>()).getOrInsertComputed(key, make)
  }
}
