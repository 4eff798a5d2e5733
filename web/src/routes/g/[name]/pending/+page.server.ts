import { nextPage, pageParams } from '#lib/pagination.ts'
import { moderationRights, moderationActions } from '#lib/moderation/moderation-actions.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const { read } = locals
  await read.getuser({})
  const decides = moderationRights((await parent()).group)
  const group_name = params.name
  const show =
    !decides.messages || (decides.people && url.searchParams.get('show') === 'people') ? 'people' : 'messages'
  // Of what is not shown, how many there are.
  const part = (name: typeof show) => (name === show ? pageParams(url) : { limit: 1 })
  const [messages, people] = await Promise.all([
    decides.messages ? read.getpendingmessages({ group_name, ...part('messages') }) : null,
    decides.people ? read.getmembers({ group_name, type: 'pending', ...part('people') }) : null,
  ])
  const list = show === 'people' ? people : messages
  return {
    show,
    messages: show === 'messages' ? (messages?.data ?? []) : [],
    people: show === 'people' ? (people?.data ?? []) : [],
    counts: { messages: messages?.total_count ?? null, people: people?.total_count ?? null },
    mayRefuse: (await parent()).group.perms.remove_members,
    next: list ? nextPage(url, list) : null,
  }
}

export const actions: Actions = moderationActions
