// Keeps a chat up to date, and sends without leaving the page.
import { createClient, type Chat, type ChatMessage } from '../../../../client/index.ts'
import { tapbackKinds } from '../../lib/chats/message-parts.ts'
import { chatPageOf, make, type ChatPage } from './chat-page.ts'
import { createComposer, type Composer } from './composer.ts'
import { followScrolling } from './history.ts'
import { completeMentions } from './mentions.ts'
import { createMessageLog, type MessageLog } from './message-log.ts'
import { createOutbox, type UnsentMessage } from './outbox.ts'
import { createPresence } from './presence.ts'
import { createUploads } from './uploads.ts'

const main = document.querySelector<HTMLElement>('main[data-chat]')
if (main) startChat(chatPageOf(main, createClient({ url: location.origin })))

function startChat(page: ChatPage): void {
  const { main, client, settings, words } = page
  const log = createMessageLog(page)
  const outbox = createOutbox(settings.chat, settings.me.id)
  const history = followScrolling(page, log)
  const presence = createPresence(page)
  const status = main.querySelector<HTMLElement>('[data-connection]')
  const toLatest = createLatestButton(page, log)
  let seen = Math.max(log.last(), 0)
  let isConnected = false

  const say = (text: string): void => {
    if (!status) return
    status.textContent = text
    status.hidden = text === ''
  }
  /** What is at the end of the page is read, if the page is looked at. */
  function markSeen(): void {
    if (document.hidden || !log.isAtEnd() || history.hasLater()) return
    toLatest.clear()
    if (log.last() <= seen) return
    seen = log.last()
    chat.seen(seen)
  }
  function showMessage(message: ChatMessage): void {
    presence.stopTyping(message.user_id)
    const isNext = message.msg_num === log.last() + 1
    if (log.find(message.msg_num) || (isNext && !history.hasLater())) log.add(message)
    if (message.msg_num > seen && message.user_id !== settings.me.id && !log.isAtEnd()) toLatest.count(message.msg_num)
    markSeen()
  }
  // Where the page ends with the newest messages it goes on from there; elsewhere only new ones are of interest.
  const place = { msg_num: log.last(), version: log.version() }
  const chat: Chat = client.chat({
    chatsub_id: settings.sub,
    no_history: true,
    ...(history.hasLater() ? {} : { since: place }),
    onMessage: showMessage,
    onPresence: presence.take,
    onLine(isThere) {
      isConnected = isThere
      say(isThere ? '' : (words['offline'] ?? ''))
      if (isThere) presence.enter()
      else presence.leave()
    },
  })
  void chat.ended.then(error => {
    if (!error || error.extra === 'closed chat') return location.reload()
    if (error.type !== 'authentication') return say(words['ended'] ?? '')
    say(words['signedOut'] ?? '')
    // What is typed and what was not sent is kept until then.
    const href = `/login?next=${encodeURIComponent(location.pathname)}`
    status?.append(' ', make('a', { href, className: 'link', textContent: words['signIn'] ?? '' }))
  })
  // The first connection may take a moment; who has none for longer is told.
  setTimeout(() => !isConnected && status?.hidden && say(words['reconnecting'] ?? ''), 4000)
  window.addEventListener('offline', () => say(words['offline'] ?? ''))
  for (const kind of ['offline', 'online']) window.addEventListener(kind, () => chat.reconnect())
  // Hidden pages may have been asleep.
  document.addEventListener('visibilitychange', markSeen)
  log.scroller.addEventListener('scroll', markSeen, { passive: true })

  completeMentions(page)
  const uploads = createUploads(page, message => composer?.restore(message))
  const composer = createComposer(page, log, outbox, {
    send(message, reply) {
      const unsent = { nonce: crypto.randomUUID(), message, reply }
      outbox.add(unsent)
      deliver(unsent)
    },
    edit: (num, message) =>
      chat.edit(num, message).then(
        () => true,
        () => false,
      ),
    attach: (files, message, reply) => void uploads(files, message, reply),
    typing: chat.typing,
  })
  /** Shows a message as on its way until the server has it, and sends it. */
  function deliver(unsent: UnsentMessage): void {
    const { nonce, message, reply } = unsent
    const state = make('p', { className: 'state small quiet', textContent: words['sending'] ?? '' })
    const line = make(
      'li',
      { className: 'line waiting' },
      make('p', { className: 'text', textContent: message }),
      state,
    )
    log.addWaiting(line)
    log.toEnd()
    chat.post(message, { nonce, ...(reply > 0 && { reply_to_msg_num: reply }) }).then(
      () => {
        outbox.remove(nonce)
        line.remove()
      },
      () => {
        const again = make('button', { type: 'button', className: 'button small', textContent: words['retry'] ?? '' })
        const discard = make('button', {
          type: 'button',
          className: 'button small',
          textContent: words['discard'] ?? '',
        })
        again.addEventListener('click', () => {
          line.remove()
          deliver(unsent)
        })
        discard.addEventListener('click', () => {
          outbox.remove(nonce)
          line.remove()
        })
        state.replaceChildren(make('span', { className: 'wrong', textContent: words['failed'] ?? '' }), again, discard)
      },
    )
  }
  for (const unsent of outbox.unsent()) deliver(unsent)
  /** Says that something else than a message was refused, until something is done. */
  const attempt = (done: Promise<unknown>): void =>
    void done.then(
      () => isConnected && say(''),
      () => say(words['refused'] ?? ''),
    )
  handleButtons(page, chat, composer, attempt)
  handleKeys(log, composer)
  followKeyboard()
  document.getElementById('new')?.scrollIntoView({ block: 'center' })
}

