import { createServer } from 'node:net'
import { once } from 'node:events'
import { loadSettings, type Settings } from '#settings/index.ts'

// Only these: an example must reach neither a database nor a mail server that is there for something else.
const kept = ['FOLKMOOT_HOST', 'FOLKMOOT_PORT', 'FOLKMOOT_LOG_LEVEL'] as const

/** The settings of the example: all in its own folder, on the usual port, or on a free one where that is taken. */
export async function demoSettings(folder: string, env: NodeJS.ProcessEnv): Promise<Settings> {
  const given = Object.fromEntries(kept.flatMap(name => (env[name] ? [[name, env[name]]] : [])))
  const own = {
    FOLKMOOT_LOG_LEVEL: 'warn',
    FOLKMOOT_HTTP_PORT: 'off',
    FOLKMOOT_SMTP_PORT: 'off',
    ...given,
    FOLKMOOT_DATA: folder,
  }
  const settings = loadSettings({ env: own, cwd: folder })
  const isChosen = settings.port !== 0 && (settings.sources.port !== 'default' || (await isFree(settings)))
  if (isChosen) return settings
  return loadSettings({ env: { ...own, FOLKMOOT_PORT: String(await findFree(settings.host)) }, cwd: folder })
}

const isFree = ({ host, port }: Settings): Promise<boolean> =>
  listenOnce(host, port).then(
    () => true,
    () => false,
  )
const findFree = (host: string): Promise<number> => listenOnce(host, 0)

/** Which port it was, once it is free again. */
async function listenOnce(host: string, port: number): Promise<number> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : port
}
