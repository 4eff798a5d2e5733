// Renders the guides and the reference in docs/ for the pages, when those are built.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import type { CallDocument, CallParameter, DocumentIndex, TextDocument } from './src/lib/docs/documents.ts'

const guides = [
  ...[
    'members',
    'groups',
    'files',
    'photos',
    'wiki',
    'polls',
    'chat',
    'events',
    'tables',
    'notifications',
    'webhooks',
    'posting-by-script',
    'calling',
  ],
  ...[
    'operating',
    'backups',
    'upgrading',
    'mail',
    'certificates',
    'reverse-proxies',
    'systemd',
    'containers',
    'monitoring',
    'security',
    'sizing',
    'scaling',
    'replication',
    'files-on-s3',
  ],
  ...['importing', 'moving', 'translating'],
]
const reference = 'docs/reference'

/** Writes the documentation as JSON: an index, and files for the guides, the reference tables, the objects and each family of calls. */
export function buildDocs(root: string, out: string): void {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(join(out, 'calls'), { recursive: true })
  const write = (name: string, value: unknown): void => writeFileSync(join(out, `${name}.json`), JSON.stringify(value))

  const guidePages = Object.fromEntries([
    ...guides.map(name => [name, documentOf(read(`docs/${name}.md`), `docs/${name}.md`)] as const),
    ['changes', documentOf(read('CHANGELOG.md'), 'CHANGELOG.md')] as const,
  ])
  const tables = globSync('*.md', { cwd: join(root, reference) })
    .map(file => basename(file, '.md'))
    .filter(name => name !== 'README' && name !== 'objects')
    .toSorted()
  const tablePages = Object.fromEntries(
    tables.map(name => [name, documentOf(read(`${reference}/${name}.md`), `${reference}/${name}.md`)] as const),
  )
  const objects = sectionsOf(read(`${reference}/objects.md`)).map(([name, text]): [string, TextDocument] => {
    return [slugOf(name), { title: name, lead: '', html: render(text, `${reference}/objects.md`) }]
  })
  const openapi = JSON.parse(read(`${reference}/openapi.json`)) as OpenApi
  const calls = globSync('calls/*.md', { cwd: join(root, reference) })
    .toSorted()
    .flatMap(file => callsIn(`${reference}/${file}`, read(`${reference}/${file}`), openapi))
  for (const [family, own] of Map.groupBy(calls, call => call.family))
    write(`calls/${family}`, Object.fromEntries(own.map(call => [call.name, call])))

  const titles = (pages: Record<string, TextDocument>) =>
    Object.entries(pages).map(([name, { title, lead }]) => ({ name, title, lead }))
  const index: DocumentIndex = {
    guides: titles(guidePages),
    tables: titles(tablePages),
    calls: calls.map(({ name, family, summary, method }) => ({ name, family, summary, method })),
  }
  write('index', index)
  write('guides', guidePages)
  write('tables', tablePages)
  write('objects', Object.fromEntries(objects))
}

type Schema = {
  type?: string
  enum?: string[]
  format?: string
  maxLength?: number
  default?: unknown
  $ref?: string
}
type Operation = {
  security?: Record<string, unknown>[]
  responses: Record<string, { content?: Record<string, unknown> }>
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> }
}
type OpenApi = {
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Schemas }
}
type Schemas = Record<string, { properties?: Record<string, Schema>; required?: string[]; enum?: string[] }>

/** The values of an enumeration, named or in place. */
const wordsOf = ({ enum: words, $ref = '' }: Schema, schemas: Schemas): readonly string[] =>
  words ?? schemas[$ref.slice('#/components/schemas/'.length)]?.enum ?? []

