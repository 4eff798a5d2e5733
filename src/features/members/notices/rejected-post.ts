import { oneLine, untrusted, type EmailDraft, type EmailGroup } from '#runtime/notifications/email-content.ts'
import { displayName } from '../../groups/index.ts'

type RejectedPost = {
  group: EmailGroup
  subject: string
  reason: string
  text: string
  /** We know that they sent it. */
  isTheirs: boolean
  /** The group's notice for rejected posts. */
  notice: { subject: string; body: string } | undefined
}

/** The email to the author of a rejected post: the reason, the group's notice, and the post. */
export function rejectedPostWriter({ group, subject, reason, text, isTheirs, notice }: RejectedPost) {
  const place = displayName(group)
  const write: EmailDraft['write'] = ({ postRejected: t, ...common }) => ({
    subject: isTheirs
      ? (notice?.subject ?? t.subject({ group: group.name, subject: oneLine(subject) }))
      : t.subjectUnverified({ group: group.name }),
    title: t.title,
    paragraphs: isTheirs
      ? [t.text({ subject: untrusted(subject), group: place })]
      : [t.textUnverified({ group: place }), t.ignore],
    quoted: [
      { lead: t.moderatorWrote, text: reason },
      { lead: t.groupSays({ group: place }), text: notice?.body ?? '' },
      { lead: t.youWrote, text },
    ].filter(({ text: words }) => words.trim() !== ''),
    more: [t.more],
    why: [isTheirs ? common.footer.posted({ group: place }) : common.footer.named({ group: place })],
    group,
  })
  return write
}
