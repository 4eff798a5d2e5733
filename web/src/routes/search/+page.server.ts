import type { Answer } from '../../../../client/types.ts'
import { isRefusal } from '#lib/api.ts'
import type { PageServerLoad } from './$types'

/** In how many groups one search looks, and how much of each is shown. */
const [mostGroups, mostFound] = [5, 3]

type Found = { name: string; title: string; found: Answer<'searcharchives'> }

export const load: PageServerLoad = async ({ locals, url }) => {
  const q = (url.searchParams.get('q') ?? '').trim()
  const user = await locals.me()
  if (q === '' || !user) return { q, groups: [] }
  // Those in which something was said last.
  const { data } = await locals.read.gettopics({ limit: 100 })
  const subs = await locals.read.getsubs({ limit: 100 })
  const lately = [...new Set(data.map(({ group_id }) => group_id))]
  const groups = lately
    .flatMap(id => subs.data.filter(({ group_id }) => group_id === id))
    .slice(0, mostGroups)
    .map(async ({ group_name, nice_group_name }): Promise<Found | null> => {
      try {
        const found = await locals.api.searcharchives({ group_name, q, limit: mostFound })
        return { name: group_name, title: nice_group_name, found }
      } catch (thrown) {
        if (isRefusal(thrown)) return null
        throw thrown
      }
    })
  const found = (await Promise.all(groups)).filter(group => group !== null)
  return { q, groups: found.filter(group => group.found.data.length > 0) }
}
