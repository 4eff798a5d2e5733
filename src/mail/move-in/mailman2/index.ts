import { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { oldAddress } from '#features/archives/index.ts'
import { openSource } from '../../import/sources.ts'
import { chainSources, filesUnder, isMboxName } from '../files.ts'
import { noticesIn, translateSettings } from '../mailman-settings.ts'
import { listedMember, type ListedMember, type MovedList, type MoveRemark } from '../moved-list.ts'
import { readMembersCsv } from '../members-csv.ts'
import { decodeText, linesOf, readSmallFile, refuseSource } from '../text.ts'
import { membersOfList, peopleOfList } from './members.ts'
import { readPickledMap, type Pickled } from './pickle.ts'
import { withPipermailAddresses } from './pipermail.ts'
import { readAssignments } from './python-literals.ts'
import { mailman2Notices, mailman2Settings } from './settings.ts'

type Read = Pick<MovedList, 'settings' | 'isPrivate' | 'members' | 'notices' | 'remarks'>
type Places = { config: string | null; archives: string[]; pages: string | null; rosters: string[] }

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * A list of Mailman 2: its data folder (`/var/lib/mailman`), a folder with what the list consists of, or its `config.pck`. `list` is the
 * name of the list there.
 */
export async function openMailman2(path: string, { list }: { list: string }): Promise<MovedList> {
  const stats = await stat(path).catch(() => refuseSource(t => t.cli.import.source.absent({ path })))
  const places = stats.isDirectory()
    ? await placesIn(path, list)
    : { config: path, archives: [], pages: null, rosters: [] }
  if (places.config === null && places.rosters.length === 0 && places.archives.length === 0)
    refuseSource(t => t.cli.importFrom.noList({ path, list }))
  const config = places.config === null ? { settings: {}, members: [], remarks: [] } : await readConfig(places.config)
  const rosters = await Promise.all(places.rosters.map(readRoster))
  const sources = await Promise.all(places.archives.map(file => openSource(file)))
  const archive = chainSources(sources)
  return {
    ...config,
    members: [...config.members, ...rosters.flatMap(({ members }) => members)],
    remarks: [...config.remarks, ...rosters.flatMap(({ remarks }) => remarks)],
    archive: archive && (await withPipermailAddresses(archive, list, places.pages)),
    addresses: [oldAddress.pipermailArchive(list)],
  }
}

async function placesIn(folder: string, list: string): Promise<Places> {
  const whole = join(folder, 'lists', list)
  if (await isThere(join(folder, 'lists'))) {
    if (!(await isThere(whole))) refuseSource(t => t.cli.importFrom.noList({ path: folder, list }))
    const archives = join(folder, 'archives', 'private')
    const mbox = join(archives, `${list}.mbox`, `${list}.mbox`)
    const pages = join(archives, list)
    return {
      config: join(whole, 'config.pck'),
      archives: (await isThere(mbox)) ? [mbox] : [],
      pages: (await isThere(pages)) ? pages : null,
      rosters: [],
    }
  }
  const files = await filesUnder(folder)
  const named = (pattern: RegExp): string[] => files.filter(file => pattern.test(basename(file)))
  const month = files.find(file => /\/\d{4}-[A-Z][a-z]+\/\d{6,}\.html$/.test(file))
  return {
    config: named(/^config\.pck$/i)[0] ?? named(/^config\.(?:txt|cfg|py)$/i)[0] ?? null,
    archives: files.filter(isMboxName),
    pages: month === undefined ? null : dirname(dirname(month)),
    rosters: named(/^(?:members|regular|digest|nomail|bouncing).*\.(?:txt|csv)$/i),
  }
}

async function readConfig(path: string): Promise<Read> {
  if (!/\.pck(?:\.last)?$/i.test(path)) return readConfigText(path)
  try {
    return readConfigPickle(readPickledMap(await readSmallFile(path), path), path)
  } catch (error) {
    // Mailman keeps the file as it was before the last change.
    const earlier = `${path}.last`
    if (!(error instanceof Error) || !(await isThere(earlier))) throw error
    const read = readConfigPickle(readPickledMap(await readSmallFile(earlier), earlier), earlier)
    return {
      ...read,
      remarks: [...read.remarks, { where: path, text: t => t.cli.importFrom.lost.usedLast({ path: earlier }) }],
    }
  }
}

function readConfigPickle(map: Map<Pickled, Pickled>, path: string): Read {
  const values = new Map([...map].filter((entry): entry is [string, Pickled] => typeof entry[0] === 'string'))
  const { settings, remarks } = translateSettings(plainValues(values), mailman2Settings, path)
  const people = membersOfList(values, path)
  return {
    ...{ settings, isPrivate: isPrivate(values), members: people.members },
    notices: noticesIn(plainValues(values), mailman2Notices, path),
    remarks: [...remarks, ...people.remarks],
  }
}

const plainValues = (values: Map<string, unknown>): [string, unknown][] =>
  [...values].map(([name, value]) => [
    name,
    value instanceof Map ? [...(value as Map<unknown, unknown>).keys()] : value,
  ])
const isPrivate = (values: Map<string, unknown>): boolean => Number(values.get('archive_private') ?? 0) !== 0

async function readConfigText(path: string): Promise<Read> {
  const { values, remarks: skipped } = readAssignments(decodeText(await readSmallFile(path)), path)
  const { settings, remarks } = translateSettings(values, mailman2Settings, path)
  const people = peopleOfList(values, path)
  // Whether they are members is in another file.
  return {
    settings,
    isPrivate: isPrivate(values),
    members: people.members,
    notices: noticesIn(values, mailman2Notices, path),
    remarks: [...skipped, ...remarks, ...people.remarks],
  }
}

/** How the members in a file that `list_members` wrote get email, by the name of the file. */
const deliveryByName: readonly [RegExp, Partial<ListedMember>][] = [
  [/bounc/i, { is_bouncing: true }],
  [/nomail/i, { email_delivery: 'email_delivery_none' }],
  [/^(?=.*digest).*plain/i, { email_delivery: 'email_delivery_digest' }],
  [/digest/i, { email_delivery: 'email_delivery_html_digest' }],
  [/regular/i, { email_delivery: 'email_delivery_single' }],
]

async function readRoster(path: string): Promise<{ members: ListedMember[]; remarks: MoveRemark[] }> {
  const bytes = await readSmallFile(path)
  if (/\.csv$/i.test(path)) return readMembersCsv(bytes, path)
  const given = deliveryByName.find(([pattern]) => pattern.test(basename(path)))?.[1] ?? {}
  return { members: [...linesOf(bytes, path)].map(({ where, line }) => listedMember(where, line, given)), remarks: [] }
}
