import { archive } from './chapters/archive.ts'
import { calendar } from './chapters/calendar.ts'
import { chatting } from './chapters/chats.ts'
import { gatherings } from './chapters/gatherings.ts'
import { hashtags } from './chapters/hashtags.ts'
import { key } from './chapters/key.ts'
import { people } from './chapters/people.ts'
import { reactions } from './chapters/reactions.ts'
import { roles } from './chapters/roles.ts'
import { tables } from './chapters/tables.ts'
import { today } from './chapters/today.ts'
import { waiting } from './chapters/waiting.ts'
import type { Chapter } from './stage.ts'

/** The example, in the order in which it is told: each chapter builds on those before it. */
export const chapters: readonly Chapter[] = [
  people,
  key,
  gatherings,
  roles,
  hashtags,
  archive,
  today,
  reactions,
  calendar,
  waiting,
  tables,
  chatting,
]
