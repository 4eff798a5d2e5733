import type { Position } from '#contract/permissions.ts'
import type { Group } from '#runtime/subjects.ts'

/**
 * What is made of the row of a group for somebody in it, once for all who stand in it alike. It lives as long as the row does: in the
 * cache of the road for a second, or as long as it is kept by its print (docs/decisions/0357).
 */
export function keptForPosition<T>(): (group: Group, position: Position, make: () => T) => T {
  const seen = new WeakMap<Group, Map<string, T>>()
  return (group, position, make) => {
    const { standing, grants, muted, hasSubscription } = position
    const key = `${standing} ${[...grants].join()} ${muted} ${hasSubscription}`
    const known = seen.get(group) ?? new Map<string, T>()
    seen.set(group, known)
    const kept = known.get(key) ?? make()
    known.set(key, kept)
    return kept
  }
}
