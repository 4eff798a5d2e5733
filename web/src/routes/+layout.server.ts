import { conventionsIn, orNullIfForbidden } from '#lib/current-user.ts'
import { conventionsOf } from '#lib/i18n.ts'
import type { LocalePreferences } from '#lib/locale.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, platform, params, route }) => {
  // Before anything is read: whatever happens from now on may be missing on the page.
  const at = Date.now()
  const group_name = route.id?.startsWith('/g/[name]') ? params['name'] : undefined
  const [user, formats, inbox] = await Promise.all([
    locals.me(),
    group_name ? orNullIfForbidden(locals.api.getformats({ group_name, locale: locals.tag })) : null,
    locals.inbox(),
  ])
  const { drawn } = locals
  if (user?.csrf_token) drawn.csrf = platform!.mask(user.csrf_token)
  const manner: LocalePreferences = {
    language: locals.language,
    zone: (formats ?? user)?.timezone || 'UTC',
    ...(formats || user ? conventionsIn((formats ?? user)!) : conventionsOf(locals.tag)),
  }
  return { at, user, inbox, manner, drawn, refused: locals.refused ?? null }
}
