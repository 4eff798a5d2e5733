import type { Messages } from '#locales/index.ts'
import { isServiceName, services, type OpenListOptions, type ServiceName } from '#mail/move-in/open-list.ts'
import type { CommandArgs } from '../command.ts'
import { UsageError } from '../errors.ts'

const parts = ['settings', 'members', 'archive'] as const
export type Part = (typeof parts)[number]
export type ImportFromOptions = OpenListOptions & {
  service: ServiceName
  path: string
  groupName: string
  parts: ReadonlySet<Part>
  dryRun: boolean
  deliver: boolean
  welcome: boolean
  publish: boolean
  reportPath: string
}

/** Reads the command line. */
export function readOptions({ words, values }: CommandArgs, t: Messages): ImportFromOptions {
  const [service = '', path = ''] = words
  if (!isServiceName(service))
    throw new UsageError(t.cli.importFrom.unknownKind({ kind: service, kinds: Object.keys(services).join(', ') }))
  const text = (name: string): string => (typeof values[name] === 'string' ? values[name] : '')
  const groupName = text('group')
  if (groupName === '') throw new UsageError(t.cli.optionMissing({ option: 'group' }))
  return {
    service,
    path,
    groupName,
    list: (text('list') || groupName).toLowerCase(),
    members: Array.isArray(values['members']) ? (values['members'] as string[]) : [],
    category: text('category'),
    host: text('old-host').toLowerCase(),
    parts: partsIn(text('only'), t),
    dryRun: values['dry-run'] === true,
    deliver: values['deliver'] === true,
    welcome: values['welcome'] === true,
    publish: values['publish'] === true,
    reportPath: text('report') || `${path.replace(/(?<!\/)\/+$/, '')}.not-carried-over.txt`,
  }
}

function partsIn(text: string, t: Messages): Set<Part> {
  const names = text === '' ? parts : text.split(',').map(name => name.trim())
  return new Set(names.map(name => parts.find(part => part === name) ?? unknown(name)))

  function unknown(part: string): never {
    throw new UsageError(t.cli.importFrom.badPart({ part }))
  }
}