/** A link to the newest messages, with how many came since one scrolled up. */
function createLatestButton({ main, words }: ChatPage, log: MessageLog) {
  const badge = make('span', { className: 'badge' })
  const button = make(
    'button',
    { type: 'button', className: 'button small', hidden: true },
    words['latest'] ?? '',
    ' ',
    badge,
  )
  button.dataset['latest'] = ''
  const missed = new Set<number>()
  log.scroller.after(button)
  const clear = (): void => {
    missed.clear()
    button.hidden = true
  }
  button.addEventListener('click', () => {
    const end = main.querySelector<HTMLAnchorElement>('[data-later]') ? `${location.pathname}#end` : ''
    if (end) location.assign(end)
    else log.toEnd()
    clear()
  })
  return {
    clear,
    count(num: number): void {
      missed.add(num)
      badge.textContent = String(missed.size)
      button.hidden = false
    },
  }
}

/** The buttons and links of messages, which lead to the same without scripts. */
function handleButtons(
  { main, words }: ChatPage,
  chat: Chat,
  composer: Composer | null,
  attempt: (done: Promise<unknown>) => void,
): void {
  main.addEventListener('click', event => {
    const pressed = (event.target as Element).closest<HTMLElement>(
      'button[name="tap"], button[name="remove"], a[data-do]',
    )
    const line = pressed?.closest<HTMLElement>('.line')
    if (!pressed || !line || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const num = Number(line.dataset['num'])
    const menu = pressed.closest<HTMLDetailsElement>('details')
    if (menu) menu.open = false
    if (pressed.dataset['do'] === 'reply' || pressed.dataset['do'] === 'edit')
      composer?.begin(pressed.dataset['do'], line)
    else if (pressed instanceof HTMLButtonElement && pressed.name === 'remove') {
      // oxlint-disable-next-line no-alert -- it asks what a dialog of the page would, and weighs nothing
      if (confirm(words['askDelete'])) attempt(chat.remove(num))
    } else if (pressed instanceof HTMLButtonElement) {
      const kind = tapbackKinds.find(name => name === pressed.value.split(' ')[1])
      const isOn = [...line.querySelectorAll<HTMLButtonElement>('.tap[aria-pressed="true"]')].some(
        ({ value }) => value === pressed.value,
      )
      if (kind) attempt(chat.react(num, kind, !isOn))
    }
  })
}

/** R replies to the message in focus, or to the last one. */
function handleKeys(log: MessageLog, composer: Composer | null): void {
  // Those who turned shortcuts off are not given the script of the others.
  if (!document.querySelector('script[src="/keys.js"]')) return
  document.addEventListener('keydown', event => {
    if (event.key !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    if (target.closest('input, textarea, select, [contenteditable]')) return
    const lines = log.list.querySelectorAll<HTMLElement>('.line[data-user]:not(.gone)')
    const line = target.closest<HTMLElement>('.line[data-user]') ?? [...lines].at(-1)
    if (!line || !composer) return
    event.preventDefault()
    composer.begin('reply', line)
  })
}

/** The keyboard of a phone covers the page: what is left of it is as high as what is seen. */
function followKeyboard(): void {
  const { visualViewport: seen } = window
  seen?.addEventListener('resize', () => {
    const isCovered = seen.scale === 1 && window.innerHeight - seen.height > 1
    document.body.style.height = isCovered ? `${seen.height}px` : ''
    if (isCovered) window.scrollTo(0, 0)
  })
}
