import { error, redirect } from '@sveltejs/kit'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { bulkActionsFor, bulkFormActions } from '#lib/members/bulk-actions.ts'
import { chosenFilters, filtersOf, invalidFilters, segmentOf, sortOf, type Segment } from '#lib/members/filters.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

const pastActions: Partial<Record<Segment, 'left' | 'removed_member'>> = { left: 'left', removed: 'removed_member' }

export const load: PageServerLoad = async ({ locals, params, url }) => {
  // Emails about requests to join link here.
  if (url.searchParams.get('type') === 'pending') redirect(303, `/g/${params.name}/moderation?show=members`)
  const { perms } = await locals.group()
  if (!perms.view_members) error(404, 'nothing here')
  const segment = segmentOf(url, perms)
  const about = { group_name: params.name }
  const page = { ...about, ...pageParams(url), limit: 50 }
  const chosen = chosenFilters(url)
  const sort = sortOf(url)
  const invalid = invalidFilters(url)
  const action = pastActions[segment]
  const [counts, labels, members, invites, past] = await Promise.all([
    locals.read.getmembercounts(about),
    perms.mod_page ? locals.read.getmemberlabels({ ...about, limit: 100 }).then(({ data }) => data) : [],
    segment === 'invited' || action || invalid.length > 0
      ? null
      : locals.read.findmembers({ ...page, ...sort, ...filtersOf(segment, chosen) }),
    segment === 'invited' ? locals.read.getinvites(page) : null,
    action ? locals.read.getpastmembers({ ...page, action }) : null,
  ])
  const list = members ?? invites ?? past
  return {
    ...{ segment, chosen, invalid, sort, counts, labels, members, invites, past },
    bulkActions: bulkActionsFor(segment, perms),
    next: list && nextPage(url, list),
  }
}

export const actions: Actions = {
  ...bulkFormActions,
  export: event =>
    runAction(event, async () => {
      const { perms } = await event.locals.api.getgroup({ group_name: event.params.name })
      if (invalidFilters(event.url).length > 0) throwFormError('filters', 'invalid_value')
      const filters = filtersOf(segmentOf(event.url, perms), chosenFilters(event.url))
      return event.platform!.send('exportmembers', { group_name: event.params.name, ...filters })
    }),
  ban: event =>
    runAction(
      event,
      async form => {
        const email = textOf(form, 'email').trim()
        await event.locals.api.banaddress({ group_name: event.params.name, email })
        return { banned: email }
      },
      { of: 'ban' },
    ),
  resend: event =>
    runAction(
      event,
      async form => {
        const invite_id = Number(textOf(form, 'invite_id'))
        await event.locals.api.resendinvite({ group_name: event.params.name, invite_id })
        return { resent: textOf(form, 'email') }
      },
      { reasons: { 'already subscribed': 'already a member' } },
    ),
  cancel: event =>
    runAction(event, async form => {
      await event.locals.api.cancelinvite({
        group_name: event.params.name,
        invite_id: Number(textOf(form, 'invite_id')),
      })
      return { cancelled: textOf(form, 'email') }
    }),
}
