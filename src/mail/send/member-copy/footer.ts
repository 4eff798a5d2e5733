import { escapeHtml } from '#content/html.ts'
import { answerLine, ownClassNames, saysPoll, textOf } from '#content/text/index.ts'
import { formatDeadline, messagesFor } from '#locales/index.ts'
import type { CopiedFile, CopiedPoll, CopyLink, FooterSource } from './source.ts'
import { groupAddress } from './source.ts'
import { goesToGroupAlone, replyOptions } from './reply-to.ts'
import { mergeText, type TextPiece } from './template.ts'

/** The footer of a mail: links and the group's own text. */
export type Footer = {
  /** The links whose tokens fill the slots, in this order. */
  links: readonly CopyLink[]
  /** The index of the first file link. */
  firstFile: number
  plain: readonly TextPiece[]
  html: readonly TextPiece[]
  /** The footer for mail with its own colours, which must not inherit them. */
  coloured: readonly TextPiece[]
}

/** A poll: its lines, unless the text says them, its deadline and secrecy, how to vote by email, and the link. */
type FooterPoll = {
  question: string
  answers: readonly string[]
  terms: string
  how: string
  link: FooterLink
  isSaid: boolean
}
type FooterLink = { label: string; address: readonly TextPiece[] }

/** Composes the footer: one link per line in plain text; in HTML a row of links about the message, and one about the membership. */
export function composeFooter(source: FooterSource, linkedFiles: readonly CopiedFile[]): Footer {
  const { group, message, hashtags, addresses, isShared = false } = source
  const t = messagesFor(source.language).email.copy
  const links: CopyLink[] = isShared ? [] : [{ action: 'leave', about_id: 0 }]
  const signed = (label: string, action: CopyLink['action'], about_id: number, page = 'mail/link/'): FooterLink => {
    links.push({ action, about_id })
    return { label, address: [`${addresses.url}/${page}`, { link: links.length - 1 }] }
  }
  const about: FooterLink[] = [
    { label: t.view, address: [`${group.url}/message/${message.msg_num}`] },
    ...replyOptions(source, t).map(({ label, address }) => ({ label, address: [`mailto:${address}`] })),
    // In a copy for several members, the page of the message has these.
    ...(isShared
      ? []
      : [
          signed(t.muteTopic, 'mute_topic', message.topic_id),
          ...hashtags
            .slice(0, maxHashtags)
            .flatMap(({ id, name }) => [
              signed(t.followHashtag({ hashtag: name }), 'follow_hashtag', id),
              signed(t.muteHashtag({ hashtag: name }), 'mute_hashtag', id),
            ]),
        ]),
    { label: t.newTopic, address: [`mailto:${groupAddress(source)}`] },
  ]
  const membership: FooterLink[] = [
    { label: t.subscription, address: [`${group.url}/subscription`] },
    { label: t.contactOwners, address: [`mailto:${groupAddress(source, '+owner')}`] },
    {
      label: t.leave,
      address: isShared ? [`${group.url}/leave`] : [`${addresses.url}/mail/unsubscribe/`, { link: 0 }],
    },
  ]
  const poll = source.poll && {
    ...pollTexts(source.poll, source),
    // A vote is for the group's address alone.
    ...(goesToGroupAlone(source) ? {} : { how: '' }),
    link: isShared
      ? { label: t.pollVote, address: [`${group.url}/poll/${source.poll.id}`] }
      : signed(t.pollVote, 'vote', source.poll.id, 'mail/vote/'),
    isSaid: saysPoll(message.html, source.poll),
  }
  const firstFile = links.length
  const files = linkedFiles.map(({ id, filename }) =>
    signed(inLine(filename), 'get_file', id, 'api/v1/getmailfile?code='),
  )
  const why = t.why({ group: group.title || group.name, address: groupAddress(source) })
  const parts = { poll, files, filesLead: t.files, own: group.settings.footer, about, membership, why }
  return {
    links,
    firstFile,
    plain: plainFooter(parts),
    html: htmlFooter(parts, inheritedStyle),
    coloured: htmlFooter(parts, ownStyle),
  }
}

const maxHashtags = 5

type FooterContent = {
  poll: FooterPoll | null
  filesLead: string
  files: readonly FooterLink[]
  own: string
  /** Links about the message, and about the reader's membership. */
  about: readonly FooterLink[]
  membership: readonly FooterLink[]
  why: string
}
const inLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

