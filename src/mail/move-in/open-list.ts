import { openDiscourse } from './discourse/index.ts'
import { openGoogleGroups } from './google-groups.ts'
import { openGroupsIo } from './groups-io.ts'
import { openMailman2 } from './mailman2/index.ts'
import { openMailman3 } from './mailman3.ts'
import { openMbox } from './mbox.ts'
import type { MovedList } from './moved-list.ts'

export type OpenListOptions = {
  /** The name of the list at its old place, in lower case. */
  list: string
  members: readonly string[]
  category: string
  /** The host name of the old service; empty if it wasn't given. */
  host: string
}

/** The services that lists can be imported from. */
export const services = {
  mailman2: openMailman2,
  mailman3: openMailman3,
  googlegroups: openGoogleGroups,
  groupsio: openGroupsIo,
  discourse: openDiscourse,
  mbox: openMbox,
} satisfies Record<string, (path: string, options: OpenListOptions) => Promise<MovedList>>
export type ServiceName = keyof typeof services
export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(services, name)
