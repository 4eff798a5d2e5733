import { replaceExternalImages } from '../external-images.ts'
import type { Group } from '../topics.ts'
import { element, type Xml } from './xml.ts'

/** A message in a feed. */
export type FeedMessage = {
  id: number
  created: string
  updated: string
  name: string
  subject: string
  msg_num: number
  body: string
}
type AtomFeedParams = {
  group: Group
  title: string
  /** The page of the feed, and its own URL, both from the root. */
  path: string
  self: string
  messages: readonly FeedMessage[]
  say: (image: { host: string }) => string
}

/** How many messages a feed has. */
export const feedSize = 30

/** An Atom feed (RFC 4287). */
export function atomFeed({ group, title, path, self, messages, say }: AtomFeedParams): Xml {
  const at = (place: string): string => new URL(place, group.group_url).href
  const updated = messages.map(message => message.updated).toSorted((one, other) => Date.parse(one) - Date.parse(other))
  return element('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, [
    element('id', {}, at(self)),
    element('title', {}, title),
    element('updated', {}, updated.at(-1) ?? group.created),
    element('link', { rel: 'self', type: 'application/atom+xml', href: at(self) }),
    element('link', { rel: 'alternate', type: 'text/html', href: at(path) }),
    ...messages.map(message => entry(message, group, at, say)),
  ])
}

function entry(message: FeedMessage, group: Group, at: (place: string) => string, say: AtomFeedParams['say']): Xml {
  const { host } = new URL(group.group_url)
  const link = at(`/g/${group.name}/message/${message.msg_num}`)
  return element('entry', {}, [
    // It stays when the group gets another name (RFC 4151).
    element('id', {}, `tag:${host},${message.created.slice(0, 10)}:message/${message.id}`),
    element('title', {}, message.subject || `#${message.msg_num}`),
    element('published', {}, message.created),
    element('updated', {}, message.updated),
    element('author', {}, [element('name', {}, message.name || group.title || group.name)]),
    element('link', { rel: 'alternate', type: 'text/html', href: link }),
    element(
      'content',
      { type: 'html' },
      replaceExternalImages(message.body, { origin: new URL(group.group_url).origin, say }),
    ),
  ])
}
