import { runAction } from '#lib/forms/run-action.ts'
import { yearsOf } from '#lib/public/months.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent }) => {
  // Without the right to read archives, there are none.
  await locals.read.getmessages({ group_name: params.name, limit: 1 })
  const { month_counts } = await locals.read.getmessagehistory({ group_name: params.name })
  const { group } = await parent()
  return { years: yearsOf(month_counts), mayDownload: group.perms.download_archives }
}

export const actions: Actions = {
  take: event => runAction(event, () => event.platform!.send('downloadarchives', { group_name: event.params.name })),
}
