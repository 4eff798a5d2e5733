import type { RequestEvent } from '@sveltejs/kit'
import type { WikiLink } from './wiki.ts'

const maxListed = 30

/** The first pages of a wiki, for beside a page. */
export async function loadNav(
  { locals }: Pick<RequestEvent, 'locals'>,
  group_name: string,
): Promise<{ pages: WikiLink[]; total: number }> {
  const { data, total_count } = await locals.read.getwikipages({ group_name, limit: maxListed })
  // Where the wiki begins comes first.
  const pages = [...data.filter(({ is_main }) => is_main), ...data.filter(({ is_main }) => !is_main)]
  return { pages: pages.map(({ id, title }) => ({ id, title })), total: total_count }
}
