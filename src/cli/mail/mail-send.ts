import { parseAddress } from '#contract/address.ts'
import type { Messages } from '#messages/index.ts'
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
    const [from, to] = [addressIn(values, 'from'), addressIn(values, 'to')]
    const server = typeof values['server'] === 'string' ? serverIn(values['server']) : await ownServer(t)
    const { createTransport } = await import('nodemailer')
    // Certificates that a server made for itself are good enough for trying.
    const transport = createTransport({ ...server, secure: false, tls: { rejectUnauthorized: false } })
    const where = `${server.host}:${server.port}`
    try {
      const { response } = await transport.sendMail({ from, to, subject: String(values['subject']), text })
      console.log(stripControlChars(`${where} answered: ${response}`))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const said = 'response' in error && typeof error.response === 'string' ? error.response : ''
      const why = said === '' ? `can't be reached: ${error.message}` : `answered: ${said}`
      throw new CommandError(stripControlChars(`${where} ${why}`))
    } finally {
      transport.close()
    }
  },
}

function addressIn(values: CommandArgs['values'], name: 'from' | 'to'): string {
  const text = values[name]
  if (typeof text !== 'string') throw new UsageError(`--${name} is missing.`)
  const address = parseAddress(text)
  if (address === null) throw new UsageError(`${JSON.stringify(text)} is not an email address.`)
  return address
}

type Server = { host: string; port: number; lmtp: boolean }

function serverIn(text: string): Server {
  const [, host, port] = /^\[?([^\s[\]]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  if (host === undefined || Number(port) > 65_535)
    throw new UsageError(`${JSON.stringify(text)} is not a server such as 127.0.0.1:25.`)
  return { host, port: Number(port), lmtp: false }
}

async function ownServer(t: Messages): Promise<Server> {
  const { installedSettings } = await import('../installation.ts')
  const { host, smtpPort, lmtpPort } = installedSettings(t)
  const isEvery = host === '::' || host === '0.0.0.0'
  const at = (port: Settings['smtpPort'], lmtp: boolean): Server[] =>
    port === 'off' ? [] : [{ host: isEvery ? 'localhost' : host, port, lmtp }]
  const [server] = [...at(smtpPort, false), ...at(lmtpPort, true)]
  if (!server)
    throw new CommandError(
      "This installation doesn't receive email: FOLKMOOT_SMTP_PORT and FOLKMOOT_LMTP_PORT are off.",
    )
  return server
}
