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
import { album } from './handlers/album.ts'
import { author } from './handlers/author.ts'
import { bounce } from './handlers/reports/bounce.ts'
import { signedAddress } from './handlers/signed-address.ts'
import { command } from './handlers/command.ts'
import { group } from './handlers/group/group.ts'
import { owner } from './handlers/owner.ts'
import { postmaster } from './handlers/postmaster.ts'
import { withBounceHandling } from './handlers/reports/bounced-notification.ts'
import type { IncomingMail, Outcome } from './incoming-mail.ts'

/** Dependencies of the handlers. They change data only through the call pipeline. */
export type HandlerDeps = ArchiveDeps & {
  pipeline: Pick<CallPipeline, 'handle'>
  callAs(identity: Identity | null, via?: Channel): InProcessClient<typeof endpoints>
  database: Database
  codes: TokenSigner
  settings: Settings
}

/** Records the outcome in the ledger within the transaction of the call. The outcome is then marked as recorded. */
export type RecordOutcome = (tx: Tx, outcome: Outcome) => void

/** Handles mail to one kind of destination. */
export type Handler<D extends Destination = Destination> = {
  /** Accepted kinds of automatic email. Others are rejected before the handler is called. */
  takes?: readonly AutomaticMailKind[]
  /** Whether email without From is accepted, as some servers send reports without it. */
  anonymous?: true
  handle(incoming: IncomingMail, destination: D, deps: HandlerDeps, recordOutcome: RecordOutcome): Promise<Outcome>
  /** Handles mail that cannot be parsed, such as a report without From. */
  handleRaw?(raw: Buffer, destination: D, deps: HandlerDeps): Promise<Outcome>
}

export type Handlers = { [Kind in Destination['is']]?: Handler<Extract<Destination, { is: Kind }>> }

/** The handler for each kind of destination. Addresses without a handler do not exist. */
export const handlers: Handlers = {
  group,
  command,
  album,
  owner: withBounceHandling(owner),
  coded: withBounceHandling(signedAddress),
  author,
  bounce,
  postmaster: withBounceHandling(postmaster),
}
