import { nextPage, pageParams } from '#lib/pagination.ts'
import {
  checkModerator,
  decidableTypes,
  keyOf,
  loadItem,
  parseItem,
  tabOf,
  templatesOf,
  itemTypeOfTab,
  type Item,
  type ItemType,
  type QueueItem,
} from '#lib/moderation/items.ts'
import { moderationActions } from '#lib/moderation/moderation-actions.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const { read, api } = locals
  const group_name = params.name
  const reading = read.getmoderationstate({ group_name })
  const [group, user] = await Promise.all([locals.group(), locals.me()])
  // Visitors are sent to sign in.
  if (!user) await read.getuser({})
  checkModerator(group)
  const show = tabOf(url)
  const wanted = itemTypeOfTab[show]
  const isQueue = show !== 'log' && show !== 'hidden'
  const types = isQueue ? decidableTypes(group).filter(type => wanted === undefined || wanted === type) : []
  const range = wanted === undefined ? { limit: 50 } : { ...pageParams(url, user), limit: 50 }
  const state = await reading
  const counts: Record<ItemType, number | null> = {
    message: state.messages,
    member: state.members,
    report: state.reports,
  }
  // An empty list says nothing that its count does not.
  const filled = types.filter(type => counts[type] !== 0)
  const [lists, templates] = await Promise.all([
    Promise.all(
      filled.map(async type => ({ type, ...(await read.getmoderationqueue({ group_name, type, ...range })) })),
    ),
    filled.includes('message') ? templatesOf(api, group) : [],
  ])
  const named = parseItem(url.searchParams.get('item') ?? '')
  const after = parseItem(url.searchParams.get('after') ?? '')
  // By a template that is chosen for several posts, its text is found by its id.
  const page = { show, state, counts, templates: templates.map(({ id, name }) => ({ id, name })) }
  const noQueue = {
    ...page,
    sections: [],
    current: null,
    decided: null,
    log: [],
    hidden: [],
    isNamed: false,
    isForbidden: false,
  }
  if (show === 'log') {
    const log = await read.getactivitylog({
      group_name,
      filter_by: 'moderator',
      language: locals.language,
      ...pageParams(url, user),
      limit: 50,
    })
    return { ...noQueue, next: nextPage(url, log), log: log.data }
  }
  if (show === 'hidden') {
    const hidden = await read.gethiddenmessages({ group_name, ...pageParams(url, user), limit: 20 })
    return { ...noQueue, next: nextPage(url, hidden), hidden: hidden.data }
  }
  const sections = lists.map(({ type, data, total_count }) => ({ type, items: data, count: total_count }))
  const items = sections.flatMap(section => section.items)
  const here = named && items.find(item => keyOf(item) === keyOf(named))
  const isOver = named !== null && !here
  const item = here ?? (isOver ? undefined : nextAfter(items, after))
  const current = item ? await loadItem(api, group, item, { source: url.searchParams.has('source'), templates }) : null
  const gone = isOver ? named : item && !current ? item : null
  const decided =
    gone && counts[gone.type] !== null
      ? await read.getmoderationdecision({ group_name, type: gone.type, target_id: gone.id })
      : null
  const [only] = lists
  return {
    ...page,
    sections,
    current,
    decided,
    next: wanted !== undefined && only ? nextPage(url, only) : null,
    log: [],
    hidden: [],
    isNamed: named !== null || after !== null,
    isForbidden: gone !== null && counts[gone.type] === null,
  }
}

/** The first item, or the first after one that is gone. */
const nextAfter = (items: readonly QueueItem[], gone: Item | null): QueueItem | undefined =>
  (gone && items.find(({ type, id }) => type === gone.type && id > gone.id)) ?? items[0]

export const actions: Actions = moderationActions
