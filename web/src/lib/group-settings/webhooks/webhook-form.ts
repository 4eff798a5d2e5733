import type { FormFields } from '../../forms/run-action.ts'
import { textOf } from '../../forms/submitted-form.ts'

/** The name of the checkbox of an action. */
export const checkboxOf = (action: string): string => `on_${action}`

/** What a new webhook is sent for, unless one chooses. */
export const usualActions: readonly string[] = ['message.posted', 'message.edited', 'message.deleted', 'topic.deleted']

/** The chosen actions, and those that calls chose and the page does not offer. */
export const actionsIn = (form: FormFields): string =>
  [...form.keys()]
    .filter(name => name.startsWith('on_'))
    .map(name => name.slice('on_'.length))
    .join()

/** The fields of a webhook as its call takes them. */
export const webhookIn = (form: FormFields) => ({
  name: textOf(form, 'name').trim(),
  url: textOf(form, 'url').trim(),
  actions: actionsIn(form),
})
