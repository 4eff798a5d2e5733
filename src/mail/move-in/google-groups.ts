import { parse } from 'csv-parse/sync'
import { oldAddress, type OldAddress } from '#features/archives/index.ts'
import type { MovedSettings } from '#features/groups/index.ts'
import { withAddresses, type AddressedHead } from './old-addresses-of-mails.ts'
import { openExport } from './exports.ts'
import { readMembersCsv } from './members-csv.ts'
import type { MovedList, MoveRemark } from './moved-list.ts'
import { decodeText } from './text.ts'
import { oneLine, paragraphs } from './values.ts'
import type { SmallFile } from './zip-files.ts'

/**
 * A group of Google Groups: the folder or zip of Google Takeout, with members as Takeout, the page of the members or the admin console
 * export them. `list` is the name of the group there. Takeout names its files in the language of its user, so their contents tell them
 * apart.
 */
export async function openGoogleGroups(path: string, { list }: { list: string }): Promise<MovedList> {
  const { files, archive } = await openExport(path, list)
  const tables = files.filter(file => /\.csv$/i.test(file.path))
  const rosters = tables.filter(isRoster).map(({ path: of, bytes }) => readMembersCsv(bytes, of))
  const infos = tables.filter(file => !isRoster(file)).map(readInfo)
  return {
    settings: Object.assign({}, ...infos.map(({ settings }) => settings)) as MovedSettings,
    members: rosters.flatMap(({ members }) => members),
    remarks: [...rosters.flatMap(({ remarks }) => remarks), ...infos.flatMap(({ remarks }) => remarks)],
    archive: archive && withAddresses(archive, head => addressesOf(head, list)),
    addresses: [oldAddress.googleArchive(list)],
  }
}

/** Many addresses, at least one a line. */
function isRoster({ bytes }: SmallFile): boolean {
  const lines = decodeText(bytes)
    .split(/\r?\n/)
    .filter(line => line.trim() !== '')
  const addressed = lines.filter(line => /[^\s@,;"]@[^\s@,;"]/.test(line)).length
  return /(?:e-?mail|address)/i.test(lines.slice(0, 2).join('\n'))
    ? addressed >= lines.length - 3
    : addressed > lines.length / 2
}

const titles = new Set(['groupname', 'name', 'title', 'displayname'])
const descriptions = new Set(['description', 'groupdescription'])
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What Takeout says of the group: a column for each property, or a line. Properties in other languages are reported. */
function readInfo({ path, bytes }: SmallFile): { settings: MovedSettings; remarks: MoveRemark[] } {
  const settings: { title?: string; desc?: string } = {}
  const remarks: MoveRemark[] = []
  const rows = rowsOf(decodeText(bytes))
  const pairs = rows.length === 2 && rows[0]!.length > 2 ? rows[0]!.map((name, n) => [name, rows[1]![n] ?? '']) : rows
  for (const [name = '', value = ''] of pairs) {
    if (value.trim() === '') continue
    if (titles.has(bare(name))) settings.title = oneLine(value, 200)
    else if (descriptions.has(bare(name))) settings.desc = paragraphs(value).slice(0, 20_000)
    else {
      const setting = { name: oneLine(name, 60), value: oneLine(value, 200) }
      remarks.push({ where: path, text: t => t.cli.importFrom.lost.setting(setting) })
    }
  }
  return { settings, remarks: remarks.slice(0, 200) }
}

function rowsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
    })
  } catch {
    return []
  }
}

/**
 * The addresses of a mail: the number in its From line is that of the message, `X-Google-Thread` ends with that of the conversation. In
 * addresses they are written in base64: a conversation with its highest byte first, a message with its lowest byte first and a 9 at its end.
 */
function addressesOf({ envelope, header, mime_id }: AddressedHead, group: string): OldAddress[] {
  const [, number] = /^From (-?\d{1,20})@/.exec(envelope) ?? []
  const [, thread] = /,([0-9a-f]{1,16})\b/i.exec(header('x-google-thread')) ?? []
  return [
    ...(number === undefined ? [] : [oldAddress.googleMessage(group, messageCode(BigInt(number)))]),
    ...(thread === undefined
      ? []
      : [oldAddress.googleTopic(group, Buffer.from(thread.padStart(16, '0'), 'hex').toString('base64url'))]),
    ...(mime_id === '' ? [] : [oldAddress.googleMessageId(group, mime_id)]),
  ]
}

function messageCode(number: bigint): string {
  const bytes = Buffer.alloc(9)
  bytes.writeBigUInt64LE(BigInt.asUintN(64, number))
  bytes[8] = 9
  return bytes.toString('base64url')
}
