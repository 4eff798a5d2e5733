import { createHash } from 'node:crypto'
import { plainOf, withLinks } from '#features/archives/index.ts'
import { freshGroups, groupUrl } from '#features/groups/index.ts'
import { codeOf, dayOf, type Link } from '#features/links/index.ts'
import { oneLine } from '#content/text/subject.ts'
import type { Row } from '#storage/query.ts'
import { encodedPart, parted } from '../copy/body.ts'
import { nothing, type CopyHouse } from '../copy/compose-copy.ts'
import { field, mailbox, words } from '../copy/fields.ts'
import { listFields } from '../copy/list-fields.ts'
import { groupAddress, type ListSource } from '../copy/source.ts'
import { ended, filled, joined, type Piece, type TextPiece } from '../copy/template.ts'
import type { Composer } from '../outgoing.ts'
import { digestId, digestNouns, digestTitle } from './answers.ts'
import { fileLinks, type FileLinks } from '../copy/file-links.ts'
import { htmlDigest, htmlSummary, plainDigest, plainSummary, type Digest, type DigestMessage } from './layout.ts'
import { digestMessages } from './store.ts'

/** What each kind is called, and how it looks. */
const kinds = {
  digest: { noun: digestNouns.digest, plain: plainDigest, html: undefined },
  html_digest: { noun: digestNouns.digest, plain: plainDigest, html: htmlDigest },
  summary: { noun: digestNouns.summary, plain: plainSummary, html: htmlSummary },
} as const
export type DigestKind = keyof typeof kinds
export const digestKinds = Object.keys(kinds) as DigestKind[]

/** Makes digests of one kind: once for all members who get the same messages. */
export const digestComposer = (house: CopyHouse, kind: DigestKind): Composer => ({
  async compose(tx, mailing) {
    const { group_id } = mailing
    const { nums } = mailing.about as { nums: number[] }
    const [found, rows] = await Promise.all([
      freshGroups.groupById(tx, group_id),
      digestMessages.all(tx, { group_id, nums }),
    ])
    if (!found || rows.length === 0) return nothing
    const { addresses, codes } = house
    const source: ListSource = { addresses, group: { ...found, url: groupUrl(addresses, found) } }
    const links = fileLinks(addresses.url, 1)
    const messages = await Promise.all(rows.map(row => shown(source, row, links)))
    const pieces = digestMail(source, mailing, { kind, messages, last: nums.at(-1)!, links })
    const sign = (await house.signer()).open(pieces)
    const today = dayOf(Date.now())
    return {
      async for({ member_id, email }) {
        const code = (action: Link['action'], about_id: number) =>
          codeOf(codes, { action, group_id, member_id, about_id }, today)
        const written = [code('leave', 0), ...links.ids.map(id => code('get_file', id))]
        return { to: email, raw: [...(await sign(written)), ...filled(pieces, written)] }
      },
    }
  },
})

/** A message as a digest shows it: what is new in it, and where the rest is. */
async function shown(source: ListSource, row: Row<'digest.messages'>, links: FileLinks): Promise<DigestMessage> {
  const { group, addresses } = source
  const files = (row.files as { id: number; filename: string; content_id: string }[]).map(file => ({
    ...file,
    url: links.to(file.id),
  }))
  const subject = oneLine(row.subject_with_tags) || '(no subject)'
  const query = `subject=${encodeURIComponent(`Re: ${subject.replace(/^re: /i, '')}`)}&In-Reply-To=${encodeURIComponent(`<${row.mime_id}>`)}`
  return {
    msg_num: row.msg_num,
    subject,
    name: oneLine(row.name),
    when: whenIn(row.created, group.settings.default_timezone),
    url: `${group.url}/message/${row.msg_num}`,
    reply: `mailto:${group.name}@${addresses.mailDomain}?${query}`,
    plain: await plainOf(row.body),
    html: withLinks(files)(row.body),
    snippet: oneLine(row.snippet),
    files,
  }
}

function whenIn(created: string, timezone: string): string {
  const there = Temporal.Instant.from(created).toZonedDateTimeISO(timezone || 'UTC')
  return `${there.toPlainDate().toString()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })} (${there.timeZoneId})`
}

type Content = { kind: DigestKind; messages: readonly DigestMessage[]; last: number; links: FileLinks }

/** The mail of a digest, its codes still to be put in. */
export function digestMail(
  source: ListSource,
  { id, created }: { id: number; created: string },
  content: Content,
): Piece[] {
  const { group, addresses } = source
  const { kind, messages, last, links } = content
  const { noun, plain, html } = kinds[kind]
  const name = oneLine(group.title) || group.name
  const digest: Digest = {
    title: digestTitle(noun, name, messages.length),
    place: name,
    color: group.settings.default_color,
    messages,
    links: [
      { label: 'All messages', address: [`${group.url}/topics`] },
      { label: 'Your subscription', address: [`${group.url}/subscription`] },
      { label: 'Leave the group', address: [`${addresses.url}/mail/unsubscribe/`, { link: 0 }] },
    ],
    why: `You get this mail as a member of ${name} (${groupAddress(source)}).`,
  }
  const tag = oneLine(group.settings.subject_tag)
  const head = [
    field('From', mailbox({ name, address: groupAddress(source) })),
    field('To', mailbox({ name: '', address: groupAddress(source) })),
    field('Subject', words(`${tag === '' ? '' : `[${tag.replace(/^\[|\]$/g, '')}] `}${digest.title}`)),
    field('Date', new Date(created).toUTCString().replace('GMT', '+0000')),
    field('Message-ID', `<${digestId(group.id, id, addresses.mailDomain)}>`),
  ]
  return joined([
    Buffer.from(head.join(''), 'latin1'),
    ...listFields(source, `${group.url}/message/${last}`),
    Buffer.from('MIME-Version: 1.0\r\n', 'latin1'),
    ...ended(bodyOf(links.cut(plain(digest)), html && links.cut(html(digest)), `${group.id} ${id}`)),
  ])
}

const types = {
  plain: 'Content-Type: text/plain; charset=utf-8\r\n',
  html: 'Content-Type: text/html; charset=utf-8\r\n',
}

function bodyOf(plain: readonly TextPiece[], html: readonly TextPiece[] | undefined, seed: string): Piece[] {
  const first = encodedPart(plain, [types.plain])
  if (!html) return first
  const boundary = `=_digest_${createHash('sha256').update(seed).digest('hex').slice(0, 24)}`
  const head = Buffer.from(`Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n`, 'latin1')
  return [head, ...parted(boundary, [first, encodedPart(html, [types.html])])]
}
