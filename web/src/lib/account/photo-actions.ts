import type { RequestEvent } from '@sveltejs/kit'
import { runAction, throwFormError, type FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'

const kinds = ['profile', 'icon', 'cover_photo'] as const
export type PhotoKind = (typeof kinds)[number]
type PhotoEvent = Pick<RequestEvent, 'locals' | 'platform' | 'url'>

const kindIn = (form: FormFields): PhotoKind =>
  kinds.find(kind => kind === (textOf(form, 'type') || 'profile')) ?? throwFormError('type', 'invalid_value')
const reasons = {
  'bad attachment': 'photo not readable',
  fileupload: 'photo not readable',
  missing: 'photo not readable',
}

/** The two buttons of a form with a photo: what each of them calls. */
export const photoActions = <E extends PhotoEvent>(
  calls: { upload: string; remove: string },
  inputOf: (event: E, kind: PhotoKind) => Record<string, unknown>,
) => {
  const action = (call: string, photo: 'saved' | 'removed') => async (event: E) => {
    let of: PhotoKind = 'profile'
    const result = await runAction(
      event,
      async form => {
        of = kindIn(form)
        const fileupload = photo === 'saved' ? { fileupload: form.get('fileupload') } : {}
        await event.platform!.call(call, { ...inputOf(event, of), ...fileupload })
        return { photo }
      },
      { reasons, places: { 'photo not readable': '' }, forCall: calls.upload },
    )
    if ('photo' in result) return { ...result, of }
    result.data.of = of
    return result
  }
  return { photo: action(calls.upload, 'saved'), removePhoto: action(calls.remove, 'removed') }
}
