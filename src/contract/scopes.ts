import type { Endpoint } from './endpoint.ts'
import { permissionTable } from './permissions.ts'

/** What a key can be allowed, each by itself. */
export const scopes = ['read', 'write', 'moderate', 'admin'] as const
export type Scope = (typeof scopes)[number]

/** What a key may do of all that its account may; `groups` null: in all of them. */
export type KeyLimits = { scopes: readonly string[]; groups: readonly number[] | null }

// Rights that no ordinary member can have, whatever a group's settings are.
const moderatorRights: ReadonlySet<string> = new Set(
  permissionTable().flatMap(([name, , , member]) => (member === '' ? [name!] : [])),
)

/** The scope a key needs for a call. It follows from the declaration alone (docs/decisions/0011). */
export function scopeOf({ method, needs, security, who }: Endpoint): Scope {
  if (security || needs === 'delete_group' || who === 'administrator') return 'admin'
  if (method === 'GET') return 'read'
  return needs !== undefined && moderatorRights.has(needs) ? 'moderate' : 'write'
}

/** What a key with these limits lacks to make a call at all; one that is restricted to groups acts in a group, or nowhere. */
export function lackOf(limits: KeyLimits, endpoint: Endpoint): string | undefined {
  const inGroup = endpoint.on !== undefined || endpoint.groupless === true
  if (!limits.scopes.includes(scopeOf(endpoint))) return `scope ${scopeOf(endpoint)}`
  return limits.groups === null || inGroup ? undefined : 'key restricted to groups'
}
