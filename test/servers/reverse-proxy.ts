import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { until } from './embedded.ts'
import { freePort } from './free-port.ts'

const examples = join(import.meta.dirname, '../../deploy/proxies')
type Ports = { https: number; http: number; backends: readonly number[] }
type Files = { folder: string; cert: string; key: string }

/** The example files as they are for the test: other ports and names, and what the program needs around them. */
const proxies = {
  nginx: {
    program: '/usr/sbin/nginx',
    examples: { one: 'nginx.conf', nodes: 'nginx.nodes.conf' },
    wrap: (text: string, { folder }: Files) =>
      `pid ${folder}/pid; error_log ${folder}/log; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {} http { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${text}\n}`,
    args: (config: string) => ['-c', config],
  },
  caddy: {
    program: '/usr/bin/caddy',
    examples: { one: 'Caddyfile', nodes: 'Caddyfile.nodes' },
    wrap: (text: string, { cert, key }: Files) =>
      `{\n admin off\n auto_https off\n}\n${text.replace('{\n', `{\n tls ${cert} ${key}\n bind 127.0.0.1\n`)}`,
    args: (config: string) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
  apache: {
    program: '/usr/sbin/apache2',
    examples: { one: 'apache.conf' },
    wrap: (text: string, { folder }: Files, { https, http }: Ports) =>
      [
        ...[`ServerRoot ${folder}`, `PidFile ${folder}/pid`, `ErrorLog ${folder}/log`, 'ServerName localhost'],
        ...[`Listen 127.0.0.1:${http}`, `Listen 127.0.0.1:${https}`, 'Mutex pthread'],
        ...['mpm_event', 'ssl', 'headers', 'proxy', 'proxy_http', 'socache_shmcb', 'alias', 'authz_core'].map(
          name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
        ),
        ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
        text,
      ].join('\n'),
    args: (config: string) => ['-DFOREGROUND', '-f', config],
  },
} as const
export type ProxyName = keyof typeof proxies
export const proxyNames = Object.keys(proxies) as ProxyName[]

/** Why a proxy cannot be tested with; undefined: it is installed. */
export const proxyMissing = (name: ProxyName): string | undefined =>
  existsSync(proxies[name].program) ? undefined : `${name} is not installed`

/** Starts a proxy with its example file in front of an HTTP port of this machine, or of the two of two nodes. */
export async function startProxy(
  name: ProxyName,
  ...backends: readonly [number] | readonly [number, number]
): Promise<{ port: number; httpPort: number; log(): Promise<string>; stop(): Promise<void> }> {
  const { program, wrap, args } = proxies[name]
  const { one, nodes = one }: { one: string; nodes?: string } = proxies[name].examples
  const example = backends.length === 1 ? one : nodes
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-proxy-'))
  await chmod(folder, 0o755)
  const ports: Ports = { https: await freePort(), http: await freePort(), backends }
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const made = await generate([{ name: 'commonName', value: 'groups.example.org' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'groups.example.org' }] }],
  })
  await writeFile(cert, made.cert)
  await writeFile(key, made.private)
  await mkdir(join(folder, 'b'))
  const config = join(folder, 'config')
  await writeFile(
    config,
    wrap(
      adapt(await readFile(join(examples, example), 'utf8'), { folder, cert, key }, ports),
      { folder, cert, key },
      ports,
    ),
  )
  const env = { HOME: folder, PATH: process.env['PATH'] }
  const child = spawn(program, args(config), { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = `${output}${text}`.slice(-4000)))
  const ended = once(child, 'close')
  const log = async (): Promise<string> => `${output} ${await readFile(join(folder, 'log'), 'utf8').catch(() => '')}`
  const stop = async (): Promise<void> => {
    // nginx and Apache end their workers on this one; Caddy would wait for open connections.
    child.kill(name === 'caddy' ? 'SIGKILL' : 'SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
  try {
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`${name} ended: ${await log()}`)
      return isListening(ports.https)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { port: ports.https, httpPort: ports.http, log, stop }
}

/** Ports and files of the example, and nothing else. */
function adapt(text: string, { cert, key }: Files, { https, http, backends }: Ports): string {
  return text
    .replaceAll(/127\.0\.0\.1:808(\d)/g, (_, n: string) => `127.0.0.1:${backends[Number(n)]}`)
    .replaceAll(/listen \[::\]:\d+.*;\n/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${http}>`)
    .replaceAll('<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${https}>`)
    .replaceAll(/^groups\.example\.org \{/gm, `https://groups.example.org:${https} {`)
    .replaceAll('/etc/ssl/groups.example.org.pem', cert)
    .replaceAll('/etc/ssl/groups.example.org.key', key)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
