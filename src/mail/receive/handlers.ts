import type { ArchiveDeps } from '#features/archives/index.ts'
import type { endpoints } from '#features/endpoints.ts'
import type { Channel } from '#runtime/calls/handler.ts'
import type { InProcessClient } from '#runtime/calls/in-process-client.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import type { Settings } from '#settings/index.ts'
import type { Database, Tx } from '#storage/database.ts'
import type { TokenSigner } from '../signed-tokens.ts'
import type { AutomaticMailKind } from './checks/automatic-mail.ts'
import type { Destination } from './destination.ts'
import { author } from './handlers/author.ts'
import { bounce } from './handlers/bounce.ts'
import { signedAddress } from './handlers/signed-address.ts'
import { command } from './handlers/command.ts'
import { group } from './handlers/group.ts'
import { owner } from './handlers/owner.ts'
import { postmaster } from './handlers/postmaster.ts'
import { withBounceHandling } from './handlers/bounced-notification.ts'
import type { IncomingMail, Outcome } from './incoming-mail.ts'

/** What handlers work with: the pipeline, as every caller has it. They write nothing themselves. */
export type HandlerDeps = ArchiveDeps & {
  pipeline: Pick<CallPipeline, 'handle'>
  callAs(identity: Identity | null, via?: Channel): InProcessClient<typeof endpoints>
  database: Database
  codes: TokenSigner
  settings: Settings
}

/** Writes down what becomes of a mail in the transaction that does it: one commit for both. The outcome then says so. */
export type RecordOutcome = (tx: Tx, outcome: Outcome) => void

/** What is done with mail to one kind of destination. */
export type Handler<D extends Destination = Destination> = {
  /** The kinds of automatic email that it takes. All others are refused before they get here. */
  takes?: readonly AutomaticMailKind[]
  /** It takes email without From, as some servers send reports. */
  anonymous?: true
  handle(incoming: IncomingMail, destination: D, parts: HandlerDeps, note: RecordOutcome): Promise<Outcome>
  /** It also takes what cannot be read as a mail of anybody, as a report without From. */
  handleRaw?(raw: Buffer, destination: D, parts: HandlerDeps): Promise<Outcome>
}

export type Handlers = { [Kind in Destination['is']]?: Handler<Extract<Destination, { is: Kind }>> }

/** Who takes mail to which kind of destination. An address for which nobody is here does not exist. */
export const handlers: Handlers = {
  group,
  command,
  owner: withBounceHandling(owner),
  coded: withBounceHandling(signedAddress),
  author,
  bounce,
  postmaster: withBounceHandling(postmaster),
}
