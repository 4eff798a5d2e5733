import { throwFormError, type FormFields } from '../forms/run-action.ts'
import { textOf } from '../forms/submitted-form.ts'
import { hashOf } from './settings-version.ts'

/** A short version of what a form was filled in from: it tells whether someone has changed that since. */
export const versionOf = (values: readonly unknown[]): string => hashOf(JSON.stringify(values))

/** Refuses a form that was filled in from other values than there are now. */
export function throwIfChanged(form: FormFields, current: string | undefined): void {
  if (current !== undefined && form.has('updated') && textOf(form, 'updated') !== current) throwFormError('updated')
}
