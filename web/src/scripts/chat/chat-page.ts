import type { Client } from '../../../../client/index.ts'
import { messagesOf, type EditorMessages } from '../page-messages.ts'

/** What the page says about the chat and its reader. */
export type ChatSettings = {
  chat: number
  sub: number
  group: number
  path: string
  me: { id: number; full_name: string }
  /** The number of messages when the page was loaded. */
  last: number
  canWrite: boolean
  canDeleteAll: boolean
  locale: string
  zone: string
  clock: Intl.DateTimeFormatOptions
}
export type ChatPage = {
  main: HTMLElement
  settings: ChatSettings
  words: EditorMessages
  client: Client
}

/** The chat of a page, if it can be live. */
export function chatPageOf(main: HTMLElement, client: Client): ChatPage {
  return { main, client, settings: JSON.parse(main.dataset['chat']!) as ChatSettings, words: messagesOf(main) }
}

/** Two names in a sentence. */
export const fillNames = (sentence: string | undefined, one: string, other = ''): string =>
  (sentence ?? '').replace('\u0001', () => one).replace('\u0002', () => other)

export const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
