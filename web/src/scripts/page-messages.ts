/** The texts that the page gives its scripts, in the language of the reader. */
export type EditorMessages = Readonly<Record<string, string>>
/** The placeholder of a name in a sentence. */
const namePlaceholder = '\u0001'

export const messagesOf = ({ dataset }: HTMLElement): EditorMessages =>
  JSON.parse(dataset['messages'] ?? '{}') as EditorMessages
export const fillName = (sentence: string | undefined, name: string): string =>
  (sentence ?? '').replace(namePlaceholder, name)

/** A field of a form, by its name. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)
