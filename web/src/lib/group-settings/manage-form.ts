import type { FormError } from '../forms/run-action.ts'

export type Done = { did: 'created' | 'saved' | 'removed'; name: string }
type FormResult = Partial<FormError> | Partial<Done> | null | undefined

/** The result of a form on the page, or its error. */
export const resultOf = (form: FormResult): { done: Done | null; refused: Partial<FormError> | null } => ({
  done: form && 'did' in form ? (form as Done) : null,
  refused: form && 'why' in form ? form : null,
})
