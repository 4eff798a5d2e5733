import { redirect } from '@sveltejs/kit'
import type { PageServerLoad } from './$types'

/** What is shared from another app becomes a new topic, in the group that one chooses. */
export const load: PageServerLoad = async ({ locals, url }) => {
  const subs = await locals.read.getsubs({ limit: 100 })
  const shared = sharedIn(url.searchParams)
  const groups = subs.data
    .filter(({ status, perms }) => status === 'sub_status_normal' && perms?.can_post)
    .map(({ group_name, nice_group_name }) => ({
      name: group_name,
      title: nice_group_name,
      href: `/g/${group_name}/new?${shared}`,
    }))
  const [only] = groups
  if (only && groups.length === 1) redirect(303, only.href)
  return { groups, text: shared.get('text') ?? '' }
}

/** Apps put links into the text as well. */
function sharedIn(given: URLSearchParams): URLSearchParams {
  const [title, text, link] = ['title', 'text', 'url'].map(name => given.get(name)?.trim() ?? '')
  const body = [text, link && !text?.includes(link) ? link : ''].filter(Boolean).join('\n\n')
  return new URLSearchParams({ ...(title && { subject: title }), ...(body && { text: body }) })
}
