import type { Messages } from '../../i18n.ts'

/** What the script of a topic says. */
export const readingMessages = ({ compose, topic, site }: Messages, { mayReply }: { mayReply: boolean }): string =>
  JSON.stringify({
    ...(mayReply ? { quote: compose.quote, reply: compose.replyToThis } : {}),
    copy: topic.copyLink,
    search: site.search,
    copied: topic.linkCopied,
    selection: topic.selection,
    position: topic.position({ item: '\u0001', total: '\u0002' }),
  })
