import type { AddressCommand } from '#contract/groups/group-addresses.ts'
import type { EmailMessages } from '#runtime/notifications/email-content.ts'
import type { ReplyContent, ReplyContext } from './command-replies.ts'

/** Explains how to use a group by email. */
export function helpReply(
  { help: t }: EmailMessages,
  { place, group, address, mailDomain }: ReplyContext,
): ReplyContent {
  const commands: Record<AddressCommand | 'owner', string> = t.command
  return {
    paragraphs: [t.post({ group: place, address }), t.commands],
    rows: Object.entries(commands).map(([word, meaning]) => ({
      meaning,
      link: { text: word, mail: `${group}+${word}@${mailDomain}` },
    })),
  }
}
