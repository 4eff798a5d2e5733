import type { ArchiveParts } from '#features/archives/index.ts'
import type { endpoints } from '#features/endpoints.ts'
import type { Via } from '#runtime/call.ts'
import type { Calls } from '#runtime/caller.ts'
import type { Identity } from '#runtime/identity.ts'
import type { Road } from '#runtime/road.ts'
import type { Settings } from '#settings/index.ts'
import type { Database, Tx } from '#storage/database.ts'
import type { Codes } from '../codes.ts'
import type { AutomaticKind } from './automatic.ts'
import type { Destination } from './destination.ts'
import { author } from './handlers/author.ts'
import { bounce } from './handlers/bounce.ts'
import { coded } from './handlers/coded.ts'
import { command } from './handlers/command.ts'
import { group } from './handlers/group.ts'
import { owner } from './handlers/owner.ts'
import { postmaster } from './handlers/postmaster.ts'
import { withReturned } from './handlers/returned.ts'
import type { Incoming, Outcome } from './incoming.ts'

/** What handlers work with: the road, as every caller has it. They write nothing themselves. */
export type HandlerParts = ArchiveParts & {
  road: Pick<Road, 'proceed'>
  callAs(identity: Identity | null, via?: Via): Calls<typeof endpoints>
  database: Database
  codes: Codes
  settings: Settings
}

/** Writes down what becomes of a mail in the transaction that does it: one commit for both. The outcome then says so. */
export type Note = (tx: Tx, outcome: Outcome) => void

/** What is done with mail to one kind of destination. */
export type Handler<D extends Destination = Destination> = {
  /** The kinds of automatic email that it takes. All others are refused before they get here. */
  takes?: readonly AutomaticKind[]
  /** It takes email without From, as some servers send reports. */
  anonymous?: true
  handle(incoming: Incoming, destination: D, parts: HandlerParts, note: Note): Promise<Outcome>
  /** It also takes what cannot be read as a mail of anybody, as a report without From. */
  handleRaw?(raw: Buffer, destination: D, parts: HandlerParts): Promise<Outcome>
}

export type Handlers = { [Kind in Destination['is']]?: Handler<Extract<Destination, { is: Kind }>> }

/** Who takes mail to which kind of destination. An address for which nobody is here does not exist. */
export const handlers: Handlers = {
  group,
  command,
  owner: withReturned(owner),
  coded: withReturned(coded),
  author,
  bounce,
  postmaster: withReturned(postmaster),
}
