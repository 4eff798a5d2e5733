// Improves forms to write with: what is typed is kept, files come one by one, hashtags are completed, and the text has a form.
import { filesOf } from './files.ts'
import { keeperOf } from './keeper.ts'
import { makeRich } from './rich.ts'
import { completeTags } from './tags.ts'
import { wordsOf } from './words.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-write]')) {
  const words = wordsOf(form)
  const keeper = keeperOf(form, words)
  const files = filesOf(form, words, keeper)
  completeTags(form)
  void keeper.restore().then(() => makeRich(form, words, files))
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-edit]')) makeRich(form, wordsOf(form))
