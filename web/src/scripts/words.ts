/** What the page gave its script to say, in the language of the reader. */
export type Words = Readonly<Record<string, string>>
/** Where a name stands in a sentence. */
const place = '\u0001'

export const wordsOf = ({ dataset }: HTMLElement): Words => JSON.parse(dataset['words'] ?? '{}') as Words
export const naming = (sentence: string | undefined, name: string): string => (sentence ?? '').replace(place, name)

/** A field of a form, by its name. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)
