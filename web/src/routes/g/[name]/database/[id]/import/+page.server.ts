import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openTable } from '#lib/tables/table.ts'
import type { Output } from '../../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { locals, url } = event
  if (!(await locals.me())) redirect(303, signInPath(url))
  const table = await openTable(event)
  if (!table.can_add_rows) error(404, 'nothing here')
  const id = Number(url.searchParams.get('import'))
  const shown =
    Number.isSafeInteger(id) && id > 0
      ? await locals.api.getdatabaseimport({ database_id: table.id, import_id: id }).catch(() => null)
      : null
  return { table, shown }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const database_id = numberOrNotFound(event.params.id)
        const { id } = (await event.platform!.call('importdatabaserows', {
          database_id,
          preview: textOf(form, 'step') === 'preview',
          skip_wrong: textOf(form, 'wrong') === 'skip',
          fileupload: form.get('fileupload'),
        })) as Output<'importdatabaserows'>
        return redirect(303, `${event.url.pathname}?import=${id}`)
      },
      {
        forCall: 'importdatabaserows',
        reasons: { invalid_value: 'no csv file', missing: 'no csv file', fileupload: 'no csv file' },
        // Where no file was chosen, the form has none.
        places: { 'no csv file': 'file' },
      },
    ),
}
