import { isEditable } from './editor-support.ts'
import type { FileUploads } from './file-uploads.ts'
import type { EditorMessages } from './page-messages.ts'

/**
 * Puts the editor over the plain text of a form, for who likes to write so. It is as big as all the rest of a page, so it comes when
 * somebody is about to write: at once where that is what the page is for, otherwise when the text is first touched.
 */
export function loadEditor(form: HTMLFormElement, words: EditorMessages, files?: FileUploads): void {
  const isRich = form.dataset['write'] === 'rich' || form.dataset['edit'] === 'rich'
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name="body"]')
  if (!isRich || !text || !isEditable(text.value)) return
  let opened: Promise<void> | undefined
  const open = (): Promise<void> =>
    (opened ??= import('./editor.ts').then(({ openEditor }) => openEditor(form, text, words, files)))
  form.addEventListener('quote', event => {
    const { detail } = event as CustomEvent<string>
    void open().then(() => form.dispatchEvent(new CustomEvent('insert', { detail })))
  })
  if (form.closest('#reply') && text.value === '') text.addEventListener('focus', () => void open(), { once: true })
  else void open()
}
