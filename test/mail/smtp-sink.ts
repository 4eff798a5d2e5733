import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

type Verb = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end'
/** The reply to a recipient. A command that hangs gets no reply, a dropped one closes the connection. */
export type SinkBehaviour = {
  code?: number
  text?: string
  /** The command with this reply; by default RCPT. */
  at?: Verb
  hang?: Verb
  drop?: Verb
  /** It is accepted, and the connection is closed before the reply. */
  takeAndDrop?: true
  /** A delay of each reply in milliseconds. */
  slow?: number
  /** Each reply waits for this promise. */
  held?: Promise<void>
}

/** A received mail, once for each recipient: its return path, recipient, Message-ID and time, and the number of the transmission. */
export type TakenMail = { from: string; to: string; messageId: string; at: number; raw: string; transmission: number }

export type Sink = {
  port: number
  url: string
  /** All that was taken, in its order. */
  taken: TakenMail[]
  /** How often each recipient was named. */
  asked: Map<string, number>
  connections(): number
  /** Ends all connections. */
  hangUp(): void
  close(): Promise<void>
}

type SinkOptions = {
  /** The behaviour for the n-th attempt of a recipient. */
  manner?: (to: string, times: number) => SinkBehaviour | undefined
  /** The behaviour for a connection. */
  greeting?: () => SinkBehaviour | undefined
  offers?: readonly string[]
  /** So many mails in one connection, then 421. */
  perConnection?: number
  /** So many recipients of one mail, then 452. */
  perMail?: number
  keepRaw?: boolean
  onTaken?: (taken: TakenMail) => void
}

const endOfMail = Buffer.from('\r\n.\r\n')
const usualOffers = ['PIPELINING', 'SIZE 52428800', '8BITMIME']

/** A mail server that accepts everything, unless told to misbehave. */
export async function startSink(options: SinkOptions = {}): Promise<Sink> {
  const { manner = () => undefined, greeting = () => undefined, offers = usualOffers, keepRaw = true } = options
  const sockets = new Set<Socket>()
  const taken: TakenMail[] = []
  const asked = new Map<string, number>()
  let transmissions = 0

  function serve(socket: Socket): void {
    let rest: Buffer = Buffer.alloc(0)
    let [from, inMail, mails] = ['', false, 0]
    let recipients: string[] = []
    let treated: SinkBehaviour | undefined
    let said = Promise.resolve()
    let out = ''

    const flush = (): void => {
      if (out !== '' && !socket.destroyed) socket.write(out, 'latin1')
      out = ''
    }
    const say = (verb: Verb, text: string): void => {
      const { hang, drop, at = 'RCPT', code, slow, held, text: given = 'no' } = treated ?? {}
      if (hang === verb) return socket.pause() && undefined
      if (drop === verb) return void socket.destroy()
      const line = code !== undefined && at === verb ? `${code} ${given}` : text
      if (slow === undefined && !held) out += `${line}\r\n`
      else
        said = said.then(async () => {
          await (held ?? new Promise(resolve => setTimeout(resolve, slow).unref()))
          if (!socket.destroyed) socket.write(`${line}\r\n`)
        })
    }
    const isRefusedAt = (verb: Verb): boolean => treated?.code !== undefined && (treated.at ?? 'RCPT') === verb

    function takeMail(raw: Buffer): void {
      inMail = false
      mails += 1
      const isTaken = !isRefusedAt('end') && treated?.drop !== 'end' && treated?.hang !== 'end'
      if (isTaken) {
        const text = raw.toString('latin1').replace(/^\.\./gm, '.')
        const messageId = /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? ''
        transmissions += 1
        for (const to of recipients) {
          const one = { from, to, messageId, at: Date.now(), raw: keepRaw ? text : '', transmission: transmissions }
          taken.push(one)
          options.onTaken?.(one)
        }
      }
      if (treated?.takeAndDrop) return void socket.destroy()
      say('end', `250 2.0.0 taken as ${taken.length}`)
      treated = undefined
      recipients = []
    }
    const commands: Record<string, (line: string) => void> = {
      EHLO: () => say('EHLO', ['250-sink', ...offers.map(offer => `250-${offer}`), '250 OK'].join('\r\n')),
      HELO: () => say('EHLO', '250 sink'),
      MAIL(line) {
        from = /<(.*?)>/.exec(line)?.[1] ?? ''
        if (mails < (options.perConnection ?? Infinity)) return say('MAIL', '250 2.1.0 OK')
        out += '421 4.7.0 too many mails in one connection\r\n'
        flush()
        socket.end()
      },
      RCPT(line) {
        const to = /<(.*?)>/.exec(line)![1]!
        if (recipients.length >= (options.perMail ?? Infinity)) {
          out += '452 4.5.3 too many recipients\r\n'
          return
        }
        const times = (asked.get(to) ?? 0) + 1
        asked.set(to, times)
        treated = manner(to, times)
        say('RCPT', '250 2.1.5 OK')
        if (!isRefusedAt('RCPT')) recipients.push(to)
      },
      DATA() {
        if (recipients.length === 0 || isRefusedAt('DATA')) return say('DATA', '503 5.5.1 nobody to give it to')
        inMail = true
        say('DATA', '354 go on')
      },
      RSET() {
        treated = undefined
        recipients = []
        out += '250 2.0.0 OK\r\n'
      },
      QUIT() {
        flush()
        socket.end('221 bye\r\n')
      },
    }
    function read(chunk: Buffer): void {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      for (;;) {
        // Whoever was told that it is over is not heard any more, whatever they said in one go.
        if (socket.destroyed || socket.writableEnded || socket.isPaused()) break
        // The end of a mail may stand right at its beginning.
        if (inMail) {
          const isEmpty = rest.subarray(0, 3).toString('latin1') === '.\r\n'
          const end = isEmpty ? -2 : rest.indexOf(endOfMail)
          if (end === -1) break
          const mail = rest.subarray(0, Math.max(end + 2, 0))
          rest = rest.subarray(end + 5)
          takeMail(mail)
          continue
        }
        const end = rest.indexOf('\r\n')
        if (end === -1) break
        const line = rest.toString('latin1', 0, end)
        rest = rest.subarray(end + 2)
        const command = commands[line.slice(0, 4).toUpperCase()]
        if (command) command(line)
        else out += '500 5.5.1 what?\r\n'
      }
      flush()
    }
    sockets.add(socket)
    socket
      .setNoDelay()
      .on('error', () => {})
      .on('data', read)
      .on('close', () => sockets.delete(socket))
    treated = greeting()
    say('greeting', '220 sink ESMTP')
    treated = undefined
    flush()
  }

  const server = createServer(serve)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken,
    asked,
    connections: () => sockets.size,
    hangUp: () => sockets.forEach(socket => socket.destroy()),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
