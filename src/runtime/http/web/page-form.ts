import type { FastifyRequest } from 'fastify'
import { ApiError } from '#contract/errors.ts'
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
/** The call that a form is for, which decides its size and files. */
type FormTarget = { takesFiles: boolean; admit: () => Promise<{ caller: Caller }> }
/** The form of a page request, read once, on first use. */
export type PageForm = {
  read(): Promise<RawParams>
  /** The text fields of a form whose sender is not signed in, or of which a file was too big; files are discarded. */
  readTyped(): Promise<RawParams>
  /** A form of up to message size, with files if the call takes some; read only after the caller is authenticated. */
  readFor(purpose: FormTarget): Promise<RawParams>
  /** Called before a call that may use the files; the returned function is called when its work has ended. */
  begin(): () => Promise<void>
  /**
   * Releases its resources. Drains what the page did not read: a browser that is still sending does not read the
   * response.
   */
  end(): Promise<void>
}

/** The size limit of a form without a target. */
const smallForm = 64 * 1024
/**
 * What is read of a form that is shown again: a long message, and photos that are discarded. Anybody can send one without a session, and
 * it is escaped and sent back, so it may only be as long as hardly a message is.
 */
const typedForm = {
  stranger: { text: smallForm, all: 1024 * 1024 },
  known: { text: 1280 * 1024, all: 8 * 1024 * 1024 },
}
const maxFields = 200
const isAboutText = (error: unknown): boolean => error instanceof ApiError && error.type === 'invalid_value'
/** The page knows its fields, so none is filtered out. */
const anyName = { has: () => true }
const limitsOf = ({ body, upload }: BodyLimits): CallLimits => ({
  body,
  upload,
  all: body,
  names: anyName,
  pairs: maxFields,
})

/** Drains the body of a request that is answered without reading it, if that is quick. */
export async function drainForm(
  request: FastifyRequest,
  { openBodyBudget }: Pick<FormDeps, 'openBodyBudget'>,
): Promise<void> {
  if (request.method !== 'POST' || request.raw.complete) return
  const intake = openBodyBudget(request.raw, networkKey(request.ip))
  await drain(request.raw, intake.memory, drainBudgets.tooMany)
  intake.release()
}

export function openPageForm(request: FastifyRequest, deps: FormDeps): PageForm {
  const { blobs } = deps
  const intake = request.method === 'POST' ? deps.openBodyBudget(request.raw, networkKey(request.ip)) : undefined
  const calls: Promise<void>[] = []
  const kept: RawParams = new Map()
  let limits = limitsOf({ ...deps.limits, body: Math.min(smallForm, deps.limits.body) })
  let isKnown = false
  let uploads: Uploads | undefined
  let sent: Promise<RawParams> | undefined
  let ended: Promise<void> | undefined
  const read = (): Promise<RawParams> =>
    (sent ??= intake
      ? readBodyParams(request, intake, {
          limits,
          takesFiles: uploads !== undefined,
          blobs: uploads?.blobs ?? blobs,
          kept,
        })
      : Promise.resolve(new Map()))
  async function end(): Promise<void> {
    if (intake && !request.raw.complete) {
      await drain(request.raw, intake.memory, isKnown ? drainBudgets.known : drainBudgets.stranger)
    }
    intake?.release()
    // A call may outlast its request; its files stay locked until it ends.
    if (uploads) await Promise.all(calls)
    await uploads?.release()
  }
  return {
    read,
    readTyped() {
      if (sent) return sent.catch(() => kept)
      const most = isKnown ? typedForm.known : typedForm.stranger
      const body = Math.min(most.text, deps.limits.body)
      limits = { ...limitsOf({ ...deps.limits, body }), all: Math.max(body, most.all) }
      // All texts are there if it is the files that are too big.
      return read().catch(error => (isAboutText(error) ? Promise.reject(error) : kept))
    },
    async readFor({ takesFiles, admit }) {
      const { caller } = await admit()
      isKnown = caller.identity !== null
      if (!sent) {
        limits = limitsOf(deps.limits)
        if (takesFiles) uploads ??= openUploads(deps, request.log)
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
