import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { after } from 'node:test'

export const natsServer = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/bin']
  .map(folder => `${folder}/nats-server`)
  .find(path => existsSync(path))
/** Why tests that need one are not run. */
export const withoutNats =
  natsServer === undefined && 'nats-server is not on this machine: install it to have this tested'

type NatsServer = { port: string; url: string; stop(): Promise<void> }

/** Starts a NATS server, on a port of its own choice or on one that it had before; it ends with the tests of the file. */
export async function startNats(given = '-1'): Promise<NatsServer> {
  const server = await runNats(given)
  after(server.stop)
  return server
}

/** The same, where there are no tests. */
export async function runNats(given = '-1'): Promise<NatsServer> {
  const server = spawn(natsServer!, ['-a', '127.0.0.1', '-p', given], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGKILL')
    await ended
  }
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.once('exit', () => reject(new Error(`nats-server ended: ${said}`)))
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const match = /Listening for client connections on 127\.0\.0\.1:(\d+)[^]*Server is ready/.exec(said)
      if (match) resolve(match[1]!)
    })
  })
  return { port, url: `nats://127.0.0.1:${port}`, stop }
}
