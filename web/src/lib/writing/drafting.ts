import { fail, isActionFailure, redirect, type RequestEvent } from '@sveltejs/kit'
import type { Answer, Input } from '../../../../client/types.ts'
import { attempt, type Form, type Refused } from '#lib/account/attempt.ts'
import { textOf } from '#lib/forms.ts'
import { messagePath } from '#lib/topics.ts'

export type Draft = Answer<'getdraft'>
export type DraftFile = Answer<'getattachments'>['data'][number]
export type Audience = Answer<'getaudience'>
/** What of a text is kept. */
export type Kept = { draft: Draft; files: DraftFile[] }
/** What a form to write with shows after it was sent. */
export type Written = Partial<Kept & Refused> & {
  preview?: Answer<'getdraftpreview'>
  isSaved?: boolean
  /** It went elsewhere than into the group: to a moderator first, or to somebody alone. */
  went?: 'held' | 'alone'
}
/** What a draft is to be. */
export type Begun = Input<'newdraft'>

const draftTypes = ['draft_type_post', 'draft_type_reply', 'draft_type_dm', 'draft_type_post_to_sub'] as const

/** What the draft of a form is to be, as the form itself says. */
export function begunIn(form: Form): Begun {
  const message_id = Number(textOf(form, 'message_id'))
  return {
    group_id: Number(textOf(form, 'group_id')),
    draft_type: draftTypes.find(type => type === textOf(form, 'draft_type')) ?? 'draft_type_post',
    ...(message_id > 0 ? { message_id } : {}),
  }
}

/** The field that a refusal of a text is about. */
export const places = {
  ...{ 'no subject': 'subject', 'need hashtag': 'subject', 'restricted hashtag': 'subject' },
  ...{ 'mod only hashtag': 'subject', 'private message': 'subject', 'no body': 'body', 'post too big': 'body' },
  ...{ 'bad attachment': 'fileupload', 'group out of space': 'body' },
}
const bodyTypes = ['markdown', 'plain', 'html'] as const
const replyTos = ['', 'sender', 'group_and_sender', 'mods'] as const

type Event = Pick<RequestEvent, 'platform' | 'url' | 'locals'>
/** What is to become of a form that is sent. */
type BegunOf<E> = (event: E, form: Form) => Promise<Begun>

/** Keeps what a form says: in the draft that it names, or in a new one. */
export async function keepDraft({ locals }: Event, form: Form, begun: Begun): Promise<Draft> {
  const { api } = locals
  const draft_id = Number(textOf(form, 'draft_id')) || (await api.newdraft(begun)).id
  const body_type = bodyTypes.find(type => type === textOf(form, 'body_type'))
  const reply_to = form.has('reply_to') ? replyTos.find(to => to === textOf(form, 'reply_to')) : undefined
  return api.updatedraft({
    draft_id,
    ...(form.has('subject') ? { subject: textOf(form, 'subject') } : {}),
    body: textOf(form, 'body').replaceAll('\r\n', '\n'),
    is_special: form.has('is_special'),
    ...(body_type ? { body_type } : {}),
    ...(reply_to === undefined ? {} : { reply_to }),
  })
}

/** Adds the files that came with a form to its draft. */
export async function keepFiles({ platform }: Event, form: Form, { id: draft_id }: Draft): Promise<void> {
  const fileupload = form.get('fileupload')
  if (fileupload !== undefined) await platform!.call('uploadattachments', { draft_id, fileupload })
}

/** A draft as it is kept now. */
export async function keptDraft({ locals }: Pick<Event, 'locals'>, draft_id: number): Promise<Kept> {
  const draft = await locals.api.getdraft({ draft_id })
  return { draft, files: draft.num_attachments === 0 ? [] : (await locals.api.getattachments({ draft_id })).data }
}

/** Keeps what a form says, then does something with it. Whatever that comes to, the page knows the draft from now on. */
async function write<E extends Event>(
  event: E,
  begunOf: BegunOf<E>,
  then: (draft: Draft, form: Form) => Promise<Written>,
) {
  let kept: Kept | undefined
  const result = await attempt(
    event,
    async form => {
      kept = { draft: await keepDraft(event, form, await begunOf(event, form)), files: [] }
      await keepFiles(event, form, kept.draft)
      kept = await keptDraft(event, kept.draft.id)
      return { ...kept, ...(await then(kept.draft, form)) }
    },
    { forCall: 'uploadattachments', places },
  )
  return isActionFailure(result) && kept ? fail(result.status, Object.assign({}, result.data, kept)) : result
}

/** All that can be done with a form to write with. */
export const writingActions = <E extends Event>(begunOf: BegunOf<E>) => ({
  save: async (event: E) => write(event, begunOf, async () => ({ isSaved: true })),
  preview: async (event: E) =>
    write(event, begunOf, async ({ id }) => ({
      preview: await event.locals.api.getdraftpreview({ draft_id: id }),
    })),
  remove: async (event: E) =>
    write(event, begunOf, async ({ id }, form) => {
      await event.locals.api.deleteattachment({ draft_id: id, attachment_id: Number(textOf(form, 'remove')) })
      return keptDraft(event, id)
    }),
  send: async (event: E) => write(event, begunOf, async draft => sendDraft(event, draft)),
  discard: async (event: E) =>
    attempt(
      event,
      async form => {
        const draft_id = Number(textOf(form, 'draft_id'))
        if (draft_id) await event.locals.api.deletedraft({ draft_id })
        return redirect(303, '/drafts')
      },
      { forCall: 'deletedraft' },
    ),
})

async function sendDraft(event: Event, draft: Draft): Promise<Written> {
  const { api } = event.locals
  const { extra, ...posted } = await api.postdraft({ draft_id: draft.id })
  if (extra === 'pending post') return { went: 'held' }
  if (posted.msg_num === 0) return { went: 'alone' }
  const { name } = await api.getgroup({ group_id: draft.group_id })
  return redirect(303, messagePath(name, posted))
}
