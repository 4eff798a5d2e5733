import type { RequestEvent } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import type { FormError, FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { typedIn } from '../forms/unsent-form.ts'
import type { WikiSet } from './wiki.ts'

/** The state of the form after it was sent. */
export type WikiFormResult = Partial<FormError> & { preview?: Output<'getwikipreview'> }
/** Others saved meanwhile: what they changed, and the title and text to go on with, with both changes where that is possible. */
export type WikiConflict = {
  version: number
  title: string
  body: string
  merged: boolean
  comparison: Output<'getwikicomparison'>
}

type ActionEvent = Pick<RequestEvent, 'locals' | 'platform'>
export type BodyType = 'markdown' | 'plain' | 'html'

/** What a form says, for the calls that write. */
export const writtenIn = (form: FormFields): { title: string; body: string; format: BodyType; edit_msg: string } => ({
  title: textOf(form, 'title'),
  body: textOf(form, 'body').replaceAll('\r\n', '\n'),
  // What is no format is refused by the call.
  format: textOf(form, 'body_type') as BodyType,
  edit_msg: textOf(form, 'edit_msg'),
})

/** Adds the files that came with a form. */
export async function saveFiles({ platform }: ActionEvent, form: FormFields, id: number): Promise<void> {
  const fileupload = form.get('fileupload')
  if (fileupload !== undefined) await platform!.call('uploadwikifiles', { id, fileupload })
}

/** A text as it would look. */
export async function previewOf({ locals }: ActionEvent, form: FormFields, group_name: string, page_id?: number) {
  const { body, format } = writtenIn(form)
  const page = page_id === undefined ? {} : { page_id }
  const preview = await locals.api.getwikipreview({ group_name, body, format, ...page })
  return { of: '', field: '', why: '', typed: typedIn(form), preview }
}

/** The conflict that a form was refused for. */
export async function conflictOf(
  { locals }: Pick<RequestEvent, 'locals'>,
  { page }: WikiSet,
): Promise<WikiConflict | null> {
  const { refused } = locals
  if (refused?.why !== 'updated') return null
  const { typed } = refused
  const from = Number(typed['version'] ?? 0)
  if (!Number.isSafeInteger(from)) return null
  const about = { id: page.id, from }
  const body = (typed['body'] ?? '').replaceAll('\r\n', '\n')
  const [merge, comparison] = await Promise.all([
    locals.api.getwikimerge({ ...about, body, ...(typed['title'] && { title: typed['title'] }) }),
    locals.api.getwikicomparison({ ...about, to: page.rev_count }),
  ])
  const { version, title, merged } = merge
  return { version, title, body: merge.body, merged, comparison }
}

/** The fields that refusals are about. */
export const wikiErrorFields = {
  'invalid title': 'title',
  'title exists': 'title',
  'page too long': 'body',
  'bad attachment': 'fileupload',
  'files too big': 'fileupload',
  'group out of space': 'fileupload',
} as const
/** Names are titles here. */
export const wikiReasons = {
  'name exists': 'title exists',
  'post too big': 'files too big',
  'invalid_value body': 'page too long',
} as const
