import { archive } from './steps/archive.ts'
import { calendar } from './steps/calendar.ts'
import { chatsStep } from './steps/chats.ts'
import { groupsStep } from './steps/groups.ts'
import { hashtags } from './steps/hashtags.ts'
import { keepsakes } from './steps/keepsakes.ts'
import { key } from './steps/key.ts'
import { people } from './steps/people.ts'
import { reactions } from './steps/reactions.ts'
import { roles } from './steps/roles.ts'
import { tables } from './steps/tables.ts'
import { today } from './steps/today.ts'
import { moderation } from './steps/moderation.ts'
import type { DemoStep } from './context.ts'

/** The steps of the demo, in order: each builds on earlier ones. */
export const steps: readonly DemoStep[] = [
  people,
  key,
  groupsStep,
  roles,
  hashtags,
  archive,
  today,
  reactions,
  calendar,
  moderation,
  tables,
  chatsStep,
  keepsakes,
]
