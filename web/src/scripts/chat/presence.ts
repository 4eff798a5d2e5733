import type { ChatActivity } from '../../../../client/index.ts'
import { initialsOf, tintOf } from '../../lib/components/initials.ts'
import { fillNames, make, type ChatPage } from './chat-page.ts'

/** Someone who stopped without saying so has stopped after this long. */
const typingMs = 6000

/** Shows who is there, and who is typing, in words. */
export function createPresence({ main, settings: { me, locale }, words }: ChatPage) {
  const section = document.querySelector<HTMLElement>('[data-online]')
  const count = main.querySelector<HTMLElement>('[data-online-count]')
  const typing = main.querySelector<HTMLElement>('[data-typing]')
  const face = main.querySelector<HTMLTemplateElement>('template[data-blank]')!.content.querySelector('.face')
  const present = new Map<number, string>()
  const typists = new Map<number, { name: string; timer: number }>()

  function personItem(name: string, shown: string): HTMLElement {
    const tinted = face?.cloneNode() as HTMLElement | undefined
    if (tinted) {
      for (let tint = 0; tint < 8; tint += 1) tinted.classList.remove(`tint${tint}`)
      tinted.classList.add(`tint${tintOf(name)}`)
      tinted.textContent = initialsOf(name)
    }
    const item = make('li', {}, ...(tinted ? [tinted] : []), make('bdi', { textContent: shown }))
    item.dataset['person'] = ''
    return item
  }
  function showPresent(): void {
    const names = [...present.values()].toSorted((a, b) => a.localeCompare(b))
    const number = (present.size + 1).toLocaleString(locale)
    if (count) count.textContent = `, ${fillNames(words['onlineCount'], number)}`
    if (!section) return
    section.hidden = false
    const items = names.map(name => personItem(name, name))
    section.querySelector('ul')!.replaceChildren(...items, personItem(me.full_name, words['you'] ?? ''))
  }
  function showTyping(): void {
    const [one = '', other = '', ...more] = [...typists.values()].map(({ name }) => name)
    const sentence = more.length > 0 ? 'typingMany' : other ? 'typingTwo' : 'typingOne'
    if (typing) typing.textContent = one ? fillNames(words[sentence], one, other) : ''
  }
  function stopTyping(user_id: number): void {
    clearTimeout(typists.get(user_id)?.timer)
    if (typists.delete(user_id)) showTyping()
  }
  return {
    take(news: ChatActivity): void {
      if (news.user_id === me.id) return
      if (news.object === 'chat_presence') {
        if (news.present) present.set(news.user_id, news.display_name)
        else present.delete(news.user_id)
        if (!news.present) stopTyping(news.user_id)
        return showPresent()
      }
      stopTyping(news.user_id)
      if (!news.typing) return
      const timer = window.setTimeout(() => stopTyping(news.user_id), typingMs)
      typists.set(news.user_id, { name: news.display_name, timer })
      showTyping()
    },
    stopTyping,
    /** Connected: only oneself is known to be there until others are announced. */
    enter: showPresent,
    leave(): void {
      present.clear()
      for (const user_id of typists.keys()) stopTyping(user_id)
      if (count) count.textContent = ''
      if (section) section.hidden = true
    },
  }
}
