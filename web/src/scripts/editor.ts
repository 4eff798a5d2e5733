import { Editor, type ChainedCommands } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'
import './editor.css'
import type { FileUploads } from './file-uploads.ts'
import { setFormat } from './autosave.ts'
import { completeMentionsIn } from './mention-completion.ts'
import type { EditorMessages } from './page-messages.ts'

type EditorTool = { word: string; sign: string; mark?: string; do: (chain: ChainedCommands) => ChainedCommands }
const tools: readonly EditorTool[] = [
  { word: 'bold', sign: 'B', mark: 'bold', do: chain => chain.toggleBold() },
  { word: 'italic', sign: 'I', mark: 'italic', do: chain => chain.toggleItalic() },
  { word: 'heading', sign: 'H', mark: 'heading', do: chain => chain.toggleHeading({ level: 2 }) },
  { word: 'list', sign: '•', mark: 'bulletList', do: chain => chain.toggleBulletList() },
  { word: 'numbers', sign: '1.', mark: 'orderedList', do: chain => chain.toggleOrderedList() },
  { word: 'quote', sign: '”', mark: 'blockquote', do: chain => chain.toggleBlockquote() },
  { word: 'code', sign: '</>', mark: 'codeBlock', do: chain => chain.toggleCodeBlock() },
]

/** Opens the editor in place of the text area, which keeps the value to be sent. */
export function openEditor(
  form: HTMLFormElement,
  text: HTMLTextAreaElement,
  words: EditorMessages,
  files?: FileUploads,
): void {
  // A quote comes in the format of the editor as well.
  const quote =
    text.value === text.defaultValue ? form.querySelector<HTMLTemplateElement>('template[data-quote]') : null
  const given = quote?.innerHTML ?? text.value
  const isTyped =
    !quote &&
    form.dataset['edit'] === undefined &&
    form.querySelector<HTMLInputElement>('[name="body_type"]')?.value !== 'html'
  const box = Object.assign(document.createElement('div'), { className: 'editor' })
  const bar = Object.assign(document.createElement('div'), { className: 'tools' })
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', words['tools'] ?? '')
  const page = Object.assign(document.createElement('div'), { className: 'reading sheet' })
  box.append(bar, page)

  const editor = new Editor({
    element: page,
    // Styles come as a file of ours: the policy of the page lets none be written into it.
    injectCSS: false,
    extensions: [StarterKit.configure({ link: { openOnClick: false, autolink: true, protocols: ['mailto'] } }), Image],
    content: isTyped ? paragraphs(given) : given,
    parseOptions: { preserveWhitespace: isTyped ? 'full' : true },
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': words['label'] ?? '', dir: 'auto' },
      handlePaste: (_view, event) => take(event.clipboardData?.files),
      handleDrop: (_view, event) => take(event.dataTransfer?.files),
    },
  })
  // Unsupported HTML is edited as source, rather than lost.
  if (!isTyped && !keepsAllText(given, editor.getHTML())) return editor.destroy()

  function take(given: FileList | undefined): boolean {
    const pictures = [...(given ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0 || !files) return false
    void (async () => {
      for (const picture of pictures) {
        const added = await files.add(picture, true)
        if (added) editor.chain().focus().setImage({ src: added.url, alt: added.filename }).run()
      }
    })()
    return true
  }
  const hold = (): void => {
    text.value = editor.isEmpty ? '' : editor.getHTML()
    text.dispatchEvent(new Event('input', { bubbles: true }))
  }
  editor.on('update', hold)
  setFormat(form, 'html')
  // Input from before the editor is sent in its format, even without further input.
  if (quote || (isTyped && given !== '')) hold()
  form.addEventListener('insert', event => {
    editor.commands.focus('end')
    if (!editor.isEmpty) editor.commands.insertContent('<p></p>')
    editor
      .chain()
      .insertContent((event as CustomEvent<string>).detail)
      .focus('end')
      .run()
  })
  // It takes the space of the text area, so that nothing below moves.
  form.querySelector('.format')?.classList.add('unseen')
  box.style.minBlockSize = `${text.offsetHeight}px`
  text.after(box)
  fill(bar, editor, words, files && take)
  completeMentionsIn(form, box, editor)
  // At once, so that no keystroke is lost.
  if (document.activeElement === text) {
    editor.commands.setTextSelection(editor.state.doc.content.size)
    editor.view.focus()
  }
  text.hidden = true
  text.labels[0]?.addEventListener('click', () => editor.commands.focus())
}

function fill(
  bar: HTMLElement,
  editor: Editor,
  words: EditorMessages,
  take: ((files: FileList | undefined) => boolean) | undefined,
): void {
  const button = (sign: string, word: string, press: () => void): HTMLButtonElement => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button',
      textContent: sign,
      title: words[word] ?? '',
    })
    // The accessible name of a button includes its text.
    made.setAttribute('aria-label', sign === words[word] ? sign : `${words[word]} ${sign}`)
    // The text keeps the focus: typing continues there.
    made.addEventListener('mousedown', event => event.preventDefault())
    made.addEventListener('click', press)
    bar.append(made)
    return made
  }
  const marks = tools.map(tool => ({
    ...tool,
    made: button(tool.sign, tool.word, () => void tool.do(editor.chain().focus()).run()),
  }))
  button(words['link'] ?? '', 'link', () => {
    const address = prompt(words['address'], (editor.getAttributes('link')['href'] as string | undefined) ?? 'https://')
    if (address === null) return
    if (address === '' || address === 'https://') editor.chain().focus().unsetLink().run()
    else editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run()
  })
  if (take) {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*', hidden: true })
    input.addEventListener('change', () => {
      take(input.files ?? undefined)
      input.value = ''
    })
    bar.append(input)
    button(words['picture'] ?? '', 'picture', () => input.click())
  }
  button(words['undo'] ?? '', 'undo', () => void editor.chain().focus().undo().run())
  const show = (): void => {
    for (const { made, mark } of marks)
      made.setAttribute('aria-pressed', String(mark !== undefined && editor.isActive(mark)))
  }
  editor.on('transaction', show)
  show()
}

/** Whether nothing that can be seen is lost: every element and every word of the one is in the other. */
function keepsAllText(before: string, after: string): boolean {
  const seen = (html: string): string => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const names = [...body.querySelectorAll('*')].map(({ tagName }) => tagName).filter(name => !plainElements.has(name))
    return [body.textContent.replaceAll(/\s+/g, ''), ...names.toSorted()].join(' ')
  }
  return seen(before) === seen(after)
}
/** Neutral container elements. */
const plainElements = new Set(['P', 'DIV', 'SPAN', 'BR', 'SECTION'])

const paragraphs = (text: string): string => {
  const box = document.createElement('div')
  for (const part of text.split(/\n{2,}/).filter(Boolean))
    box.append(Object.assign(document.createElement('p'), { textContent: part }))
  return box.innerHTML
}
