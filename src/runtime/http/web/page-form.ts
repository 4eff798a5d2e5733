import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../calls/admission.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import { networkKey } from '../../limits/rate-limiter.ts'
import { readBodyParams } from '../api.ts'
import { drain, drainBudgets, type BodyLimits, type CallLimits } from '../bodies/body.ts'
import type { OpenBodyBudget } from '../bodies/body-budget.ts'
import { openUploads, type UploadDeps, type Uploads } from '../bodies/uploads.ts'

type FormDeps = UploadDeps & {
  limits: BodyLimits
  openBodyBudget: OpenBodyBudget
}
/** The call that a form is for, beyond what every form may hold. */
type FormTarget = { takesFiles: boolean; admit: () => Promise<{ caller: Caller }> }
/** The form that a page was sent, read once, when the page first asks for it. */
export type PageForm = {
  read(): Promise<RawParams>
  /** The same as long as a message, with files if the call takes some: only once it is known who sends it. */
  readFor(purpose: FormTarget): Promise<RawParams>
  /** Told before a call that may use the files; what comes back, when nothing of it goes on any more. */
  begin(): () => Promise<void>
  /** Gives back what it took up. What the page did not read is passed over: a browser that is still sending sees no answer. */
  end(): Promise<void>
}

/** What every form of a page may hold, whoever sends it. */
const smallForm = 64 * 1024
const maxFields = 200
/** Which fields a form has is the page's to know. */
const anyName = { has: () => true }
const limitsOf = ({ body, upload }: BodyLimits): CallLimits => ({
  body,
  upload,
  all: body,
  names: anyName,
  pairs: maxFields,
})

/** Reads over what comes with a request that is answered without looking at it, as far as that goes quickly. */
export async function drainForm(
  request: FastifyRequest,
  { openBodyBudget }: Pick<FormDeps, 'openBodyBudget'>,
): Promise<void> {
  if (request.method !== 'POST' || request.raw.complete) return
  const intake = openBodyBudget(request.raw, networkKey(request.ip))
  await drain(request.raw, intake.memory, drainBudgets.tooMany)
  intake.release()
}

export function openPageForm(request: FastifyRequest, parts: FormDeps): PageForm {
  const { blobs } = parts
  const intake = request.method === 'POST' ? parts.openBodyBudget(request.raw, networkKey(request.ip)) : undefined
  const calls: Promise<void>[] = []
  let limits = limitsOf({ ...parts.limits, body: Math.min(smallForm, parts.limits.body) })
  let isKnown = false
  let uploads: Uploads | undefined
  let sent: Promise<RawParams> | undefined
  let ended: Promise<void> | undefined
  const read = (): Promise<RawParams> =>
    (sent ??= intake
      ? readBodyParams(request, intake, { limits, takesFiles: uploads !== undefined, blobs: uploads?.blobs ?? blobs })
      : Promise.resolve(new Map()))
  async function end(): Promise<void> {
    if (intake && !request.raw.complete) {
      await drain(request.raw, intake.memory, isKnown ? drainBudgets.known : drainBudgets.stranger)
    }
    intake?.release()
    // A call may go on for longer than whoever made it waits; until then its files are its own.
    if (uploads) await Promise.all(calls)
    await uploads?.release()
  }
  return {
    read,
    async readFor({ takesFiles, admit }) {
      const { caller } = await admit()
      isKnown = caller.identity !== null
      if (!sent) {
        limits = limitsOf(parts.limits)
        if (takesFiles) uploads ??= openUploads(parts, request.log)
      }
      return read()
    },
    begin() {
      const { promise, resolve } = Promise.withResolvers<void>()
      calls.push(promise)
      return async () => resolve()
    },
    end: () => (ended ??= end()),
  }
}
