import type { GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'

/**
 * What is made of the row of a group for somebody in it, once for all who stand in it alike. It lives as long as the row does: in the
 * cache of the pipeline for a second, or as long as it is kept by its print (docs/decisions/0004).
 */
export function cachePerPosition<T>(): (group: Group, access: GroupAccess, make: () => T) => T {
  const seen = new WeakMap<Group, Map<string, T>>()
  return (group, access, make) => {
    const { role, grants, muted, hasSubscription } = access
    const key = `${role} ${[...grants].join()} ${muted} ${hasSubscription}`
    return seen.getOrInsertComputed(group, () => new Map<string, T>()).getOrInsertComputed(key, make)
  }
}
