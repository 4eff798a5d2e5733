/** A message that the server has not confirmed. The nonce makes it one, however often it is sent. */
export type UnsentMessage = { nonce: string; message: string; reply: number }

/** What was sent and not confirmed, and what is being typed. They outlive the page. */
export type Outbox = {
  unsent(): UnsentMessage[]
  add(message: UnsentMessage): void
  remove(nonce: string): void
  typed(): string
  keepTyped(text: string): void
}

export function createOutbox(chat: number, me: number): Outbox {
  const [unsentKey, typedKey] = [`chat ${me} ${chat} unsent`, `chat ${me} ${chat} typed`]
  const read = (key: string): string => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  const write = (key: string, text: string): void => {
    try {
      if (text === '') localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // Storage is full or switched off: they last as long as the page.
    }
  }
  const unsent = (): UnsentMessage[] => {
    try {
      return JSON.parse(read(unsentKey) || '[]') as UnsentMessage[]
    } catch {
      return []
    }
  }
  const keep = (messages: readonly UnsentMessage[]): void =>
    write(unsentKey, messages.length === 0 ? '' : JSON.stringify(messages))
  return {
    unsent,
    add: message => keep([...unsent(), message]),
    remove: nonce => keep(unsent().filter(message => message.nonce !== nonce)),
    typed: () => read(typedKey),
    keepTyped: text => write(typedKey, text),
  }
}
