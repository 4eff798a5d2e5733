import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server with TLS that records whether each mail was encrypted. */
export async function startTlsSink(t: TestContext, options: SMTPServerOptions) {
  const received: { user: unknown; secure: boolean; raw: string }[] = []
  const server = new SMTPServer({
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, done) =>
      username === 'ann' && password === 'p@ss' ? done(null, { user: 'ann' }) : done(new Error('wrong')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          received.push({ user: session.user, secure: session.secure, raw: String(Buffer.concat(chunks)) })
          done()
        })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  t.after(() => new Promise<void>(resolve => server.close(resolve)))
  return { port: (server.server.address() as AddressInfo).port, received }
}
