import { CsvError, parse } from 'csv-parse/sync'
import type { MoveRemark } from './moved-list.ts'
import { listedMember, type ListedMember } from './moved-list.ts'
import { decodeText } from './text.ts'
import { deliveryOf, postingOf, roleOf, selectionOf, stateOf, timeOf } from './values.ts'

type Roster = { members: ListedMember[]; remarks: MoveRemark[] }

/** What each column of the exports of several services is, by its name without spaces and punctuation. */
const columns: Record<string, readonly string[]> = {
  email: ['email', 'emailaddress', 'memberemail', 'address', 'useremail', 'mail', 'email1value'],
  name: ['name', 'displayname', 'fullname', 'membername', 'nickname', 'realname'],
  role: ['role', 'memberrole', 'groupstatus', 'modstatus', 'moderatorstatus', 'subscriptiontype'],
  status: ['status', 'emailstatus', 'userstatus', 'memberstatus', 'deliverystatus', 'bouncing'],
  delivery: [
    'emaildelivery',
    'delivery',
    'emailpreference',
    'deliverymode',
    'deliverysettings',
    'subscriptionpreference',
  ],
  selection: ['messageselection'],
  posting: ['postingpermissions', 'poststatus', 'posting', 'postingstatus', 'moderationaction', 'moderation'],
  joined: ['joined', 'joindate', 'datejoined', 'created', 'subscribed', 'joinedon'],
}
const dateParts = ['joinyear', 'joinmonth', 'joinday', 'joinhour', 'joinminute', 'joinsecond']

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
// A spreadsheet's guard against formulas is no part of a value.
const unguarded = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '')

const maxMembers = 1_000_000
const maxRecord = 100_000

type Cells = { record: string[]; info: { lines: number } }

/** Reads the members of a CSV file, whatever its columns are called. Without a header, the first column with an @ is the address. */
export function readMembersCsv(bytes: Buffer, path: string): Roster {
  const text = decodeText(bytes)
  const members: ListedMember[] = []
  const remarks: MoveRemark[] = []
  const rows = recordsOf(text, path, remarks)
  // Google Groups puts a line with the name of the group before the header.
  const headerAt = rows
    .slice(0, 5)
    .findIndex(({ record }) => record.some(cell => columns['email']!.includes(bare(cell))))
  const header = (rows[headerAt]?.record ?? []).map(bare)
  const at = Object.fromEntries(
    Object.entries(columns).map(([what, names]) => [what, positions(header, names)]),
  ) as Record<keyof typeof columns, number[]>
  const partsAt = dateParts.map(part => header.indexOf(part))
  if (headerAt >= 0) remarks.push(...unknownColumns(rows[headerAt]!.record, path))
  for (const { record, info } of rows.slice(headerAt + 1)) {
    const where = `${path}:${info.lines}`
    const cells = (what: string): string[] =>
      (at[what] ?? []).map(position => unguarded(record[position] ?? '')).filter(Boolean)
    const email = headerAt < 0 ? unguarded(record.find(cell => cell.includes('@')) ?? '') : (cells('email')[0] ?? '')
    if (email === '' && record.every(cell => cell.trim() === '')) continue
    if (members.length >= maxMembers) {
      remarks.push({ where, text: t => t.cli.importFrom.lost.tooMany({ count: String(maxMembers) }) })
      break
    }
    const note = (what: string) =>
      remarks.push({ where, text: t => t.cli.importFrom.lost.value({ value: what.slice(0, 200) }) })
    let isLeftOut = false
    const member = listedMember(where, email, { name: cells('name')[0] ?? '' })
    if (headerAt < 0) member.name = record.find(cell => cell.trim() !== '' && !cell.includes('@'))?.trim() ?? ''
    for (const cell of cells('role')) {
      const role = roleOf(cell)
      const state = role ? undefined : stateOf(cell)
      if (role) member.mod_status = role
      else if (state) applyState(state)
      else note(cell)
    }
    for (const cell of cells('status')) {
      const state = stateOf(cell)
      const delivery = state ? undefined : deliveryOf(cell)
      if (state) applyState(state)
      else if (delivery) member.email_delivery = delivery
      else if (/^(?:true|yes|1)$/i.test(cell)) member.is_bouncing = true
      else if (roleOf(cell)) member.mod_status = roleOf(cell)!
      else if (!/^(?:false|no|0)$/i.test(cell)) note(cell)
    }
    for (const cell of cells('delivery')) member.email_delivery = deliveryOf(cell) ?? (note(cell), null)
    for (const cell of cells('selection')) member.message_selection = selectionOf(cell) ?? (note(cell), null)
    for (const cell of cells('posting')) member.post_status = postingOf(cell) ?? (note(cell), member.post_status)
    const [joined] = cells('joined')
    member.joined = joined === undefined ? dateOf(partsAt.map(position => record[position] ?? '')) : timeOf(joined)
    if (!isLeftOut) members.push(member)

    function applyState({ isPending = false, ...state }: NonNullable<ReturnType<typeof stateOf>>): void {
      Object.assign(member, state)
      if (!isPending) return
      isLeftOut = true
      remarks.push({ where, text: t => t.cli.importFrom.lost.pending({ email: email.slice(0, 200) }) })
    }
  }
  return { members, remarks }
}
const positions = (header: readonly string[], names: readonly string[]): number[] =>
  names.flatMap(name => header.flatMap((cell, at) => (cell === name ? at : [])))

function unknownColumns(header: readonly string[], path: string): MoveRemark[] {
  const known = new Set([
    ...Object.values(columns).flat(),
    ...dateParts,
    'timezone',
    'username',
    'groupemail',
    'membertype',
    '',
  ])
  const unknown = header.filter(cell => !known.has(bare(cell)))
  if (unknown.length === 0) return []
  const list = unknown
    .map(cell => cell.trim().slice(0, 60))
    .slice(0, 30)
    .join(', ')
  return [{ where: path, text: t => t.cli.importFrom.lost.columns({ columns: list }) }]
}

function dateOf([year = '', month = '', day = '', ...time]: readonly string[]): string | null {
  if (!/^\d{4}$/.test(year)) return null
  const two = (text = '0'): string => text.trim().padStart(2, '0')
  return timeOf(`${year}-${two(month)}-${two(day)} ${[0, 1, 2].map(n => two(time[n])).join(':')}`)
}

/** The records of a text. A broken quote spoils one line, not the rest. */
function recordsOf(text: string, path: string, remarks: MoveRemark[]): Cells[] {
  const options = {
    ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, max_record_size: maxRecord },
    delimiter: separatorOf(text),
  }
  try {
    return parse(text, options) as unknown as Cells[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  const records: Cells[] = []
  for (const [n, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    try {
      const [found] = parse(line, options) as unknown as Cells[]
      if (found) records.push({ record: found.record, info: { lines: n + 1 } })
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      remarks.push({ where: `${path}:${n + 1}`, text: t => t.cli.importFrom.lost.badLine })
    }
  }
  return records
}

function separatorOf(text: string): string {
  const line = /^[^\r\n]*(?:\r?\n[^\r\n]*)?/.exec(text)![0].replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map(sign => ({ sign, count: line.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}
