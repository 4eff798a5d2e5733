import { connect, type Socket } from 'node:net'
import { startMailServer, type MailServer } from '#mail/receive/smtp/server.ts'
import { generate } from 'selfsigned'
import type { World } from '../world.ts'

/** The lines of a mail. */
export const lines = (...all: string[]): string => all.join('\r\n')

let made: Promise<{ cert: string; key: string }> | undefined
export const certificate = (): Promise<{ cert: string; key: string }> =>
  (made ??= generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 }).then(
    ({ cert, private: key }) => ({
      cert,
      key,
    }),
  ))

export type TestMailServer = MailServer & {
  /** Its logged problems. */
  logged: string[]
}

/** Listens for the mail of a world; it stops with the world. */
export async function listenFor(
  world: World,
  {
    protocol = 'smtp',
    patience = 60_000,
    ...settings
  }: { protocol?: 'smtp' | 'lmtp'; patience?: number } & Partial<World['settings']> = {},
): Promise<TestMailServer> {
  const logged: string[] = []
  const server = await startMailServer({
    receiver: world.app.receiver,
    settings: { ...world.settings, ...settings },
    port: 0,
    protocol,
    timeoutMs: patience,
    certificate: await certificate(),
    log: (line, error) => void logged.push(error instanceof Error ? `${line}: ${error.message}` : line),
  })
  world.atEnd(() => server.close())
  return { ...server, logged }
}

/** A raw SMTP session. */
export type SmtpSession = {
  socket: Socket
  /** Sends text if the connection is open. */
  write(text: string): Promise<void>
  /** Sends text and returns all lines of the reply. */
  say(text: string | Buffer): Promise<string>
  /** Reads one more reply. */
  hear(): Promise<string>
  /** Everything received until the connection is closed. */
  rest(): Promise<string>
  end(): void
}

export async function openSession({ port }: { port: number }): Promise<SmtpSession> {
  const socket = connect(port, '127.0.0.1')
  const smtpSession = sessionOn(socket)
  await smtpSession.hear()
  return smtpSession
}

export function sessionOn(socket: Socket): SmtpSession {
  let [heard, isOver] = ['', false]
  let { promise: more, resolve: wake } = Promise.withResolvers<void>()
  const change = (): void => {
    wake()
    ;({ promise: more, resolve: wake } = Promise.withResolvers<void>())
  }
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    heard += text
    change()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isOver = true
    change()
  })
  const hear = async (): Promise<string> => {
    for (;;) {
      const answer = /^(?:\d{3}-[^\r\n]*\r\n)*\d{3}(?: [^\r\n]*)?\r\n/.exec(heard)?.[0]
      if (answer !== undefined) {
        heard = heard.slice(answer.length)
        return answer.trimEnd()
      }
      if (isOver) return heard
      await more
    }
  }
  return {
    socket,
    hear,
    async write(text) {
      if (socket.writableEnded || socket.destroyed || socket.write(text, 'latin1')) return
      socket.once('drain', change)
      while (socket.writableNeedDrain && !isOver && !socket.writableEnded) await more
    },
    say: text => {
      socket.write(text)
      return hear()
    },
    async rest() {
      while (!isOver) await more
      return heard
    },
    end: () => socket.destroy(),
  }
}

const stuffed = (raw: string): string => raw.replace(/^\./gm, '..')

type Envelope = { from?: string; to: string | readonly string[] }

/** Hands a mail over, as a mail server does; the answer to it, or the first refusal before it. */
export async function sendTo(server: { port: number }, raw: string, envelope: Envelope): Promise<string> {
  return (await deliver(server, raw, envelope, 'EHLO'))[0]!
}

/** Hands a mail over by LMTP; an answer for each recipient, as far as they come. */
export const sendToEach = (server: { port: number }, raw: string, envelope: Envelope): Promise<string[]> =>
  deliver(server, raw, envelope, 'LHLO')

async function deliver(
  server: { port: number },
  raw: string,
  { from = 'ben@example.org', to }: Envelope,
  hello: 'EHLO' | 'LHLO',
): Promise<string[]> {
  const smtpSession = await openSession(server)
  const all = [to].flat()
  try {
    const before = [`${hello} mx.example.org`, `MAIL FROM:<${from}>`, ...all.map(one => `RCPT TO:<${one}>`), 'DATA']
    for (const command of before) {
      const answer = await smtpSession.say(`${command}\r\n`)
      if (!/^[23]/.test(answer)) return [answer]
    }
    const answers = [await smtpSession.say(`${stuffed(raw)}\r\n.\r\n`)]
    while (hello === 'LHLO' && answers.length < all.length) answers.push(await smtpSession.hear())
    return answers
  } finally {
    smtpSession.end()
  }
}
