import { ifMay } from '#lib/me.ts'
import type { Manner } from '#lib/reader.ts'
import type { User } from '#lib/topics.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, platform }) => {
  const [user, inbox] = await Promise.all([locals.me(), platform!.hasSession ? ifMay(locals.api.getinbox({})) : null])
  const { drawn } = locals
  if (user?.csrf_token) drawn.csrf = platform!.mask(user.csrf_token)
  return { user, inbox, manner: mannerOf(user, locals.language), drawn }
}

const mannerOf = (user: User | null, language: Manner['language']): Manner => ({
  language,
  zone: user?.timezone || 'UTC',
  clock: user?.time_pref === 'standard_time' ? '12' : '24',
  order: user?.date_pref === 'us_date' ? 'us' : 'international',
})