function pollTexts(
  { question, answers, type, closes, is_anonymous }: CopiedPoll,
  { language, group }: Pick<FooterSource, 'language' | 'group'>,
): Omit<FooterPoll, 'link' | 'isSaid'> {
  const t = messagesFor(language).email.copy
  // A copy has many readers: its time zone is that of the group.
  const when = closes && formatDeadline(closes, group.settings.default_timezone, language, { year: 'numeric' })
  return {
    question: t.poll({ question: inLine(question) }),
    answers: answers.map(answer => inLine(answerLine(answer))),
    terms: [...(when ? [t.pollCloses({ when })] : []), ...(is_anonymous ? [t.pollAnonymous] : [])].join(' '),
    how: t.pollReply[type],
  }
}

function plainFooter({ poll, files, filesLead, own, about, membership, why }: FooterContent): TextPiece[] {
  const listed = ({ label, address: [first = '', ...rest] }: FooterLink): TextPiece[] => [
    `${label}: ${typeof first === 'string' ? first.replace(/^mailto:/, '') : ''}`,
    ...rest,
    '\n',
  ]
  const words = textOf(own)
  return mergeText([
    `${ownClassNames.footerLine}\n`,
    ...(poll
      ? [
          poll.isSaid ? '' : `${poll.question}\n${poll.answers.map((answer, at) => `${at + 1}. ${answer}\n`).join('')}`,
          poll.terms === '' ? '' : `${poll.terms}\n`,
          ...listed(poll.link),
          `${poll.how === '' ? '' : `${poll.how}\n`}\n`,
        ]
      : []),
    ...(files.length > 0 ? [`${filesLead}\n`, ...files.flatMap(listed), '\n'] : []),
    ...(words === '' ? [] : [`${words}\n\n`]),
    ...[...about, ...membership].flatMap(listed),
    `${inLine(why)}\n`,
    `${ownClassNames.footerLine}\n`,
  ])
}

const style = 'margin-top:2em;padding-top:1em;border-top:1px solid #999;font-size:small;clear:both'

/** Styles of the box, of its text, and of links. */
type FooterStyle = { box: string; text: string; link: string }
const inheritedStyle: FooterStyle = { box: style, text: '', link: '' }
// The author's style sheet applies to all elements, but loses against !important inline styles.
const dark = 'color:#333!important;background:#fff!important'
const ownStyle: FooterStyle = {
  box: `${style};padding:1em;${dark}`,
  text: ` style="${dark}"`,
  link: ' style="color:#0b57d0!important;background:#fff!important"',
}

function htmlFooter(
  { poll, files, filesLead, own: words, about, membership, why }: FooterContent,
  look: FooterStyle,
): TextPiece[] {
  const linked = ({ label, address }: FooterLink): TextPiece[] => [
    `<a${look.link} href="`,
    ...address.map(piece => (typeof piece === 'string' ? escapeHtml(piece) : piece)),
    `">${escapeHtml(label)}</a>`,
  ]
  const row = (lines: readonly FooterLink[]): TextPiece[] =>
    lines.flatMap((footerLink, at) => [...(at > 0 ? [' &middot;\n'] : []), ...linked(footerLink)])
  return mergeText([
    `<div class="${ownClassNames.footer}" style="${look.box}">\n`,
    ...(poll
      ? [
          poll.isSaid
            ? ''
            : `<p${look.text}><b>${escapeHtml(poll.question)}</b></p>\n<ol>\n${poll.answers.map(answer => `<li${look.text}>${escapeHtml(answer)}</li>\n`).join('')}</ol>\n`,
          poll.terms === '' ? '' : `<p${look.text}>${escapeHtml(poll.terms)}</p>\n`,
          `<p${look.text}>`,
          ...linked(poll.link),
          `${poll.how === '' ? '' : ` |\n${escapeHtml(poll.how)}`}</p>\n`,
        ]
      : []),
    ...(files.length > 0
      ? [
          `<p${look.text}>${escapeHtml(filesLead)}</p>\n<ul>\n`,
          ...files.flatMap((file): TextPiece[] => [`<li${look.text}>`, ...linked(file), '</li>\n']),
          '</ul>\n',
        ]
      : []),
    // Sanitized when it was saved.
    ...(words === '' ? [] : [`<div${look.text}>${words}</div>\n`]),
    `<p${look.text}>`,
    ...row(about),
    `</p>\n<p${look.text}>${escapeHtml(inLine(why))}\n`,
    ...row(membership),
    '</p>\n</div>\n',
  ])
}
