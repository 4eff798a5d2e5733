import { once } from 'node:events'
import { createServer } from 'node:net'
import { loadSettings, type Settings } from '#settings/index.ts'
import { tryListening } from '#health/network.ts'

// Only these: an example must reach neither a database nor a mail server that is there for something else.
const inheritedVariables = ['FOLKMOOT_HOST', 'FOLKMOOT_PORT', 'FOLKMOOT_LOG_LEVEL'] as const

/** The settings of the example: all in its own folder, on the usual port, or on a free one where that is taken. */
export async function demoSettings(folder: string, env: NodeJS.ProcessEnv): Promise<Settings> {
  const inherited = Object.fromEntries(inheritedVariables.flatMap(name => (env[name] ? [[name, env[name]]] : [])))
  const own = {
    FOLKMOOT_LOG_LEVEL: 'warn',
    FOLKMOOT_HTTP_PORT: 'off',
    FOLKMOOT_SMTP_PORT: '0',
    // Mail sent for a try has no DKIM or SPF.
    FOLKMOOT_MAIL_TRUST: '127.0.0.1',
    ...inherited,
    FOLKMOOT_DATA: folder,
  }
  const settings = loadSettings({ env: own, cwd: folder })
  const isChosen = settings.port !== 0 && (settings.sources.port !== 'default' || (await isFree(settings)))
  if (isChosen) return settings
  return loadSettings({ env: { ...own, FOLKMOOT_PORT: String(await findFree(settings.host)) }, cwd: folder })
}

const isFree = async ({ host, port }: Settings): Promise<boolean> => !(await tryListening(host, port))

/** A port that the system chose, once it is free again. */
async function findFree(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
