import { createHash } from 'node:crypto'
import { plainOf, withLinks } from '#features/archives/index.ts'
import { freshGroups, groupUrl } from '#features/groups/index.ts'
import { linkToken, dayOf, type Link } from '#features/links/index.ts'
import { answerLine, saysPoll } from '#content/text/index.ts'
import { oneLine } from '#content/text/subject.ts'
import { messagesFor } from '#locales/index.ts'
import type { Row } from '#storage/query.ts'
import { encodedPart, htmlType, multipartBody, plainType } from '../member-copy/body.ts'
import { emptyComposition, type CopyContext } from '../member-copy/compose-copy.ts'
import { headerField, formatMailbox, encodeWords } from '../member-copy/header-fields.ts'
import { listFields } from '../member-copy/list-fields.ts'
import { groupAddress, type CopiedPoll, type ListSource } from '../member-copy/source.ts'
import { withFinalLineEnd, fillSlots, joinPieces, type Piece, type TextPiece } from '../member-copy/template.ts'
import type { Composer } from '../outgoing-message.ts'
import { digestId } from './replies.ts'
import { fileLinks, type FileLinks } from '../member-copy/file-links.ts'
import { htmlDigest, htmlSummary, plainDigest, plainSummary, type Digest, type DigestMessage } from './layout.ts'
import { digestMessages } from './store.ts'

/** The title and layout of each kind of digest. */
const digestLayouts = {
  digest: { title: 'title', plain: plainDigest, html: undefined },
  html_digest: { title: 'title', plain: plainDigest, html: htmlDigest },
  summary: { title: 'summaryTitle', plain: plainSummary, html: htmlSummary },
} as const
export type DigestKind = keyof typeof digestLayouts
export const digestKinds = Object.keys(digestLayouts) as DigestKind[]

/** Composes digests of one kind, once for all members who get the same messages. */
export const digestComposer = (context: CopyContext, kind: DigestKind): Composer => ({
  async compose(tx, outgoingMessage) {
    const { group_id } = outgoingMessage
    const { nums } = outgoingMessage.params as { nums: number[] }
    const [group, rows] = await Promise.all([
      freshGroups.groupById(tx, group_id),
      digestMessages.all(tx, { group_id, nums }),
    ])
    if (!group || rows.length === 0) return emptyComposition
    const { addresses, language, codes } = context
    const source: ListSource = { addresses, language, group: { ...group, url: groupUrl(addresses, group) } }
    const links = fileLinks(addresses.url, 1)
    const messages = await Promise.all(rows.map(row => digestMessageOf(source, row, links)))
    const pieces = digestMail(source, outgoingMessage, { kind, messages, last: nums.at(-1)!, links })
    const sign = (await context.signer()).open(pieces)
    const today = dayOf(Date.now())
    return {
      async for({ member_id, email }) {
        const code = (action: Link['action'], about_id: number) =>
          linkToken(codes, { action, group_id, member_id, about_id }, today)
        const tokens = [code('leave', 0), ...links.ids.map(id => code('get_file', id))]
        return { to: email, raw: [...(await sign(tokens)), ...fillSlots(pieces, tokens)] }
      },
    }
  },
})

/** A message as shown in a digest: its new text, and links to the rest. */
async function digestMessageOf(
  source: ListSource,
  row: Row<'digest.messages'>,
  links: FileLinks,
): Promise<DigestMessage> {
  const { group, addresses } = source
  const files = (row.files as { id: number; filename: string; content_id: string }[]).map(file => ({
    ...file,
    url: links.to(file.id),
  }))
  const poll = row.poll as CopiedPoll | null
  const subject = oneLine(row.subject_with_tags) || messagesFor(source.language).email.noSubject
  const query = `subject=${encodeURIComponent(`Re: ${subject.replace(/^re: /i, '')}`)}&In-Reply-To=${encodeURIComponent(`<${row.mime_id}>`)}`
  return {
    msg_num: row.msg_num,
    subject,
    name: oneLine(row.name),
    when: formatWhen(row.created, group.settings.default_timezone),
    url: `${group.url}/message/${row.msg_num}`,
    reply: `mailto:${group.name}@${addresses.mailDomain}?${query}`,
    plain: await plainOf(row.body),
    html: withLinks(files)(row.body),
    snippet: oneLine(row.snippet),
    files,
    poll:
      poll && !saysPoll(row.body, poll)
        ? {
            question: messagesFor(source.language).email.copy.poll({ question: oneLine(poll.question) }),
            answers: poll.answers.map(answer => oneLine(answerLine(answer))),
          }
        : null,
  }
}

function formatWhen(created: string, timezone: string): string {
  const zoned = Temporal.Instant.from(created).toZonedDateTimeISO(timezone || 'UTC')
  return `${zoned.toPlainDate().toString()} ${zoned.toPlainTime().toString({ smallestUnit: 'minute' })} (${zoned.timeZoneId})`
}

type DigestContent = { kind: DigestKind; messages: readonly DigestMessage[]; last: number; links: FileLinks }

/** Builds the mail of a digest, with slots for tokens. */
export function digestMail(
  source: ListSource,
  { id, created }: { id: number; created: string },
  content: DigestContent,
): Piece[] {
  const { group, addresses } = source
  const { kind, messages, last, links } = content
  const { title, plain, html } = digestLayouts[kind]
  const { digest: t, copy } = messagesFor(source.language).email
  const name = oneLine(group.title) || group.name
  const digest: Digest = {
    title: t[title]({ group: name, count: messages.length }),
    locale: source.language,
    place: name,
    color: group.settings.default_color,
    messages,
    links: [
      { label: t.allMessages, address: [`${group.url}/topics`] },
      { label: copy.subscription, address: [`${group.url}/subscription`] },
      { label: copy.leave, address: [`${addresses.url}/mail/unsubscribe/`, { link: 0 }] },
    ],
    why: copy.why({ group: name, address: groupAddress(source) }),
  }
  const tag = oneLine(group.settings.subject_tag)
  const head = [
    headerField('From', formatMailbox({ name, address: groupAddress(source) })),
    headerField('To', formatMailbox({ name: '', address: groupAddress(source) })),
    headerField('Subject', encodeWords(`${tag === '' ? '' : `[${tag.replace(/^\[|\]$/g, '')}] `}${digest.title}`)),
    headerField('Date', new Date(created).toUTCString().replace('GMT', '+0000')),
    headerField('Message-ID', `<${digestId(group.id, id, addresses.mailDomain)}>`),
  ]
  return joinPieces([
    Buffer.from(head.join(''), 'latin1'),
    ...listFields(source, `${group.url}/message/${last}`),
    Buffer.from('MIME-Version: 1.0\r\n', 'latin1'),
    ...withFinalLineEnd(bodyOf(links.cut(plain(digest)), html && links.cut(html(digest)), `${group.id} ${id}`)),
  ])
}

function bodyOf(plain: readonly TextPiece[], html: readonly TextPiece[] | undefined, seed: string): Piece[] {
  const first = encodedPart(plain, [plainType])
  if (!html) return first
  const boundary = `=_digest_${createHash('sha256').update(seed).digest('hex').slice(0, 24)}`
  const head = Buffer.from(`Content-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n`, 'latin1')
  return [head, ...multipartBody(boundary, [first, encodedPart(html, [htmlType])])]
}
