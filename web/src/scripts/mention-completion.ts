import type { Editor } from '@tiptap/core'
import { completeIn, type Completion } from './completion.ts'
import { fieldOf } from './page-messages.ts'
import { completeWords } from './tag-completion.ts'

const pauseMs = 150
type MentionsResponse = { names: { full_name: string }[] }

/** Completes `@` with the names of members, for those who may see them. */
function mentionsOf(form: HTMLFormElement): Completion | undefined {
  const group_id = form.dataset['mentions'] === undefined ? '' : (fieldOf(form, 'group_id')?.value ?? '')
  if (group_id === '') return undefined
  const known = new Map<string, Promise<readonly string[]>>()
  /** Beginnings that no name has: whatever follows is a sentence. */
  const without = new Set<string>()
  let last = ''
  async function fetchNames(q: string): Promise<readonly string[]> {
    const response = await fetch(`/api/v1/findmentions?${new URLSearchParams({ group_id, q })}`)
    if (!response.ok) return []
    const { names } = (await response.json()) as MentionsResponse
    if (names.length === 0) without.add(q)
    return names.map(({ full_name }) => full_name)
  }
  return {
    pattern: /(?:^|[\s(])@([^\n@]{1,40})$/u,
    sign: '@',
    id: 'mention',
    async find(word) {
      last = word
      if ([...without].some(beginning => word.startsWith(beginning))) return []
      if (!known.has(word)) {
        await new Promise(resolve => setTimeout(resolve, pauseMs))
        if (last !== word) return []
        if (known.size > 100) known.clear()
        known.set(word, fetchNames(word))
      }
      return known.get(word)!
    },
  }
}

/** In the text as it is sent. */
export function completeMentions(form: HTMLFormElement): void {
  const completion = mentionsOf(form)
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name="body"]')
  if (completion && text) completeWords(text, completion)
}

/** In the editor: the list is at the cursor, above the text that follows. */
export function completeMentionsIn(form: HTMLFormElement, box: HTMLElement, editor: Editor): void {
  const completion = mentionsOf(form)
  if (!completion) return
  completeIn(
    {
      element: editor.view.dom,
      before() {
        const { $from, empty } = editor.state.selection
        return empty
          ? $from.parent.textBetween(Math.max(0, $from.parentOffset - 60), $from.parentOffset, '\n', '\n')
          : ''
      },
      replace(length, text) {
        const { from } = editor.state.selection
        editor
          .chain()
          .focus()
          .insertContentAt({ from: from - length, to: from }, { type: 'text', text })
          .run()
      },
      onChange: callBack => void editor.on('update', callBack),
      place(list) {
        if (!list.isConnected) box.append(list)
        const [cursor, around] = [editor.view.coordsAtPos(editor.state.selection.from), box.getBoundingClientRect()]
        list.style.insetBlockStart = `${cursor.bottom - around.top + 4}px`
        list.style.left = `${Math.max(0, Math.min(cursor.left - around.left, around.width - list.offsetWidth))}px`
      },
    },
    completion,
  )
}
