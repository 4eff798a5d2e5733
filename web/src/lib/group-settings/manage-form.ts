import type { FormError } from '../forms/run-action.ts'

export type Done = { did: 'created' | 'saved' | 'removed'; name: string }
type FormResult = Partial<FormError> | Partial<Done> | null | undefined

/** What a form of a page has done, or why it was refused. */
export const resultOf = (form: FormResult): { done: Done | null; refused: Partial<FormError> | null } => ({
  done: form && 'did' in form ? (form as Done) : null,
  refused: form && 'why' in form ? form : null,
})
