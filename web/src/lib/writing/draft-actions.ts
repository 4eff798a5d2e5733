import { fail, isActionFailure, redirect, type RequestEvent } from '@sveltejs/kit'
import type { Output, Input } from '../../../../client/types.ts'
import { runAction, type FormFields, type FormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { messagePath } from '#lib/topics.ts'

export type Draft = Output<'getdraft'>
export type DraftFile = Output<'getattachments'>['data'][number]
export type Audience = Output<'getaudience'>
/** The fields of a draft. */
export type SavedDraft = { draft: Draft; files: DraftFile[] }
/** The state of a compose form after it was sent. */
export type DraftActionResult = Partial<SavedDraft & FormError> & {
  preview?: Output<'getdraftpreview'>
  isSaved?: boolean
  /** It was not posted to the group: it is held, or was sent privately. */
  went?: 'held' | 'alone'
}
/** The text that a form begins with; for the editor, a quote in its format as well. */
export type Quotation = Pick<Draft, 'body' | 'body_type'> & { subject?: string; html?: string }
/** The fields of a new draft. */
export type NewDraft = Input<'newdraft'>

const draftTypes = ['draft_type_post', 'draft_type_reply', 'draft_type_dm', 'draft_type_post_to_sub'] as const

/** The new draft described by a form. */
export function newDraftIn(form: FormFields): NewDraft {
  const message_id = Number(textOf(form, 'message_id'))
  return {
    group_id: Number(textOf(form, 'group_id')),
    draft_type: draftTypes.find(type => type === textOf(form, 'draft_type')) ?? 'draft_type_post',
    ...(message_id > 0 ? { message_id } : {}),
  }
}

/** The field that a refusal of a text is about. */
export const fieldByError = {
  ...{ 'no subject': 'subject', 'need hashtag': 'subject', 'restricted hashtag': 'subject' },
  ...{ 'mod only hashtag': 'subject', 'private message': 'subject', 'no body': 'body', 'post too big': 'body' },
  ...{ 'bad attachment': 'fileupload', 'group out of space': 'body' },
}
const bodyTypes = ['markdown', 'plain', 'html'] as const
const replyTos = ['', 'sender', 'group_and_sender', 'mods'] as const

type ActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals'>
/** The action of a submitted form. */
type NewDraftOf<E> = (event: E, form: FormFields) => Promise<NewDraft>

/** The version of a draft that a form was filled in from. */
const versionIn = (form: FormFields): { updated?: string } =>
  textOf(form, 'updated') === '' ? {} : { updated: textOf(form, 'updated') }

/** Saves a form: in its draft, or in a new one. */
export async function saveDraft({ locals }: ActionEvent, form: FormFields, begun: NewDraft): Promise<Draft> {
  const { api } = locals
  const known = Number(textOf(form, 'draft_id'))
  const draft_id = known || (await api.newdraft(begun)).id
  const body_type = bodyTypes.find(type => type === textOf(form, 'body_type'))
  const reply_to = form.has('reply_to') ? replyTos.find(to => to === textOf(form, 'reply_to')) : undefined
  return api.updatedraft({
    draft_id,
    ...(known ? versionIn(form) : {}),
    ...(form.has('subject') ? { subject: textOf(form, 'subject') } : {}),
    body: textOf(form, 'body').replaceAll('\r\n', '\n'),
    is_special: form.has('is_special'),
    ...(body_type ? { body_type } : {}),
    ...(reply_to === undefined ? {} : { reply_to }),
  })
}

/** Adds the files that came with a form to its draft. */
export async function saveFiles({ platform }: ActionEvent, form: FormFields, { id: draft_id }: Draft): Promise<void> {
  const fileupload = form.get('fileupload')
  if (fileupload !== undefined) await platform!.call('uploadattachments', { draft_id, fileupload })
}

/** A draft as stored now. */
export async function loadDraft({ locals }: Pick<ActionEvent, 'locals'>, draft_id: number): Promise<SavedDraft> {
  const draft = await locals.api.getdraft({ draft_id })
  return { draft, files: draft.num_attachments === 0 ? [] : (await locals.api.getattachments({ draft_id })).data }
}

/** Saves a form, then runs an action. Whatever the result, the page has the draft from now on. */
async function runDraftAction<E extends ActionEvent>(
  event: E,
  begunOf: NewDraftOf<E>,
  then: (draft: Draft, form: FormFields) => Promise<DraftActionResult>,
) {
  let savedDraft: SavedDraft | undefined
  const result = await runAction(
    event,
    async form => {
      savedDraft = { draft: await saveDraft(event, form, await begunOf(event, form)), files: [] }
      await saveFiles(event, form, savedDraft.draft)
      savedDraft = await loadDraft(event, savedDraft.draft.id)
      return { ...savedDraft, ...(await then(savedDraft.draft, form)) }
    },
    { forCall: 'uploadattachments', places: fieldByError },
  )
  return isActionFailure(result) && savedDraft
    ? fail(result.status, Object.assign({}, result.data, savedDraft))
    : result
}

/** All that can be done with a form to write with. */
export const draftActions = <E extends ActionEvent>(begunOf: NewDraftOf<E>) => ({
  save: async (event: E) => runDraftAction(event, begunOf, async () => ({ isSaved: true })),
  preview: async (event: E) =>
    runDraftAction(event, begunOf, async ({ id }) => ({
      preview: await event.locals.api.getdraftpreview({ draft_id: id }),
    })),
  remove: async (event: E) =>
    runDraftAction(event, begunOf, async ({ id }, form) => {
      await event.locals.api.deleteattachment({ draft_id: id, attachment_id: Number(textOf(form, 'remove')) })
      return loadDraft(event, id)
    }),
  send: async (event: E) => runDraftAction(event, begunOf, async draft => sendDraft(event, draft)),
  discard: async (event: E) =>
    runAction(
      event,
      async form => {
        const draft_id = Number(textOf(form, 'draft_id'))
        if (draft_id) await event.locals.api.deletedraft({ draft_id, ...versionIn(form) })
        return redirect(303, '/drafts')
      },
      { forCall: 'deletedraft' },
    ),
})

async function sendDraft(event: ActionEvent, draft: Draft): Promise<DraftActionResult> {
  const { api } = event.locals
  const { extra, ...posted } = await api.postdraft({ draft_id: draft.id })
  if (extra === 'pending post') return { went: 'held' }
  if (posted.msg_num === 0) return { went: 'alone' }
  const { name } = await api.getgroup({ group_id: draft.group_id })
  return redirect(303, messagePath(name, posted))
}
