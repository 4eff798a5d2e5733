import { redirect } from '@sveltejs/kit'
import { joinReasons, runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const { read } = locals
  const unread = url.searchParams.get('show') === 'unread'
  const user = await locals.me()
  const [inbox, found] = await Promise.all([
    read.getinbox({}),
    read.getnotifications({ unread, locale: locals.tag, ...pageParams(url, user) }),
  ])
  const listed = new Set(found.data.map(({ invite_id }) => invite_id))
  return {
    inbox,
    unread,
    notifications: found.data,
    // Whoever was invited before they signed up has no notification of it.
    invitations: inbox.invitations.filter(({ id }) => !listed.has(id)),
    next: nextPage(url, found),
    first: url.searchParams.has('page') ? url.pathname : null,
  }
}

/** Where one was, if that is a page of ours. */
const backOf = (text: string): string => (/^\/(?!\/)[^\s\\]*$/.test(text) ? text : '/notifications')

export const actions: Actions = {
  join: event =>
    runAction(
      event,
      async form => {
        const member = await event.locals.api.joinbyinvite({ invite_id: Number(textOf(form, 'invite_id')) })
        return { joined: { name: member.group_name, title: member.nice_group_name } }
      },
      { reasons: joinReasons },
    ),
  read: event =>
    runAction(event, async form => {
      const id = textOf(form, 'notification_id')
      await event.locals.api.marknotificationsread(id === '' ? { all: true } : { notification_id: Number(id) })
      return redirect(303, backOf(textOf(form, 'back')))
    }),
}
