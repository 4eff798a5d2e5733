import { error } from '@sveltejs/kit'

/**
 * Without the permission there is no such page. Who lost it while the page was open sees the page again: the refused form says why, and
 * keeps what was typed.
 */
export function requirePageRight(isAllowed: boolean, { method }: Request): void {
  if (!isAllowed && method !== 'POST') error(404, 'nothing here')
}
