import { randomBytes } from 'node:crypto'
import type { App } from '#app.ts'
import type { Messages } from '#locales/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { GroupKey } from './groups.ts'
import { names, type PersonName } from './people.ts'

/** The demo so far: the app, and what the steps have created. */
export type DemoContext = {
  app: App
  blobs: BlobStore
  settings: Settings
  /** The moment from which all dates are counted back, in milliseconds. */
  now: number
  /** Created for this run. */
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
export type DemoStep = { title: keyof Messages['cli']['demo']['steps']; run(stage: DemoContext): Promise<void> }

export function createDemoContext(given: Pick<DemoContext, 'app' | 'blobs' | 'settings'>): DemoContext {
  const people: DemoContext['people'] = new Map()
  const groups: DemoContext['groups'] = new Map()
  const passwords = Object.fromEntries(names.map(name => [name, newPassword()])) as DemoContext['passwords']
  return {
    ...given,
    now: Date.now(),
    passwords,
    key: '',
    people,
    groups,
    chats: new Map(),
    as: name => given.app.callAs(required(people.get(name), name), 'via_web'),
    groupId: key => required(groups.get(key), key),
  }
}

function required<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`${name} is not on the stage yet`)
  return found
}

const newPassword = (): string => randomBytes(9).toString('base64url').replace(/^-/, 'x')
