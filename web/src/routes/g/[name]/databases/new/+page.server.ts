import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { saveColumns } from '#lib/tables/column-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  if (!(await locals.me())) redirect(303, signInPath(url))
  const { perms } = await locals.group()
  if (!perms.database_visible || !perms.manage_databases) error(404, 'nothing here')
}

export const actions: Actions = {
  default: event => {
    const places: Record<string, string> = { 'name exists': 'name' }
    return runAction(
      event,
      async form => {
        const about = { name: textOf(form, 'name'), short_desc: textOf(form, 'short_desc') }
        const { id } = (await saveColumns(form, places, columns =>
          event.platform!.call('newdatabase', { group_name: event.params.name, ...about, columns }),
        )) as { id: number }
        return redirect(303, `/g/${event.params.name}/database/${id}`)
      },
      { places, forCall: 'newdatabase', reasons: { 'too many columns': 'too many table columns' } },
    )
  },
}
