import { getContext, setContext } from 'svelte'
import { messageFor, type Messages } from '../i18n.ts'
import type { FormError } from './run-action.ts'

/** The state of form fields: earlier input, and errors. */
export type FormState = {
  prefix: string
  typed: Readonly<Record<string, string>> | null
  field: string
  why: string
  /** What is wrong with each field, in words. */
  errors: ReadonlyMap<string, string>
}

const formStateKey = Symbol('asked')
export const setFormState = (formState: FormState): FormState => setContext(formStateKey, formState)
export const getFormState = (): FormState => getContext(formStateKey)

/** An error of a call, as the person reads it. */
export const errorSentence = ({ errors }: Messages, why: string): string =>
  messageFor(errors, why) ?? (isRightLost({ why }) ? errors.inadequate_permissions : errors.other)

/** Whether the permission was lost while the page was open: it is shown with what was typed, but without a button to send it. */
export const isRightLost = (refused: { why?: string } | null | undefined): boolean =>
  refused?.why?.startsWith('lost ') ?? false

/** The state of a form on the page: initial, or as submitted. */
export function formStateOf(
  t: Messages,
  of: string,
  refused: Partial<FormError> | null | undefined,
  /** Errors that this form can say more about. */
  sentences: Readonly<Record<string, string>> = {},
): FormState {
  const unsent = { prefix: of, typed: null, field: '', why: '', errors: new Map<string, string>() }
  if (!refused || refused.of !== of || (!refused.why && !refused.typed)) return unsent
  const { typed = {}, field = '', why = '', others = [] } = refused
  const all = why === '' ? [] : [{ field, why }, ...others]
  return {
    prefix: of,
    typed,
    field,
    why,
    errors: new Map(all.map(one => [one.field, sentences[one.why] ?? errorSentence(t, one.why)])),
  }
}
