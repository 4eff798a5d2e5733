import { fail, redirect, type ActionFailure, type RequestEvent } from '@sveltejs/kit'
import { isApiFailure, signInPath, type ApiFailure } from '#lib/api.ts'

/** A form that was refused: which one of the page, the field it is about (or none), why, and what was typed. */
export type FormError = { of: string; field: string; why: string; typed: Record<string, string> }
export type FormFields = ReadonlyMap<string, unknown>

/** The field that a refusal is about. What is not here is about the field of that name, or about the whole. */
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
  // What is wrong is not the field, but what the form was filled in from.
  updated: '',
}
/** What no page repeats. */
const secrets: ReadonlySet<string> = new Set(['csrf', 'password', 'new_password', 'code', 'api_key'])

type ActionOptions = {
  of?: string
  places?: Readonly<Record<string, string>>
  /** Refusals that mean something more precise in this form. */
  reasons?: Readonly<Record<string, string>>
  /** The call that the form is for, where it may be as long as a message, or bring files. */
  forCall?: string
}
type FormActionEvent = Pick<RequestEvent, 'platform' | 'url'>

/** Does what a form asks for. Refused, the page is shown again, with what was typed and why. */
export async function runAction<T>(
  { platform, url }: FormActionEvent,
  doing: (form: FormFields) => Promise<T>,
  { of = '', places: special = {}, reasons = {}, forCall }: ActionOptions = {},
): Promise<T | ActionFailure<FormError>> {
  let form: FormFields = new Map()
  try {
    form = await platform!.form(forCall)
    checkTexts(form)
    return await doing(form)
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown
    if (thrown.type === 'authentication') redirect(303, signInPath(url, { restore: true }))
    const given = reasonOf(thrown, form)
    const why = reasons[given] ?? given
    const field = special[why] ?? errorFields[why] ?? thrown.extra
    return fail(thrown.type === 'rate_limit' ? 429 : 400, {
      of,
      field: form.has(field) ? field : '',
      why,
      typed: submittedValues(form),
    })
  }
}

/** Refuses what no call takes, before a form of several calls has made the first of them. */
function checkTexts(form: FormFields): void {
  for (const [name, value] of form)
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throwFormError(name, 'invalid_value')
}

/** Refuses what a call would take for something else. */
export function throwFormError(extra: string, type: 'bad_request' | 'invalid_value' = 'bad_request'): never {
  throw Object.assign(new Error(extra), { type, extra })
}

function reasonOf({ type, extra }: ApiFailure, form: FormFields): string {
  if (type === 'invalid_value') return type
  // Which of the two was wrong is not told.
  if (type === 'unauthorized_error') return form.has('code') ? 'wrong proof' : type
  if (type !== 'bad_request') return type
  if (extra === 'updated') return extra
  return form.has(extra) ? 'missing' : extra
}

/** What a form said, for showing it again. */
export const submittedValues = (form: FormFields): Record<string, string> =>
  Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !secrets.has(entry[0]) && entry[1] !== '',
    ),
  )
