import type { Socket } from 'node:net'
import { type SmtpReply, createReplyParser } from './reply.ts'

/** An SMTP session on an open socket. Replies arrive in the order of commands. */
export type SmtpDialogue = {
  socket: Socket
  /** Waits for the next reply, also for the greeting. */
  readReply(ms: number): Promise<SmtpReply>
  write(text: string): void
  /** Sends a command and waits for its reply. */
  command(command: string, ms: number): Promise<SmtpReply>
  isOpen(): boolean
  /** Whether no unsolicited data was received. */
  isQuiet(): boolean
  end(error: Error): void
  /** Removes the listeners and returns the socket. */
  detach(): Socket
}

export function startDialogue(socket: Socket): SmtpDialogue {
  const reader = createReplyParser()
  const pendingReplies: { resolve: (reply: SmtpReply) => void; reject: (error: Error) => void }[] = []
  let failure: Error | undefined
  let isQuiet = true
  // A hard deadline for servers that send a byte now and then.
  let deadline = Infinity

  const end = (error: Error): void => {
    if (failure) return
    failure = error
    socket.destroy()
    for (const { reject } of pendingReplies.splice(0)) reject(error)
  }
  const onData = (chunk: Buffer): void => {
    if (performance.now() > deadline) return onTimeout()
    try {
      for (const reply of reader.read(chunk)) {
        const next = pendingReplies.shift()
        if (next) next.resolve(reply)
        else isQuiet = false
      }
      // A server that gives up may send an unsolicited reply and close the connection.
      if (!isQuiet) end(new Error('the server said more than it was asked'))
    } catch (error) {
      end(error as Error)
    }
  }
  const onEnd = (): void => end(new Error('the server hung up'))
  const onTimeout = (): void => end(new Error('the server did not answer in time'))
  const listeners = { data: onData, end: onEnd, close: onEnd, error: end, timeout: onTimeout }
  for (const [name, listener] of Object.entries(listeners)) socket.on(name, listener)

  const readReply = (ms: number): Promise<SmtpReply> => {
    if (failure) return Promise.reject(failure)
    socket.setTimeout(ms)
    deadline = performance.now() + 2 * ms
    return new Promise((resolve, reject) => pendingReplies.push({ resolve, reject }))
  }
  return {
    socket,
    readReply,
    write: text => void socket.write(text),
    command(command, ms) {
      socket.write(`${command}\r\n`)
      return readReply(ms)
    },
    isOpen: () => failure === undefined,
    isQuiet: () => isQuiet && reader.isEmpty(),
    end,
    detach() {
      failure ??= new Error('nobody listens any more')
      for (const [name, listener] of Object.entries(listeners)) socket.off(name, listener)
      return socket
    },
  }
}
