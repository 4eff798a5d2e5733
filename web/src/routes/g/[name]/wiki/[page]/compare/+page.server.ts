import { openAction, versionIn } from '#lib/wiki/wiki.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const set = await openAction(event, 'compare')
  const { id, rev_count } = set.page
  const to = Math.min(versionIn(event.url, 'to') ?? rev_count, rev_count)
  const from = Math.min(versionIn(event.url, 'from') ?? Math.max(0, to - 1), rev_count)
  const [earlier, later] = from <= to ? [from, to] : [to, from]
  return { set, comparison: await event.locals.read.getwikicomparison({ id, from: earlier, to: later }) }
}
