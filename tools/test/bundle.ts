import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What tests start as processes of their own, again and again. */
const programs = [
  'src/cli/main.ts',
  'test/node-child.ts',
  'test/receiving-child.ts',
  'test/sending-child.ts',
  'test/servers/upgrading-process.ts',
  'test/webhook-child.ts',
]
/** What those start in turn, as threads or processes. */
const parts = [
  'src/content/images/child.ts',
  'src/content/text/worker.ts',
  'src/features/calendar/series/expansion-worker.ts',
  'src/mail/bounces/worker.ts',
  'src/mail/parse/worker.ts',
]
/** Packages that load files of their own, or come with machine code. */
const external = ['sharp', 'pino', '@nats-io/transport-node', 'mailauth']
const partPlace = /\bnew URL\('([^']+\.ts)', import\.meta\.url\)/g
const ownPlace = /\bimport\.meta\.(dirname|url)\b/g

/**
 * Puts each program, its parts and its packages into few files, as loading two thousand takes far longer than most of what
 * is tested then; answers the folder. They find what lies beside them as if they lay where they were written.
 */
export async function bundlePrograms(root: string): Promise<string> {
  // It is large, and few runs want it.
  const { build } = await import('vite')
  const folder = join(root, 'node_modules/.cache/test-programs')
  const built = (file: string): string => join(folder, file.replace(/\.ts$/, '.js'))
  const toPart = (code: string, file: string): string =>
    code.replaceAll(partPlace, (place, name: string) => {
      const part = relative(root, join(dirname(file), name))
      return parts.includes(part) ? `new URL(${JSON.stringify(pathToFileURL(built(part)).href)})` : place
    })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'places',
        enforce: 'pre',
        transform: (code, file) =>
          toPart(code, file).replaceAll(ownPlace, (_, word) =>
            JSON.stringify(word === 'url' ? pathToFileURL(file).href : dirname(file)),
          ),
      },
    ],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(
          [...programs, ...parts].map(program => [program.replace(/\.ts$/, ''), join(root, program)]),
        ),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  // Otherwise Node reads each file twice, to detect its type.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  return folder
}
