import type { FastifyRequest } from 'fastify'
import type { Guest } from '../../door.ts'
import type { Raw } from '../../parse.ts'
import { addressKey } from '../../rates.ts'
import { bodyOf } from '../api.ts'
import { passOver, patience, type BodyLimits, type CallLimits } from '../body.ts'
import type { OpenIntake } from '../intake.ts'
import { openUploads, type UploadParts, type Uploads } from '../uploads.ts'

type FormParts = UploadParts & {
  limits: BodyLimits
  openIntake: OpenIntake
}
/** The call that a form is for, beyond what every form may hold. */
type Purpose = { takesFiles: boolean; enter: () => Promise<{ guest: Guest }> }
/** The form that a page was sent, read once, when the page first asks for it. */
export type PageForm = {
  read(): Promise<Raw>
  /** The same as long as a message, with files if the call takes some: only once it is known who sends it. */
  readFor(purpose: Purpose): Promise<Raw>
  /** Told before a call that may use the files; what comes back, when nothing of it goes on any more. */
  begin(): () => Promise<void>
  /** Gives back what it took up. What the page did not read is passed over: a browser that is still sending sees no answer. */
  end(): Promise<void>
}

/** What every form of a page may hold, whoever sends it. */
const smallForm = 64 * 1024
const mostFields = 200
/** Which fields a form has is the page's to know. */
const anyName = { has: () => true }
const limitsOf = ({ body, upload }: BodyLimits): CallLimits => ({
  body,
  upload,
  all: body,
  names: anyName,
  pairs: mostFields,
})

/** Reads over what comes with a request that is answered without looking at it, as far as that goes quickly. */
export async function passOverForm(
  request: FastifyRequest,
  { openIntake }: Pick<FormParts, 'openIntake'>,
): Promise<void> {
  if (request.method !== 'POST' || request.raw.complete) return
  const intake = openIntake(request.raw, addressKey(request.ip))
  await passOver(request.raw, intake.memory, patience.tooMany)
  intake.release()
}

export function formOf(request: FastifyRequest, parts: FormParts): PageForm {
  const { blobs } = parts
  const intake = request.method === 'POST' ? parts.openIntake(request.raw, addressKey(request.ip)) : undefined
  const calls: Promise<void>[] = []
  let limits = limitsOf({ ...parts.limits, body: Math.min(smallForm, parts.limits.body) })
  let isKnown = false
  let uploads: Uploads | undefined
  let sent: Promise<Raw> | undefined
  let ended: Promise<void> | undefined
  const read = (): Promise<Raw> =>
    (sent ??= intake
      ? bodyOf(request, intake, { limits, takesFiles: uploads !== undefined, blobs: uploads?.blobs ?? blobs })
      : Promise.resolve(new Map()))
  async function end(): Promise<void> {
    if (intake && !request.raw.complete) {
      await passOver(request.raw, intake.memory, isKnown ? patience.known : patience.stranger)
    }
    intake?.release()
    // A call may go on for longer than whoever made it waits; until then its files are its own.
    if (uploads) await Promise.all(calls)
    await uploads?.release()
  }
  return {
    read,
    async readFor({ takesFiles, enter }) {
      const { guest } = await enter()
      isKnown = guest.identity !== null
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
