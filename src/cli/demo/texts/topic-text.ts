import type { FileName } from '../files.ts'
import type { PersonName } from '../people.ts'
import type { Kind } from './talk.ts'

export type Format = 'plain' | 'html' | 'markdown'
/** A post in a topic; plain text by default. */
export type DemoMessage = { by: PersonName; text: string; format?: Format; files?: readonly FileName[] }

/** A topic of the archives. */
export type TopicText = DemoMessage & {
  /** With its hashtags. */
  subject: string
  /** How many days ago it began. */
  ago: number
  /** Replies that were written for it. */
  replies?: readonly DemoMessage[]
  /** How many more follow, of what people say about such things. */
  more?: number
  about: Kind
}
