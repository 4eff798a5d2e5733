import type { Cookies } from '@sveltejs/kit'
import type { Group } from '../topics.ts'
import { hasWarning } from './privacy.ts'

/** The groups whose warning was accepted in this browser. The server passes no other cookie on to pages. */
const cookieName = '__Host-folkmoot-accepted'
const maxGroups = 100
const year = 365 * 24 * 60 * 60

const acceptedGroups = (cookies: Cookies): string[] =>
  (cookies.get(cookieName) ?? '').split('.').filter(id => /^\d{1,15}$/.test(id))

/** Whether the warning is shown before the archives: not to members, and once per browser to others. */
export const needsWarning = (group: Group, cookies: Cookies): boolean =>
  hasWarning(group) && !group.perms.sub_page && !acceptedGroups(cookies).includes(String(group.id))

export function acceptWarning(group: Pick<Group, 'id'>, cookies: Cookies): void {
  const groups = [String(group.id), ...acceptedGroups(cookies).filter(id => id !== String(group.id))]
  cookies.set(cookieName, groups.slice(0, maxGroups).join('.'), { path: '/', maxAge: year, secure: true })
}
