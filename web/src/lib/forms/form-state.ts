import { getContext, setContext } from 'svelte'
import { messageFor, type Messages } from '../i18n.ts'
import type { FormError } from './run-action.ts'

/** What the fields of a form show: what was typed before, and what was wrong with it. */
export type FormState = {
  prefix: string
  typed: Readonly<Record<string, string>> | null
  field: string
  why: string
  sentence: string
}

const formStateKey = Symbol('asked')
export const setFormState = (formState: FormState): FormState => setContext(formStateKey, formState)
export const getFormState = (): FormState => getContext(formStateKey)

/** An error of a call, as the person reads it. */
export const errorSentence = ({ errors }: Messages, why: string): string => messageFor(errors, why) ?? errors.other

/** How a form of the page is shown: as it is, or as it was sent. */
export function formStateOf(t: Messages, of: string, refused: Partial<FormError> | null | undefined): FormState {
  const unsent = { prefix: of, typed: null, field: '', why: '', sentence: '' }
  if (!refused || refused.of !== of || (!refused.why && !refused.typed)) return unsent
  const { typed = {}, field = '', why = '' } = refused
  return { prefix: of, typed, field, why, sentence: why === '' ? '' : errorSentence(t, why) }
}
