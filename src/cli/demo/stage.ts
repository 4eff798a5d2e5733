import { randomBytes } from 'node:crypto'
import type { App } from '#app.ts'
import type { Identity } from '#runtime/identity.ts'
import type { Settings } from '#settings/index.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { GroupKey } from './groups.ts'
import { names, type PersonName } from './people.ts'

/** Where the example is told: the app, and what the chapters so far have put into it. */
export type Stage = {
  app: App
  blobs: Blobs
  settings: Settings
  /** The moment from which all dates are counted back, in milliseconds. */
  now: number
  /** Made for this run. */
  passwords: Record<PersonName, string>
  /** The API key of the owner, once there is one. */
  key: string
  people: Map<PersonName, Identity>
  groups: Map<GroupKey, number>
  /** By their subjects: who is in them under which number, and the last message. */
  chats: Map<string, { chat_id: number; places: Map<PersonName, number>; last: number }>
  as(name: PersonName): ReturnType<App['callAs']>
  groupId(key: GroupKey): number
}

/** A part of the example. Later parts of the product add theirs to the list in `chapters.ts`. */
export type Chapter = { title: string; tell(stage: Stage): Promise<void> }

export function newStage({ app, blobs, settings }: Pick<Stage, 'app' | 'blobs' | 'settings'>): Stage {
  const people: Stage['people'] = new Map()
  const groups: Stage['groups'] = new Map()
  const passwords = Object.fromEntries(names.map(name => [name, newPassword()])) as Stage['passwords']
  return {
    app,
    blobs,
    settings,
    now: Date.now(),
    passwords,
    key: '',
    people,
    groups,
    chats: new Map(),
    as: name => app.callAs(there(people.get(name), name), 'via_web'),
    groupId: key => there(groups.get(key), key),
  }
}

function there<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`${name} is not on the stage yet`)
  return found
}

const newPassword = (): string => randomBytes(9).toString('base64url').replace(/^-/, 'x')
