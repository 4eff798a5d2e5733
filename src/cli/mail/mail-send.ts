import { parseAddress } from '#contract/address.ts'
import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Settings } from '#settings/index.ts'
import type { Command, CommandArgs } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'

export const mailSend: Command = {
  usage: 'mail send --from ADDRESS --to ADDRESS [--subject TEXT] [--server HOST:PORT] TEXT',
  words: [1, 1],
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    subject: { type: 'string', default: 'Test email' },
    server: { type: 'string' },
  },
  async run({ words: [text = ''], values }, t) {
    const [from, to] = [addressIn(values, 'from', t), addressIn(values, 'to', t)]
    const server = typeof values['server'] === 'string' ? serverIn(values['server'], t) : await ownServer(t)
    const { createTransport } = await import('nodemailer')
    // Self-signed certificates are good enough for a test.
    const transport = createTransport({ ...server, secure: false, tls: { rejectUnauthorized: false } })
    const at = `${server.host}:${server.port}`
    try {
      const { response } = await transport.sendMail({ from, to, subject: String(values['subject']), text })
      console.log(stripControlChars(t.cli.mail.answered({ server: at, response })))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const serverResponse = 'response' in error && typeof error.response === 'string' ? error.response : ''
      const { unreachable, answered } = t.cli.mail
      const sentence =
        serverResponse === ''
          ? unreachable({ server: at, reason: error.message })
          : answered({ server: at, response: serverResponse })
      throw new CommandError(stripControlChars(sentence))
    } finally {
      transport.close()
    }
  },
}

function addressIn(values: CommandArgs['values'], name: 'from' | 'to', t: Messages): string {
  const text = values[name]
  if (typeof text !== 'string') throw new UsageError(t.cli.optionMissing({ option: name }))
  const address = parseAddress(text)
  if (address === null) throw new UsageError(t.cli.notAnEmail({ text: JSON.stringify(text) }))
  return address
}

type Server = { host: string; port: number; lmtp: boolean }

function serverIn(text: string, t: Messages): Server {
  const [, host, port] = /^\[?([^\s[\]]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  if (host === undefined || Number(port) > 65_535)
    throw new UsageError(t.cli.mail.notAServer({ text: JSON.stringify(text) }))
  return { host, port: Number(port), lmtp: false }
}

async function ownServer(t: Messages): Promise<Server> {
  const { installedSettings } = await import('../installation.ts')
  const { host, smtpPort, lmtpPort } = installedSettings(t)
  const isEvery = host === '::' || host === '0.0.0.0'
  const at = (port: Settings['smtpPort'], lmtp: boolean): Server[] =>
    port === 'off' ? [] : [{ host: isEvery ? 'localhost' : host, port, lmtp }]
  const [server] = [...at(smtpPort, false), ...at(lmtpPort, true)]
  if (!server) throw new CommandError(t.cli.mail.receivesNone)
  return server
}
