import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import { openTable } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, params, url } = event
  if (!(await locals.me())) redirect(303, signInPath(url))
  const [table, list] = await Promise.all([
    openTable(event),
    locals.read.getdeleteddatabaserows({ database_id: numberOrNotFound(params.id), limit: 50, ...pageToken(url) }),
  ])
  return { table, rows: list.data, next: nextPage(url, list) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { id } = (await event.platform!.call('restoredeleteddatabaserow', {
          database_id: numberOrNotFound(event.params.id),
          row_id: textOf(form, 'row_id'),
        })) as { id: number }
        return redirect(303, `/g/${event.params.name}/database/${event.params.id}/row/${id}?restored=1`)
      },
      { reasons: { 'invalid row_id': 'row not deleted' } },
    ),
}
