import type { Input } from '../../../../../../client/types.ts'
import { isApiFailure } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { throwIfChanged } from '#lib/group-settings/row-version.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

/** Whether the administrator may read the messages of a group: as anyone else may, or as a member. */
const mayRead = (api: App.Locals['api'], group_id: number): Promise<boolean> =>
  api.getgroup({ group_id }).then(
    ({ perms }) => perms.archives_visible,
    (thrown: unknown) => {
      if (isApiFailure(thrown)) return false
      throw thrown
    },
  )

export const load: PageServerLoad = async ({ locals, params }) => {
  const group_id = numberOrNotFound(params.id)
  const [group, isReadable, { data: organisations }] = await Promise.all([
    locals.read.getgroupdetails({ group_id }),
    mayRead(locals.api, group_id),
    locals.read.getorganisations({ limit: 100 }),
  ])
  const organisation = organisations.find(({ domain }) => domain === group.org_domain)
  return { group, isReadable, organisations, organisation }
}

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
  owner: event =>
    runAction(
      event,
      async form => {
        const group_id = numberOrNotFound(event.params.id)
        await event.locals.api.addgroupowner({ group_id, email: textOf(form, 'email') })
        return { done: 'ownerAdded' as const }
      },
      {
        of: 'owner',
        places: {
          'no account with this address': 'email',
          'banned from the group': 'email',
          'not in the parent group': 'email',
        },
      },
    ),
  move: event =>
    runAction(
      event,
      async form => {
        const group_id = numberOrNotFound(event.params.id)
        throwIfChanged(form, (await event.locals.api.getgroupdetails({ group_id })).org_domain)
        await event.locals.api.movegroup({ group_id, org_id: Number(textOf(form, 'org_id')) })
        return { done: 'moved' as const }
      },
      { of: 'move', places: { 'invalid org_id': 'org_id' } },
    ),
  main: event =>
    runAction(event, async form => {
      const parent_group_id = numberOrNotFound(event.params.id)
      await event.locals.api.updateorg({ org_id: Number(textOf(form, 'org_id')), parent_group_id })
      return { done: 'mainSet' as const }
    }),
  restore: event =>
    runAction(event, async () => {
      await event.locals.api.restoregroup({ group_id: numberOrNotFound(event.params.id) })
      return { done: 'restored' as const }
    }),
}
