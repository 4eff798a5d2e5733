import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals: { read } }) => {
  const [settings, push] = await Promise.all([read.getnotificationsettings({}), read.getpushsettings({})])
  return { settings, push }
}

const ways = ['page', 'email', 'push'] as const

export const actions: Actions = {
  save: event =>
    runAction(event, async form => {
      const { kinds } = await event.locals.api.getnotificationsettings({})
      const chosen = ways.map(way => [
        way,
        kinds.map(({ kind }) => kind).filter(kind => form.get(`${way}-${kind}`) !== undefined),
      ])
      await event.locals.api.updatenotificationsettings(Object.fromEntries(chosen))
      return { isSaved: true }
    }),
  subscribe: event =>
    runAction(event, async form => {
      const { endpoint, p256dh, auth } = Object.fromEntries(
        ['endpoint', 'p256dh', 'auth'].map(name => [name, textOf(form, name)]),
      )
      await event.locals.api.addpushsubscription({ endpoint: endpoint!, p256dh: p256dh!, auth: auth! })
      return { isSaved: true }
    }),
  unsubscribe: event =>
    runAction(event, async form => {
      const push_subscription_id = Number(textOf(form, 'push_subscription_id'))
      await event.locals.api.deletepushsubscription({ push_subscription_id })
      return { isSaved: true }
    }),
}
