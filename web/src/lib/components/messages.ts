import { renderCached } from '../render/fragment-cache.ts'
import { hasExternalImages } from '../external-images.ts'
import type { Formatters } from '../locale.ts'
import type { Poll } from '../polls/poll.ts'
import type { ShownPictures } from '../reading/pictures.ts'
import { peopleOf, personPath, type Group, type Message, type User } from '../topics.ts'
import { allowedActions } from '../writing/message-permissions.ts'
import MessagePart from './Message.svelte'

type MessagesPage = { group: Group; user: User | null; pictures?: ShownPictures | null; polls?: readonly Poll[] }
/** `isAside`: read-only, beside a form about it. */
/** `parent`: the message it replies to, if that is worth a link on the same page. */
type MessageOptions = { isTitled?: boolean; isAside?: boolean; parent?: MessageParent | undefined }
export type MessageParent = Pick<Message, 'msg_num' | 'name'>
/** External pictures of a message: whether they are shown, and the link that shows them. */
export type MessagePictures = { isShown: boolean; isChosen: boolean; isMember: boolean; askAt: string }

type Address = { origin: string; searchParams: Iterable<[string, string]> }

/** How the messages of a page are shown to its reader. */
export function messageRenderer(
  { group, user, pictures = null, polls = [] }: MessagesPage,
  url: Address,
  formatters: Formatters,
): (message: Message, how?: MessageOptions) => string {
  const { origin } = url
  const people = peopleOf(group, user)
  return (message, { isTitled = false, isAside = false, parent } = {}) => {
    const may = isAside ? [] : allowedActions(message, group, user)
    const isWithPictures = pictures ? pictures.having.includes(message.id) : hasExternalImages(message, origin)
    const personAt = personPath(people, message.user_id)
    const props = {
      ...{ message, group: group.name, isTitled, may, origin, personAt },
      poll: polls.find(({ id }) => id === message.poll_id) ?? null,
      byEmail: group.reply_to === 'group_reply_to_group',
      parent: parent ? { msg_num: parent.msg_num, name: parent.name } : null,
      pictures: isWithPictures ? picturesIn(message, { group, user, pictures }, url) : null,
    }
    return renderCached(
      MessagePart,
      `message ${message.id} ${isTitled} ${may.join()} ${personAt !== ''} ${parent?.msg_num ?? 0}`,
      props,
      formatters,
    )
  }
}

function picturesIn({ id, msg_num }: Message, { group, user, pictures }: MessagesPage, url: Address): MessagePictures {
  const isAlways = user?.show_pictures === 'show_pictures_always'
  // The same page, or that of the message, with the pictures of this message.
  const others = [...url.searchParams].filter(([name]) => name !== 'pictures' && !name.startsWith('/'))
  const query = new URLSearchParams([...(pictures ? others : []), ['pictures', String(msg_num)]])
  return {
    isShown: pictures?.shown.includes(id) ?? false,
    isChosen: (pictures?.chosen.includes(id) ?? false) && !isAlways,
    isMember: user !== null,
    askAt: `${pictures ? '' : `/g/${group.name}/message/${msg_num}`}?${query}#m${msg_num}`,
  }
}
