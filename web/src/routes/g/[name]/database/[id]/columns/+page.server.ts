import { error, fail, redirect } from '@sveltejs/kit'
import { isApiFailure, signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { saveColumns } from '#lib/tables/column-form.ts'
import { openTable, type LostValues } from '#lib/tables/table.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const table = await openTable(event)
  if (!table.can_edit_table) error(404, 'nothing here')
  return { table }
}

export const actions: Actions = {
  async default(event) {
    const places: Record<string, string> = {}
    let lost: LostValues = []
    const answer = await runAction(
      event,
      async form => {
        const about = { database_id: numberOrNotFound(event.params.id), updated: textOf(form, 'updated') }
        await saveColumns(form, places, async columns => {
          const change = { ...about, columns }
          try {
            return await event.platform!.call('updatedatabase', { ...change, allow_loss: form.has('allow_loss') })
          } catch (thrown) {
            if (!isApiFailure(thrown) || thrown.extra !== 'values would be lost') throw thrown
            const preview = await event.platform!.call('updatedatabase', { ...change, preview: true })
            ;({ lost } = preview as { lost: LostValues })
            throw thrown
          }
        })
        return redirect(303, `/g/${event.params.name}/database/${event.params.id}?columns=1`)
      },
      { places, forCall: 'updatedatabase', reasons: { 'too many columns': 'too many table columns' } },
    )
    return fail(answer.status, { ...answer.data, lost })
  },
}
