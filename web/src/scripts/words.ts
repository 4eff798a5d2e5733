/** What the page gave its script to say, in the language of the reader. */
export type EditorWords = Readonly<Record<string, string>>
/** Where a name stands in a sentence. */
const namePlaceholder = '\u0001'

export const wordsOf = ({ dataset }: HTMLElement): EditorWords => JSON.parse(dataset['words'] ?? '{}') as EditorWords
export const fillName = (sentence: string | undefined, name: string): string =>
  (sentence ?? '').replace(namePlaceholder, name)

/** A field of a form, by its name. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)
