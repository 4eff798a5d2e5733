import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Certificate } from '#runtime/http/certificate.ts'
import type { World } from '../world.ts'
import { programAt } from './command-line.ts'

/** Another process of the installation of a world. */
export type Node = { port: number; kill(): Promise<void> }

/** Starts another process on the database of a world; it is killed with it. `env`: settings besides. */
export async function startNode(world: World, certificate: Certificate, env: Record<string, string>): Promise<Node> {
  const { data, url } = world.settings
  const given = { FOLKMOOT_DATA: data, FOLKMOOT_URL: url, ...env }
  const child = fork(programAt('test/node-child.ts'), [
    JSON.stringify({ connection: world.connection, certificate, env: given }),
  ])
  const gone = once(child, 'exit')
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await gone
  }
  world.atEnd(kill)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, kill }
}
