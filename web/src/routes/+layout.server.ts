import { isRefusal } from '#lib/api.ts'
import type { Manner } from '#lib/reader.ts'
import type { User } from '#lib/topics.ts'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals, platform }) => {
  const [user, inbox] = platform!.hasSession
    ? await Promise.all([locals.api.getuser({}).catch(nobody), locals.api.getinbox({}).catch(nobody)])
    : [null, null]
  const csrf = user?.csrf_token ? platform!.mask(user.csrf_token) : ''
  return { user, inbox, manner: mannerOf(user, locals.language), csrf }
}

function nobody(thrown: unknown): null {
  if (isRefusal(thrown) && thrown.type !== 'server') return null
  throw thrown
}

const mannerOf = (user: User | null, language: Manner['language']): Manner => ({
  language,
  zone: user?.timezone || 'UTC',
  clock: user?.time_pref === 'standard_time' ? '12' : '24',
  order: user?.date_pref === 'us_date' ? 'us' : 'international',
})
