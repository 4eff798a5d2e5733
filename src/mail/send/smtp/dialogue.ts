import type { Socket } from 'node:net'
import { type SmtpReply, createReplyParser } from './reply.ts'

/** A conversation on an open socket: what is asked is answered in its order. */
export type SmtpDialogue = {
  socket: Socket
  /** The next answer, to what was said or to nothing: a server speaks first. */
  readReply(ms: number): Promise<SmtpReply>
  write(text: string): void
  /** Says one command and hears its answer. */
  command(command: string, ms: number): Promise<SmtpReply>
  isOpen(): boolean
  /** Nothing was said that nobody asked for. */
  isQuiet(): boolean
  end(error: Error): void
  /** Leaves the socket to somebody else. */
  detach(): Socket
}

export function startDialogue(socket: Socket): SmtpDialogue {
  const reader = createReplyParser()
  const awaited: { resolve: (reply: SmtpReply) => void; reject: (error: Error) => void }[] = []
  let failure: Error | undefined
  let isQuiet = true
  // Somebody who says a letter a minute is not silent, and does not answer either.
  let patientUntil = Infinity

  const end = (error: Error): void => {
    if (failure) return
    failure = error
    socket.destroy()
    for (const { reject } of awaited.splice(0)) reject(error)
  }
  const onData = (chunk: Buffer): void => {
    if (performance.now() > patientUntil) return onTimeout()
    try {
      for (const reply of reader.read(chunk)) {
        const next = awaited.shift()
        if (next) next.resolve(reply)
        else isQuiet = false
      }
      // A server that gives up says so unasked, and hangs up.
      if (!isQuiet) end(new Error('the server said more than it was asked'))
    } catch (error) {
      end(error as Error)
    }
  }
  const onEnd = (): void => end(new Error('the server hung up'))
  const onTimeout = (): void => end(new Error('the server did not answer in time'))
  const listeners = { data: onData, end: onEnd, close: onEnd, error: end, timeout: onTimeout }
  for (const [name, listener] of Object.entries(listeners)) socket.on(name, listener)

  const hear = (ms: number): Promise<SmtpReply> => {
    if (failure) return Promise.reject(failure)
    socket.setTimeout(ms)
    patientUntil = performance.now() + 2 * ms
    return new Promise((resolve, reject) => awaited.push({ resolve, reject }))
  }
  return {
    socket,
    readReply: hear,
    write: text => void socket.write(text),
    command(command, ms) {
      socket.write(`${command}\r\n`)
      return hear(ms)
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
