import type { Input } from '../../../../../../client/types.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { throwIfChanged } from '#lib/group-settings/row-version.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => ({
  group: await locals.read.getgroupdetails({ group_id: numberOrNotFound(params.id) }),
})

export const actions: Actions = {
  plan: event =>
    runAction(
      event,
      async form => {
        const group_id = numberOrNotFound(event.params.id)
        const plan = textOf(form, 'plan') as Input<'setgroupplan'>['plan']
        throwIfChanged(form, (await event.locals.api.getgroupdetails({ group_id })).plan)
        await event.locals.api.setgroupplan({ group_id, plan })
        return { done: 'planChanged' as const }
      },
      { of: 'plan' },
    ),
  suspend: event =>
    runAction(
      event,
      async form => {
        const reason = textOf(form, 'reason').replaceAll('\r\n', '\n')
        await event.locals.api.suspendgroup({ group_id: numberOrNotFound(event.params.id), reason })
        return { done: 'suspended' as const }
      },
      { of: 'suspend' },
    ),
  restore: event =>
    runAction(event, async () => {
      await event.locals.api.restoregroup({ group_id: numberOrNotFound(event.params.id) })
      return { done: 'restored' as const }
    }),
}
