import { runAction, throwFormError, type FormFields } from '#lib/forms/run-action.ts'
import { factorOf, textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const [keys, subs] = await Promise.all([locals.read.getapikeys(pageParams(url)), locals.read.getsubs({ limit: 100 })])
  const groups = subs.data.filter(({ status }) => status === 'sub_status_normal')
  const next = nextPage(url, keys)
  return {
    keys,
    next,
    groups: groups.map(({ group_id, nice_group_name }) => ({ id: group_id, name: nice_group_name })),
  }
}

const scopes = ['read', 'write', 'moderate', 'admin'] as const
const days: Readonly<Record<string, number>> = { month: 30, quarter: 90, year: 365 }

// Each checkbox has its own name: a repeated name in a form is rejected.
const groupsOf = (form: FormFields): number[] =>
  [...form.keys()].flatMap(name => (/^group_\d{1,15}$/.test(name) ? [Number(name.slice('group_'.length))] : []))

const expiryOf = (form: FormFields): { expires: string } | Record<string, never> => {
  const length = days[textOf(form, 'expiry')]
  return length === undefined ? {} : { expires: new Date(Date.now() + length * 86_400_000).toISOString() }
}

export const actions: Actions = {
  make: event =>
    runAction(
      event,
      async form => {
        const groups = groupsOf(form)
        const chosen = scopes.filter(scope => form.has(`scope_${scope}`))
        // Without any, the call makes a key that reads and writes.
        if (chosen.length === 0) throwFormError('no scope')
        const { key, name } = await event.locals.api.createapikey({
          name: textOf(form, 'name'),
          scopes: chosen,
          ...(groups.length > 0 ? { group_ids: groups } : {}),
          ...expiryOf(form),
          password: textOf(form, 'password'),
          ...factorOf(textOf(form, 'code')),
        })
        return { key, name }
      },
      { of: 'make' },
    ),
  revoke: event =>
    runAction(event, async form => {
      await event.locals.api.revokeapikey({ api_key_id: Number(textOf(form, 'api_key_id')) })
      return { done: 'revoked' as const }
    }),
  remove: event =>
    runAction(event, async form => {
      await event.locals.api.deleteapikey({ api_key_id: Number(textOf(form, 'api_key_id')) })
      return { done: 'removed' as const }
    }),
}
