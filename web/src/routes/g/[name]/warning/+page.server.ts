import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { safeRedirect, textOf } from '#lib/forms/submitted-form.ts'
import { acceptWarning, needsWarning } from '#lib/public/content-warning.ts'
import type { Actions, PageServerLoad } from './$types'

const pathAfter = (name: string, next: string | null): string => {
  const path = safeRedirect(next)
  return path.startsWith(`/g/${name}`) ? path : `/g/${name}`
}

export const load: PageServerLoad = async ({ parent, cookies, url }) => {
  const { group } = await parent()
  const next = pathAfter(group.name, url.searchParams.get('next'))
  if (!needsWarning(group, cookies)) redirect(303, next)
  return { next }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const group = await event.locals.api.getgroup({ group_name: event.params.name })
      acceptWarning(group, event.cookies)
      return redirect(303, pathAfter(group.name, textOf(form, 'next')))
    }),
}
