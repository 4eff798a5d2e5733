import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Asset, Pages } from './platform.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

type BuiltServer = {
  server: Pick<Pages, 'respond'> & { init(options: { env: Record<string, string> }): Promise<void> }
}

/** Loads the built pages from a folder. */
export async function loadPages(folder: string): Promise<Pages> {
  const { server } = (await import(pathToFileURL(join(folder, 'server.js')).href)) as BuiltServer
  await server.init({ env: {} })
  // Loaded now, not on first use: an upgrade may replace the folder.
  for (const part of ['server/nodes', 'server/entries'])
    for (const file of await readdir(join(folder, part), { recursive: true }))
      if (file.endsWith('.js')) await import(pathToFileURL(join(folder, part, file)).href)
  return { respond: (request, options) => server.respond(request, options), assets: await readAssets(folder) }
}

// All assets together are small. They are compressed by the build, because the largest one would block a server for a second.
async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const client = join(folder, 'client')
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const assets = new Map<string, Asset>()
  for (const entry of entries.filter(entry => entry.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const type = types[extname(file)]
    if (type === undefined) continue
    const [plain, brotli, gzip] = await Promise.all(['', '.br', '.gz'].map(ending => readFile(file + ending)))
    assets.set(file.slice(client.length), { type, plain: plain!, brotli: brotli!, gzip: gzip! })
  }
  return assets
}
