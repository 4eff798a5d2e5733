import { fail, type ActionFailure, type RequestEvent } from '@sveltejs/kit'
import { isApiFailure, type ApiFailure } from '#lib/api.ts'
import { isUnreadable } from './submitted-form.ts'
import { asksToSignIn, askToSignIn, isUnsent, signInWith, typedForm, typedIn } from './unsent-form.ts'

/** What is wrong with a field, or with the whole form. */
export type FieldError = { field: string; why: string }
/** A rejected form: which one of the page, the field (if any), the reason, the file that it is about, and the input; and what else is wrong. */
export type FormError = FieldError & {
  about?: string
  of: string
  typed: Record<string, string>
  others?: readonly FieldError[]
}
export type FormFields = ReadonlyMap<string, unknown>

/** The field that an error is about. Others are about the field of the same name, or about the whole form. */
const errorFields: Readonly<Record<string, string>> = {
  'invalid email address': 'email',
  'email exists': 'email',
  'invalid password': 'password',
  'common password': 'password',
  unauthorized_error: 'password',
  two_factor_required: 'code',
  'invalid group_id': 'groups',
  'invalid group_name': 'group_name',
  'name already taken': 'group_name',
  'description too short': 'desc',
  // The error is not about the field, but about where its value came from.
  updated: '',
}
/** For forms that join a group, where it is about another one. */
export const joinReasons = { 'not subscribed': 'not in parent' } as const
type ActionOptions = {
  of?: string
  places?: Readonly<Record<string, string>>
  /** Refusals that mean something more precise in this form, also those of one field: `invalid_value name`. */
  reasons?: Readonly<Record<string, string>>
  /** The call of the form, if it may be as long as a message, or have files. */
  forCall?: string
}
type FormActionEvent = Pick<RequestEvent, 'platform' | 'url' | 'locals'>

/** Runs the action of a form. After an error, the page is shown again, with the input and the reason. */
export async function runAction<T>(
  event: FormActionEvent,
  doing: (form: FormFields) => Promise<T>,
  { of = '', places: special = {}, reasons = {}, forCall }: ActionOptions = {},
): Promise<T | ActionFailure<FormError>> {
  let form: FormFields = new Map()
  try {
    form = await event.platform!.form(forCall)
    if (!isUnsent(form)) {
      checkFields(form)
      return await doing(form)
    }
  } catch (thrown) {
    if (!asksToSignIn(thrown)) {
      // Of a form that could not be read to its end, the texts are kept.
      if (form.size === 0 && isApiFailure(thrown) && thrown.type !== 'rate_limit') form = await typedForm(event)
      return refuse(event, thrown, form, { of, places: special, reasons })
    }
    form = await typedForm(event)
    if (!isUnsent(form)) return askToSignIn(event, form)
  }
  await signInWith(event, form)
  const signedIn = { of, field: '', why: 'signed in again', typed: typedIn(form) }
  event.locals.refused = signedIn
  return fail(200, signedIn)
}

type Refusal = Required<Pick<ActionOptions, 'of' | 'places' | 'reasons'>>

/** Why the call was refused. */
function refuse(
  { locals }: FormActionEvent,
  thrown: unknown,
  form: FormFields,
  { of, places: special, reasons }: Refusal,
): ActionFailure<FormError> {
  if (!isApiFailure(thrown)) throw thrown
  const errorOf = (failure: ApiFailure): FieldError => {
    // A person didn't type that, so no field asks them to mend it.
    if (isUnreadable(form.get(failure.extra ?? ''))) return { field: '', why: 'unreadable' }
    const given = reasonOf(failure, form)
    const why = reasons[`${given} ${failure.extra}`] ?? reasons[given] ?? given
    const field = special[why] ?? errorFields[why] ?? failure.extra
    return { field: form.has(field) ? field : '', why }
  }
  const first = errorOf(thrown)
  // One error for each field, and none of the whole form beside them.
  const others = [...new Map((thrown.others ?? []).map(errorOf).map(one => [one.field, one])).values()].filter(
    ({ field }) => field !== '' && field !== first.field,
  )
  const about = thrown.filename === undefined ? {} : { about: thrown.filename }
  const refused: FormError = { of, ...first, ...about, typed: typedIn(form), ...(others.length > 0 && { others }) }
  locals.refused = refused
  return fail(thrown.type === 'rate_limit' ? 429 : 400, refused)
}

/** Checkboxes with a name in common. */
const listFields: ReadonlySet<string> = new Set(['member_info_ids', 'message_ids', 'col'])

/** Refuses what no field holds, before a form of several calls has made the first of them. */
function checkFields(form: FormFields): void {
  for (const [name, value] of form) {
    if (isUnreadable(value) && !listFields.has(name)) throwFormError(name, 'invalid_value')
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throwFormError(name, 'invalid_value')
  }
}

/** Rejects input that the call would misinterpret. */
export function throwFormError(extra: string, type: 'bad_request' | 'invalid_value' = 'bad_request'): never {
  throw Object.assign(new Error(extra), { type, extra })
}

/** The same for several fields, beside what a call says of the others. */
export async function withFormErrors<T>(fields: readonly string[], calling: Promise<T>): Promise<T> {
  const found = fields.map((extra): ApiFailure => Object.assign(new Error(extra), { type: 'invalid_value', extra }))
  const [first, ...others] = found
  if (!first) return calling
  const refused = await calling.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (refused !== null && !isApiFailure(refused)) throw refused
  throw Object.assign(first, { others: [...others, ...(refused ? [refused, ...(refused.others ?? [])] : [])] })
}

function reasonOf({ type, extra }: ApiFailure, form: FormFields): string {
  if (type === 'invalid_value') return type
  // Which of the two was wrong is not revealed.
  if (type === 'unauthorized_error') return form.has('code') ? 'wrong proof' : type
  // The page with the form is only shown with the permission, so that it was there.
  if (type === 'inadequate_permissions') return `lost ${extra}`
  if (type !== 'bad_request') return type
  if (extra === 'updated') return extra
  return form.has(extra) ? 'missing' : extra
}
