import { needsConfirmed, notConfirmed } from '#contract/endpoint.ts'
import { ApiError, declaredError, loginRequired } from '#contract/errors.ts'
import { lackOf } from '#contract/scopes.ts'
import type { Database, Tx } from '#storage/database.ts'
import { createAtOnce, type AtOnce } from './at-once.ts'
import type { Cache } from './cache.ts'
import type { Implementation, Single } from './call.ts'
import { buildCommit, buildOperate, type Commit, type CommitParts, type Operate } from './commit.ts'
import { checkCsrf } from './csrf.ts'
import {
  buildAdmit,
  buildDoor,
  buildTurn,
  type Admit,
  type DoorParts,
  type Enter,
  type Guest,
  type Turn,
} from './door.ts'
import type { Cookie, Identity } from './identity.ts'
import { gathering, type GatherParts } from './gather.ts'
import { openCall, type OpenCall } from './open-call.ts'
import { askedAgain } from './page-tokens.ts'
import { compileParams, type Raw } from './parse.ts'
import { sharing, type Change } from './share.ts'
import { refuseStale, takeUpdated, type Versions } from './stale.ts'
import type { Finders, Group } from './subjects.ts'

export type Answer = { body: unknown; cookies: Cookie[]; user: unknown }

export type RoadParts = DoorParts &
  CommitParts &
  GatherParts & {
    /** Where calls go that are declared `replica`. */
    replica: Tx
    /** Finders that may answer from the cache, for reads. */
    cached: Finders
    /** Finders for what a change prepares: they need not know the newest counters of a group. */
    early: Finders
    /** Finders that look in the transaction, for writes. */
    fresh: Finders
    /** How what is edited is locked, and when it was edited last. */
    versions: Versions
    /** The user object that `extended` adds. */
    userView: (identity: Identity) => unknown
  }

/** One call's way through the house; every caller takes it: HTTP, pages, mail, command line, tests. */
export type Road = {
  admit: Admit
  enter: Enter
  turn: Turn
  proceed(implementation: Implementation, guest: Guest, raw: Raw): Promise<Answer>
  operate: Operate
  /** Those who are posting: their transactions. */
  posting: AtOnce
  changes: Cache['changes']
  readAtOnce: Database['readAtOnce']
}

export function buildRoad(parts: RoadParts): Road {
  const commit = buildCommit(parts)
  const read = reading(parts)
  const posting = createAtOnce()
  const change = changing(parts, commit, posting)
  const gather = gathering(parts, commit)
  const parserOf = parsers()
  const admit = buildAdmit(parts)

  return {
    admit,
    enter: buildDoor(parts, admit),
    turn: buildTurn(parts),
    operate: buildOperate(commit),
    posting,
    changes: parts.cache.changes,
    readAtOnce: parts.database.readAtOnce,
    async proceed(implementation, guest, raw) {
      const { endpoint } = implementation
      checkScope(implementation, guest)
      checkCsrf(endpoint, guest, raw)
      const again = askedAgain({ tx: parts.database.read, finders: parts.cached, endpoint }, raw)
      const asked = again instanceof Promise ? await again : again
      checkVisitor(implementation, guest, asked, parts.cached)
      const params = parserOf(implementation)(asked)
      checkConfirmed(implementation, guest)
      const answer = await ('verbOfMany' in implementation
        ? gather(implementation, guest, params)
        : (endpoint.method === 'GET' ? read : change)(implementation, guest, params))
      // Two elements in any case: a visitor has no user object.
      const user = params.extended === true ? (guest.identity ? parts.userView(guest.identity) : null) : undefined
      return { ...answer, user }
    },
  }
}

type Params = Record<string, unknown>
type Step = (implementation: Single, guest: Guest, params: Params) => Promise<Omit<Answer, 'user'>>

/** Each parser is compiled once. */
function parsers(): (implementation: Implementation) => (raw: Raw) => Params {
  const compiled = new WeakMap<Implementation['endpoint'], (raw: Raw) => Params>()
  return ({ endpoint }) => {
    const known = compiled.get(endpoint) ?? compileParams(endpoint)
    compiled.set(endpoint, known)
    return known
  }
}

function checkScope({ endpoint }: Implementation, { identity }: Guest): void {
  const lack = identity?.limits && lackOf(identity.limits, endpoint)
  if (lack) throw new ApiError('inadequate_permissions', lack)
}

// Only what is named can be public. What a page token names stands in `raw` by now: it may be nothing.
function checkVisitor({ endpoint }: Implementation, { identity }: Guest, raw: Raw, { rows }: Finders): void {
  const { on, groupOptional } = endpoint
  if (identity || !on || groupOptional === 'host') return
  const names = on === 'group' ? ['group_id', 'group_name'] : [rows[on].param]
  if (!names.some(name => raw.get(name))) throw loginRequired()
}

// Anybody can give an address as theirs: until they have shown that it is, they reach nobody under it.
function checkConfirmed({ endpoint }: Implementation, { identity }: Guest): void {
  const isUnconfirmed = identity?.account.status === 'user_status_notconfirmed'
  if (isUnconfirmed && needsConfirmed(endpoint)) throw declaredError(notConfirmed)
}

const reading =
  (parts: RoadParts): Step =>
  async ({ endpoint, prepare, verb }, guest, params) => {
    const tx = guest.read ?? parts.database.read
    const asked = { endpoint, guest, params, tx, finders: parts.cached, expected: null }
    const { call, cookies } = await openCall(parts, asked)
    if (prepare) call.prepared = await prepare(call)
    if (endpoint.replica) call.tx = parts.replica
    return { body: await verb(call), cookies }
  }

/** What a change comes to, before it is known what is told once it is committed. */
type Done = Omit<Answer, 'user'> & Pick<OpenCall, 'late'>

function changing(parts: RoadParts, commit: Commit, posting: AtOnce): Step {
  const transact = sharing<Done>(parts.fresh, commit)

  return async ({ endpoint, prepare, verb }, guest, given) => {
    const { params, updated } = takeUpdated(endpoint, given)
    let prepared: unknown
    let expected: Group | null = null
    let row: string | undefined
    const ahead: ((tx: Tx) => void)[] = []
    if (prepare) {
      const tx = parts.database.read
      const early = await openCall(parts, { endpoint, guest, params, tx, finders: parts.early, expected })
      early.call.askAhead = ask => void ahead.push(ask)
      early.call.shareWith = named => void (row = named)
      prepared = await prepare(early.call)
      expected = early.call.group
    }
    const change: Change<Done> = {
      open(tx, finders) {
        for (const ask of ahead) ask(tx)
        return openCall(parts, { endpoint, guest, params, tx, finders, expected })
      },
      async do({ call, cookies, late }) {
        call.prepared = prepared
        if (endpoint.edits) await refuseStale(parts.versions, endpoint.edits, call, updated)
        return { body: await verb(call), cookies, late }
      },
    }
    const write = () => transact({ change, row, waiting: guest.waiting })
    const isPosting = endpoint.records?.includes('message.posted')
    const { late, body, cookies } = await (isPosting ? posting.during(write) : write())
    if (late.refusal) throw late.refusal
    return { body: late.answer ? await late.answer : body, cookies }
  }
}