function callsIn(file: string, text: string, { paths, components }: OpenApi): CallDocument[] {
  return sectionsOf(text).flatMap(([name, section]): CallDocument[] => {
    const operations = paths[`/api/v1/${name}`]
    const operation = operations?.get ?? operations?.post
    if (!operation) return []
    const { properties = {}, required = [] } = components.schemas[`${name}_parameters`] ?? {}
    const parameters = Object.entries(properties).map(([param, schema]): CallParameter => {
      const words = schema.type === 'boolean' ? ['true', 'false'] : wordsOf(schema, components.schemas)
      const isLong = (schema.maxLength ?? 0) > 1000
      return { name: param, words, isLong, isRequired: required.includes(param) }
    })
    const [summary = ''] = section.trim().split('\n')
    const takesFiles =
      Object.values(properties).some(({ format }) => format === 'binary') || section.includes('| files |')
    const returnsFile = Object.keys(operation.responses['200']?.content ?? {}).some(type => type !== 'application/json')
    const takesSession = operation.security?.some(way => 'cookie' in way) ?? false
    return [
      {
        ...{ name, summary, family: basename(file, '.md'), method: operations?.get ? 'GET' : 'POST', parameters },
        canTry: takesSession && !takesFiles && !returnsFile && !section.includes('Websocket (GET)'),
        html: render(section, file),
      },
    ]
  })
}

/** The parts of a page below its second-level headings. */
const sectionsOf = (text: string): [heading: string, text: string][] =>
  text
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const end = section.indexOf('\n')
      return [section.slice(0, end).trim(), section.slice(end)]
    })

function documentOf(text: string, file: string): TextDocument {
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
  const body = text.replace(/^# .+$/m, '').replace(/^Generated from .+$/m, '')
  const [lead = ''] = body.trim().split('\n\n')
  const isText = !lead.startsWith('#') && !lead.startsWith('|')
  return { title, lead: isText ? firstSentence(lead) : '', html: render(body, file) }
}

const firstSentence = (text: string): string =>
  /^.+?\.(?=\s|$)/.exec(
    text
      .replaceAll('\n', ' ')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replaceAll('`', ''),
  )?.[0] ?? ''

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/** Where a link of a page leads among the pages; undefined: to something that has none. */
function targetOf(href: string, file: string): string | undefined {
  if (/^[a-z]+:/.test(href)) return href
  const [path = '', hash = ''] = href.split('#')
  const target = path === '' ? file : posix.join(dirname(file), path)
  const anchor = hash === '' ? '' : `#${hash}`
  if (target === file && !target.startsWith(`${reference}/calls/`) && target !== `${reference}/objects.md`)
    return anchor
  if (target === 'CHANGELOG.md') return `/docs/changes${anchor}`
  if (target === `${reference}/openapi.json`) return '/api/v1/openapi.json'
  if (target === `${reference}/README.md`) return '/docs/api'
  if (target === `${reference}/objects.md`) return hash === '' ? '/docs/api' : `/docs/api/objects/${hash}`
  if (target.startsWith(`${reference}/calls/`))
    return `/docs/api${hash === '' ? `#${basename(target, '.md')}` : `/${hash}`}`
  if (dirname(target) === reference) return `/docs/api/${basename(target, '.md')}${anchor}`
  const name = basename(target, '.md')
  return dirname(target) === 'docs' && guides.includes(name) ? `/docs/${name}${anchor}` : undefined
}

function render(text: string, file: string): string {
  const markdown = new MarkdownIt({ html: false })
  const { rules } = markdown.renderer
  rules['heading_open'] = (tokens, at) => `<${tokens[at]!.tag} id="${slugOf(tokens[at + 1]?.content ?? '')}">`
  rules['link_open'] = (tokens, at) => {
    const target = targetOf(String(tokens[at]!.attrGet('href') ?? ''), file)
    return target === undefined ? '<span>' : `<a href="${markdown.utils.escapeHtml(target)}">`
  }
  rules['link_close'] = (tokens, at) => {
    const open = tokens.slice(0, at).findLast(({ type }) => type === 'link_open')
    return targetOf(String(open?.attrGet('href') ?? ''), file) === undefined ? '</span>' : '</a>'
  }
  // Wide content scrolls in its own box, by keyboard too.
  rules['table_open'] = () => '<div class="wide" role="region" tabindex="0" aria-label="Table"><table>'
  rules['table_close'] = () => '</table></div>'
  rules['fence'] = (tokens, at) =>
    `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at]!.content)}</code></pre>`
  return markdown.render(text)
}
