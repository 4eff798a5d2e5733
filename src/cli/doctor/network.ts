import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { createServer } from 'node:net'
import type { Settings } from '#settings/index.ts'
import { ok, reasonOf, wrong, type Finding } from './finding.ts'

const patience = 10_000

/** Whether each port is free for us, or ours already. */
export async function checkPorts({ host, port, httpPort, smtpPort }: Settings): Promise<Finding[]> {
  return [
    await checkPort('HTTPS port', 'FOLKMOOT_PORT', host, port, tlsRequest),
    await checkPort('HTTP port', 'FOLKMOOT_HTTP_PORT', host, httpPort, plainRequest),
    await checkPort('SMTP port', 'FOLKMOOT_SMTP_PORT', host, smtpPort),
  ]
}

type Request = typeof plainRequest

async function checkPort(
  check: string,
  setting: string,
  host: string,
  port: number | 'off',
  request?: Request,
): Promise<Finding> {
  if (port === 'off') return ok(check, 'off')
  const error = await tryListening(host, port)
  if (!error) return ok(check, `${port} of ${host} is free`)
  if (error.code !== 'EADDRINUSE') return wrong(check, reasonOf(error), `Correct FOLKMOOT_HOST or ${setting}.`)
  if (request && (await isOurs(request, host, port))) return ok(check, `${port} of ${host} is served by Folkmoot`)
  return wrong(check, `another program uses ${port} of ${host}`, `Stop it, or choose another port with ${setting}.`)
}

function tryListening(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

// A header and a refusal that only our own server would answer with.
function isOurs(request: Request, host: string, port: number): Promise<boolean> {
  const anywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  const options = {
    host: anywhere[host] ?? host,
    port,
    path: '/api/v1/-',
    rejectUnauthorized: false,
    timeout: patience,
  }
  return new Promise(resolve => {
    const asking = request(options, response => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body = (body + text).slice(0, 1000)))
      response.on('end', () =>
        resolve(response.headers['x-request-id'] !== undefined && body.startsWith('{"object":"error"')),
      )
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => resolve(false))
    asking.end()
  })
}
