import { fieldOf } from '../page-messages.ts'
import { excerptOf } from '../../lib/chats/message-parts.ts'
import { fillNames, type ChatPage } from './chat-page.ts'
import type { MessageLog } from './message-log.ts'
import type { Outbox } from './outbox.ts'

export type ComposerEvents = {
  send(message: string, reply: number): void
  edit(num: number, message: string): Promise<boolean>
  attach(files: readonly File[], message: string, reply: number): void
  typing(isTyping: boolean): void
}
export type Composer = {
  begin(mode: 'reply' | 'edit', line: HTMLElement): void
  isIdle(): boolean
  restore(text: string): void
}

/** How often the others hear that somebody is still typing. */
const typingEveryMs = 3000

/** The form to write with: Enter sends, ↑ edits the last message, Esc gives up an answer or an edit. */
export function createComposer(
  { main, words }: ChatPage,
  log: MessageLog,
  outbox: Outbox,
  events: ComposerEvents,
): Composer | null {
  const form = main.querySelector<HTMLFormElement>('form[data-compose]')
  const text = form?.querySelector('textarea')
  if (!form || !text) return null
  const about = form.querySelector<HTMLElement>('[data-about]')!
  const aboutText = about.querySelector('bdi')!
  const button = form.querySelector<HTMLButtonElement>('button.main')!
  const input = fieldOf(form, 'fileupload')
  // A form that was opened for an answer or an edit goes on as one.
  let reply = Number(fieldOf(form, 'reply_to')?.value ?? 0)
  let editing = Number(fieldOf(form, 'msg_num')?.value ?? 0)
  /** What was being typed before an edit. */
  let aside = ''
  let lastTyping = 0
  form.dataset['live'] = ''
  if (text.value === '') text.value = outbox.typed()

  function showMode(sentence: string): void {
    about.hidden = sentence === ''
    aboutText.textContent = sentence
    button.textContent = (editing > 0 ? words['save'] : words['send']) ?? ''
    if (input) input.disabled = editing > 0
  }
  function stopMode(): void {
    if (editing > 0) text!.value = aside
    ;[reply, editing, aside] = [0, 0, '']
    showMode('')
    outbox.keepTyped(text!.value)
  }
  const begin: Composer['begin'] = (mode, line) => {
    const num = Number(line.dataset['num'])
    if (editing > 0) stopMode()
    if (mode === 'edit') {
      aside = text.value
      editing = num
      reply = 0
      text.value = line.querySelector('.text')?.textContent ?? ''
      showMode(words['editing'] ?? '')
    } else {
      reply = num
      const name = line.querySelector('.by bdi')?.textContent ?? ''
      const message = line.querySelector('.text')?.textContent ?? ''
      showMode(`${fillNames(words['replying'], name)}: ${excerptOf({ message, media: null })}`)
    }
    text.focus()
    text.setSelectionRange(text.value.length, text.value.length)
  }
  function setTyping(isTyping: boolean): void {
    const now = Date.now()
    if (isTyping ? now - lastTyping < typingEveryMs : lastTyping === 0) return
    lastTyping = isTyping ? now : 0
    events.typing(isTyping)
  }
  function submit(): void {
    const [message, num] = [text!.value.trimEnd(), editing]
    const files = [...(input?.files ?? [])]
    if (message.trim() === '' && files.length === 0) return
    setTyping(false)
    if (num > 0) {
      stopMode()
      void events.edit(num, message).then(isDone => {
        const line = isDone ? null : log.find(num)
        if (!line) return
        begin('edit', line)
        text!.value = message
      })
      return
    }
    const answered = reply
    text!.value = ''
    stopMode()
    if (input) input.value = ''
    if (files.length > 0) events.attach(files, message, answered)
    else events.send(message, answered)
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    submit()
  })
  text.addEventListener('keydown', event => {
    if (event.isComposing || event.defaultPrevented) return
    const isFine = matchMedia('(pointer: fine)').matches
    if (event.key === 'Enter' && !event.shiftKey && isFine) submit()
    else if (event.key === 'Escape' && !about.hidden) stopMode()
    else if (event.key === 'ArrowUp' && text.value === '') {
      const own = [...log.list.querySelectorAll<HTMLElement>('.own[data-num]:not(.gone)')].at(-1)
      if (!own) return
      begin('edit', own)
    } else return
    event.preventDefault()
  })
  text.addEventListener('input', () => {
    if (editing === 0) outbox.keepTyped(text.value)
    setTyping(text.value !== '')
  })
  about.querySelector('[data-cancel]')!.addEventListener('click', event => {
    event.preventDefault()
    stopMode()
    text.focus()
  })
  takeFiles(form, text, input, files => {
    const [message, answered] = [text.value.trimEnd(), reply]
    text.value = ''
    stopMode()
    events.attach(files, message, answered)
  })
  return {
    begin,
    isIdle: () => text.value === '' && editing === 0,
    restore(message) {
      text.value = [message, text.value].filter(Boolean).join('\n')
      outbox.keepTyped(text.value)
    },
  }
}

/** Files that are chosen, dropped or pasted go at once. */
function takeFiles(
  form: HTMLFormElement,
  text: HTMLTextAreaElement,
  input: HTMLInputElement | null,
  take: (files: readonly File[]) => void,
): void {
  const setDropping = (is: boolean): void => void form.toggleAttribute('data-dropping', is)
  const whole = form.closest('main')!
  whole.addEventListener('dragover', event => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDropping(true)
  })
  whole.addEventListener('dragleave', () => setDropping(false))
  whole.addEventListener('drop', event => {
    setDropping(false)
    if (!event.dataTransfer?.files.length) return
    event.preventDefault()
    take([...event.dataTransfer.files])
  })
  text.addEventListener('paste', event => {
    if (!event.clipboardData?.files.length) return
    event.preventDefault()
    take([...event.clipboardData.files])
  })
  input?.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    input.value = ''
    if (files.length > 0) take(files)
  })
}
