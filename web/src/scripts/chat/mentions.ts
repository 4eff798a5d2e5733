import { completeWords } from '../tag-completion.ts'
import type { ChatPage } from './chat-page.ts'

/** Completes `@` with the names of people in the chat, which are fetched when the first one is typed. */
export function completeMentions({ main, client, settings: { sub, me } }: ChatPage): void {
  const text = main.querySelector<HTMLTextAreaElement>('form[data-compose] textarea')
  if (!text) return
  let names: string[] = [...main.querySelectorAll('.by bdi')].map(name => name.textContent)
  let isAsked = false
  const fetchNames = async (): Promise<void> => {
    const { data } = await client.chatmembers({ chatsub_id: sub, limit: 100 })
    names = [...names, ...data.map(({ full_name }) => full_name ?? '')]
  }
  completeWords(text, {
    pattern: /(?:^|\s)@([^\n@]{0,40})$/u,
    sign: '@',
    id: 'mention',
    find(word) {
      if (!isAsked) {
        isAsked = true
        // Until they are there, and where they don't come, those who have written are known.
        fetchNames().then(
          () => text.dispatchEvent(new Event('input')),
          () => {},
        )
      }
      const others = [...new Set(names)].filter(name => name !== '' && name !== me.full_name)
      return others.filter(name =>
        name
          .toLowerCase()
          .split(/\s+/)
          .some((_, n, parts) => parts.slice(n).join(' ').startsWith(word)),
      )
    },
  })
}
