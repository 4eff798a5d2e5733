// The scripts that improve pages, each bundled separately: pages load only what they need.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

const entries = {
  write: 'src/scripts/write.ts',
  read: 'src/scripts/read.ts',
  pages: 'src/scripts/fresh-pages.ts',
  chat: 'src/scripts/chat/chat.ts',
  files: 'src/scripts/files.ts',
  photos: 'src/scripts/photos/photos.ts',
} as const
/** Cached by browsers forever: its name changes with its content. */
const scriptsPath = '_app/immutable/scripts'

export type Scripts = { paths: Readonly<Record<string, string>>; putInto(client: string): Promise<void> }

export async function buildScripts(root: string): Promise<Scripts> {
  const out = await mkdtemp(join(tmpdir(), 'folkmoot-scripts-'))
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    base: `/${scriptsPath}/`,
    publicDir: false,
    build: {
      outDir: out,
      assetsDir: '.',
      modulePreload: false,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  if (!('output' in built)) throw new Error('scripts are built once')
  const paths = Object.fromEntries(
    built.output.flatMap(file =>
      file.type === 'chunk' && file.isEntry ? [[file.name, `/${scriptsPath}/${file.fileName}`]] : [],
    ),
  )
  return {
    paths,
    async putInto(client) {
      await cp(out, join(client, scriptsPath), { recursive: true })
      await rm(out, { recursive: true })
    },
  }
}
