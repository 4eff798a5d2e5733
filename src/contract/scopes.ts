import type { Endpoint } from './endpoint.ts'
import { permissionTable } from './permissions.ts'

/** The scopes of a key. */
export const scopes = ['read', 'write', 'moderate', 'admin'] as const
export type Scope = (typeof scopes)[number]

/** The restrictions of a key; `groups` null: none. `calls`: only these. */
export type KeyLimits = { scopes: readonly string[]; groups: readonly number[] | null; calls?: readonly string[] }

// Permissions that no ordinary member can have, whatever a group's settings are.
const moderatorRights: ReadonlySet<string> = new Set(
  permissionTable().flatMap(([name, , , member]) => (member === '' ? [name!] : [])),
)

/** The scope that a key needs for a call, derived from its declaration (docs/decisions/0011). */
export function scopeOf({ method, needs, security, who }: Endpoint): Scope {
  if (security || needs === 'delete_group' || who === 'administrator') return 'admin'
  if (method === 'GET') return 'read'
  return needs !== undefined && moderatorRights.has(needs) ? 'moderate' : 'write'
}

/**
 * What a key with these limits lacks to make a call; a key that is restricted to groups can only act in one of them.
 */
export function scopeProblem(limits: KeyLimits, endpoint: Endpoint): string | undefined {
  const inGroup = endpoint.on !== undefined || endpoint.groupless === true
  if (limits.calls && !limits.calls.includes(endpoint.name)) return `key restricted to ${limits.calls.join()}`
  if (!limits.scopes.includes(scopeOf(endpoint))) return `scope ${scopeOf(endpoint)}`
  return limits.groups === null || inGroup ? undefined : 'key restricted to groups'
}
