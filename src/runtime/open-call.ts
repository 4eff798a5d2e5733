import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, declaredError, invalidValue, loginRequired } from '#contract/errors.ts'
import { may, type Position } from '#contract/permissions.ts'
import { subjectTexts } from '#contract/subjects.ts'
import type { Tx } from '#storage/database.ts'
import type { Call, Limits } from './call.ts'
import { newFact } from './commit.ts'
import type { Guest } from './door.ts'
import { findSubject } from './find-subject.ts'
import type { Account, Cookie } from './identity.ts'
import type { NewFact } from './outbox.ts'
import type { Finders, Group, Organisation, Subject } from './subjects.ts'

export type OpenParts = {
  /** What verbs count themselves, by the numbers of the settings. */
  limits: Limits
  /** The host name of the whole service, where every group exists. */
  ownHost: string
}

/** A call whose parameters were read, and where to look for what it is about. */
export type Asked = {
  endpoint: Endpoint
  guest: Guest
  params: Record<string, unknown>
  tx: Tx
  finders: Finders
  /** The group that it was about a moment ago. */
  expected: Group | null
}
/** What a verb gets, and what is gathered while it works. */
export type OpenCall = {
  call: Call
  cookies: Cookie[]
  facts: NewFact[]
  late: { refusal?: ApiError; answer?: Promise<unknown> }
}

/** Finds what a call is about and asks whether the caller may make it. */
export async function openCall(parts: OpenParts, asked: Asked): Promise<OpenCall> {
  const { endpoint, guest } = asked
  const account = guest.identity?.account ?? null
  if (endpoint.who === 'administrator' && !account?.site_admin)
    throw new ApiError('inadequate_permissions', 'site administrator')
  const ofHost = organisationAsked(parts, asked)
  const organisation = ofHost && (await ofHost)
  const about = subjectOf(asked, organisation)
  const subject = about && (await about)
  if (subject) checkRight(endpoint, subject.position, account)
  return callAbout(subject, organisation, asked, parts)
}

// Most calls have no organisation to look for, and many nothing that they are about: no promise is made for these.
type Soon<T> = Promise<T | null> | null

function organisationAsked({ ownHost }: OpenParts, { guest, finders, tx }: Asked): Soon<Organisation> {
  const { host } = guest.origin
  return !host || host === ownHost ? null : finders.organisationByHost(tx, host)
}

function subjectOf(asked: Asked, organisation: Organisation | null): Soon<Subject> {
  const { endpoint, guest, params, tx, finders, expected } = asked
  if (!endpoint.on) return null
  const account = guest.identity?.account ?? null
  return findSubject({
    kind: endpoint.on,
    params,
    account,
    finders,
    tx,
    expected,
    groupOptional: endpoint.groupOptional !== undefined,
    groupOf: endpoint.groupOf,
    addressed: endpoint.addressed === true,
    groups: guest.identity?.limits?.groups ?? null,
    organisation,
    checkRight: position => checkRight(endpoint, position, account),
  })
}

function checkRight({ needs, visitorsNeed }: Endpoint, position: Position, account: Account | null): void {
  const needed = account ? needs : (needs ?? visitorsNeed)
  if (!needed || may(needed, position)) return
  throw account ? new ApiError('inadequate_permissions', needed) : loginRequired()
}

/** A visitor is told nothing of what is hidden or absent, but that signing in may help. */
function refusalFor({ on }: Endpoint, account: Account | null, text: string, right?: string): ApiError {
  const isUnseen = text === 'authentication' || (on !== undefined && text === subjectTexts[on])
  if (!account && isUnseen) return loginRequired()
  return text === 'inadequate_permissions' ? new ApiError(text, right) : declaredError(text)
}

/** Inside the process nobody leaves. */
const never = new AbortController().signal

function callAbout(
  subject: Subject | null,
  organisation: Organisation | null,
  { endpoint, guest: { identity, origin, marks = [], waiting }, params, tx }: Asked,
  { limits }: OpenParts,
): OpenCall {
  const account = identity?.account ?? null
  const circumstances = { group_id: subject?.group.id ?? 0, account_id: account?.id ?? null, via: origin.via }
  const facts: NewFact[] = []
  const cookies: Cookie[] = []
  const late: OpenCall['late'] = {}
  const call: Call = {
    tx,
    params,
    who: identity,
    account,
    // Which of these a verb can count on follows from its declaration.
    group: (subject?.group ?? null) as never,
    membership: subject?.membership ?? null,
    position: (subject?.position ?? null) as never,
    row: (subject?.row ?? null) as never,
    organisation,
    prepared: undefined,
    limits,
    via: origin.via,
    address: origin.address,
    agent: origin.agent,
    loginSecret: origin.loginSecret,
    // A getter would take ten times as long to make as all the rest.
    signal: () => waiting?.signal ?? never,
    marks,
    fail: (error, right) => {
      throw refusalFor(endpoint, account, error, right)
    },
    failAfter: error => void (late.refusal = refusalFor(endpoint, account, error)),
    answerAfter: answer => {
      late.answer = answer
      // Where the transaction fails, that is what is told.
      answer.catch(() => {})
    },
    refuse: (param, part) => {
      throw invalidValue(part === undefined ? param : `${param}.${part}`)
    },
    record: (name, data) => void facts.push(newFact(name, data, circumstances)),
    setCookie: cookie => cookies.push(cookie),
    askAhead: ask => ask(tx),
    shareWith: () => {},
    beside: false,
  }
  return { call, cookies, facts, late }
}
