import { orNullIfForbidden } from '#lib/current-user.ts'
import { draftActions, type Quotation } from '#lib/writing/draft-actions.ts'
import { usableTags } from '#lib/writing/usable-tags.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const { group } = await parent()
  if (!group.perms.can_post) return { audience: null, tags: [], quote: null }
  const group_name = params.name
  const [audience, tags, quote] = await Promise.all([
    locals.read.getaudience({ group_name }),
    usableTags(locals, group_name),
    startingText(locals, url),
  ])
  return { audience, tags, quote }
}

const startingText = async (locals: App.Locals, url: URL): Promise<Quotation | null> =>
  (await textOfDraft(locals, url)) ?? sharedText(url)

const longest = { subject: 1000, text: 20_000 }
/** What was shared from another app. */
function sharedText({ searchParams }: URL): Quotation | null {
  const [subject, body] = (['subject', 'text'] as const).map(name => {
    const given = searchParams.get(name)?.replaceAll('\0', '').slice(0, longest[name]) ?? ''
    return given.toWellFormed()
  })
  return subject || body ? { subject: subject!, body: body!, body_type: 'plain' } : null
}

/** The text of a draft that a new topic begins with: a reply to a topic that was locked meanwhile. */
async function textOfDraft({ api }: App.Locals, { searchParams }: URL): Promise<Quotation | null> {
  const draft_id = Number(/^[1-9]\d{0,14}$/.exec(searchParams.get('draft') ?? '')?.[0] ?? 0)
  const draft = draft_id === 0 ? null : await orNullIfForbidden(api.getdraft({ draft_id }))
  return draft && { subject: draft.subject, body: draft.body, body_type: draft.body_type }
}

export const actions = draftActions(async ({ params }: Parameters<Actions[string]>[0]) => ({
  group_name: params.name,
  draft_type: 'draft_type_post',
})) satisfies Actions
