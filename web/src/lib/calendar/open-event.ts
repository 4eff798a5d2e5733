import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '../api.ts'
import { requirePageRight } from '../forms/page-right.ts'
import { numberOrNotFound } from '../pagination.ts'
import type { Group, User } from '../topics.ts'
import type { CalendarEvent } from './days.ts'

type Opening = {
  locals: App.Locals
  params: { id: string }
  parent: () => Promise<{ group: Group; user: User | null }>
  request: Request
  url: URL
}

/** The event of a page for those who may change it. */
export async function openEvent({ locals, params, parent, request, url }: Opening): Promise<CalendarEvent> {
  const [{ group, user }, event] = await Promise.all([
    parent(),
    locals.read.getevent({ event_id: numberOrNotFound(params.id) }),
  ])
  if (!user) redirect(303, signInPath(url))
  if (event.group_id !== group.id) error(404, 'nothing here')
  requirePageRight(group.perms.manage_calendar, request)
  return event
}

/** The dates of a series that a form is about; the only one of an event that doesn't repeat. */
export const scopes = ['this', 'following', 'all'] as const
export const scopeOf = (text: string): (typeof scopes)[number] => scopes.find(scope => scope === text) ?? 'this'
