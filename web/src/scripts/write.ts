// Improves compose forms: autosave, uploads, hashtag completion, and the editor.
import { createFileUploads } from './file-uploads.ts'
import { createAutosave } from './autosave.ts'
import { loadEditor } from './load-editor.ts'
import { completeTags } from './tag-completion.ts'
import { messagesOf } from './page-messages.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-write]')) {
  const words = messagesOf(form)
  const keeper = createAutosave(form, words)
  const files = createFileUploads(form, words, keeper)
  completeTags(form)
  // Few know of it, and fewer use it.
  if (form.dataset['mentions'] !== undefined)
    void import('./mention-completion.ts').then(({ completeMentions }) => completeMentions(form))
  void keeper.restore().then(() => loadEditor(form, words, files))
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-edit]')) loadEditor(form, messagesOf(form))
