import { ApiError, isApiError } from '../src/contract/errors.ts'
import type { ChatMessage, ChatMsgTapback } from './calls.generated.ts'
import { createPendingRequests } from './chat-pending-requests.ts'
import { createSequencer, type ChatPosition } from './chat-sequencer.ts'
import { readFrame, type ChatActivity } from './chat-frames.ts'
import { openChatSocket, type ChatSocket, type ChatSocketDeps } from './chat-socket.ts'

export type { ChatPosition } from './chat-sequencer.ts'

export type ChatOptions = {
  /** The caller’s own place in the chat: the `id` of `chat_sub`. */
  chatsub_id: number
  /** Start with new messages, without the last 50. */
  no_history?: boolean
  /** Resume from the `place()` of an earlier session. */
  since?: ChatPosition
  /** A message, each once and in order; or an earlier one that changed. */
  onMessage(message: ChatMessage): void
  /** Someone joined, left, or is typing. */
  onPresence?: (news: ChatActivity) => void
  /** Whether there is a connection that has delivered all missed messages. */
  onLine?: (isThere: boolean) => void
}

/** A chat session. It reconnects by itself and misses nothing. */
export type Chat = {
  /**
   * Resolves once the server has stored it. It is sent again after a reconnect, without creating a duplicate; with a
   * `nonce` of your own, also by a later session.
   */
  post(message: string, more?: { reply_to_msg_num?: number; nonce?: string }): Promise<ChatMessage>
  edit(msg_num: number, message: string): Promise<ChatMessage>
  remove(msg_num: number): Promise<ChatMessage>
  react(msg_num: number, tapback: ChatMsgTapback, on?: boolean): Promise<ChatMessage>
  /** All up to this message was read. */
  seen(msg_num: number): void
  typing(isTyping: boolean): void
  /** Where a later conversation can go on. */
  place(): ChatPosition | undefined
  /** The network has changed: the connection is given up, and another one opened at once. */
  reconnect(): void
  /** Leaves the chat. */
  leave(): Promise<void>
  /** Ends the conversation; one stays in the chat. */
  close(): void
  /** Why it is over: a refusal of the server, such as `closed chat`; nothing after `close()`. */
  ended: Promise<ApiError | undefined>
}

const type = 'chat_msg_type_normal'
/** Recognized by the nonce only. */
const never = (): boolean => false

export function openChat(parts: ChatSocketDeps, options: ChatOptions): Chat {
  const { onMessage, onPresence, onLine } = options
  const order = createSequencer(
    {
      deliver(message) {
        acts.settle(message)
        onMessage(message)
      },
      ask: askSince,
    },
    options.since,
  )
  const acts = createPendingRequests(frame => isWhole && chatSocket.send(frame))
  let [isWhole, isResuming] = [false, false]

  function askSince(): void {
    const place = order.place()
    if (place) chatSocket.send({ since: place.msg_num, version: place.version })
  }
  function receive(text: string): void {
    const frame = readFrame(text)
    switch (frame?.object) {
      case 'chat_message':
        // A duplicate is answered again, to its sender only.
        acts.settle(frame)
        return order.take(frame)
      case 'chat_place':
        // The chat's current position, sent to newcomers, is not the client's own.
        if (frame.since === null && isResuming) return
        order.arrive(frame)
        return frame.more ? undefined : becomeWhole()
      case 'error':
        return void acts.refuse(frame.nonce, new ApiError(frame.type, frame.extra))
      case 'chat_presence':
      case 'chat_typing':
        return onPresence?.(frame)
    }
  }
  function becomeWhole(): void {
    if (isWhole) return
    isWhole = true
    onLine?.(true)
    for (const frame of acts.waiting()) chatSocket.send(frame)
  }

  const chatSocket: ChatSocket = openChatSocket(parts, {
    query: () => ({
      chatsub_id: options.chatsub_id,
      no_history: options.no_history === true || order.place() !== undefined,
      presence: onPresence !== undefined,
      places: true,
    }),
    opened() {
      isResuming = order.place() !== undefined
      askSince()
    },
    onFrame: receive,
    quiet: askSince,
    lost(isEnded) {
      order.interrupt()
      if (isWhole && !isEnded) onLine?.(false)
      isWhole = false
    },
  })
  const ended = chatSocket.ended.then(error => {
    acts.end(error ?? new Error('the conversation was closed'))
    return error
  })

  return {
    post: (message, { nonce, ...more } = {}) => acts.add({ ...more, type, message }, never, nonce),
    edit(msg_num, message) {
      const before = order.place()?.version ?? 0
      return acts.add({ msg_num, message }, now => now.msg_num === msg_num && now.version > before)
    },
    remove: msg_num => acts.add({ delete_msg_num: msg_num }, now => now.delete_msg_num === msg_num),
    react(msg_num, tapback, on = true) {
      return acts.add({ msg_num, tapback, on }, now => now.msg_num === msg_num)
    },
    seen: msg_num => chatSocket.send({ last_msg_seen: msg_num }),
    typing: isTyping => chatSocket.send({ typing: isTyping }),
    place: order.place,
    reconnect: chatSocket.reconnect,
    async leave() {
      try {
        await acts.add({ type, message: '/leave' }, never)
      } catch (error) {
        if (!isApiError(error) || error.extra !== 'invalid chatsub_id') throw error
      }
    },
    close: chatSocket.close,
    ended,
  }
}
