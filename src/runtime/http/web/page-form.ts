import type { FastifyRequest } from 'fastify'
import type { Raw } from '../../parse.ts'
import { addressKey } from '../../rates.ts'
import { bodyOf } from '../api.ts'
import { passOver, type CallLimits } from '../body.ts'
import type { OpenIntake } from '../intake.ts'
import { openUploads, type UploadParts, type Uploads } from '../uploads.ts'

type FormParts = UploadParts & {
  limits: CallLimits
  openIntake: OpenIntake
}
/** The form that a page was sent, read once, when the page first asks for it. */
export type PageForm = {
  read(): Promise<Raw>
  /** The same with its files, which go to the disk as they come: only once it is known who sends them. */
  readFiles(enter: () => Promise<unknown>): Promise<Raw>
  /** Told before a call that may use the files; what comes back, when nothing of it goes on any more. */
  begin(): () => Promise<void>
  /** Gives back what it took up. What the page did not read is passed over: a browser that is still sending sees no answer. */
  end(): Promise<void>
}

export function formOf(request: FastifyRequest, parts: FormParts): PageForm {
  const { blobs, limits } = parts
  const intake = request.method === 'POST' ? parts.openIntake(request.raw, addressKey(request.ip)) : undefined
  const calls: Promise<void>[] = []
  let uploads: Uploads | undefined
  let sent: Promise<Raw> | undefined
  let ended: Promise<void> | undefined
  const read = (): Promise<Raw> =>
    (sent ??= intake
      ? bodyOf(request, intake, { limits, takesFiles: uploads !== undefined, blobs: uploads?.blobs ?? blobs })
      : Promise.resolve(new Map()))
  async function end(): Promise<void> {
    if (intake && !request.raw.complete) await passOver(request.raw, intake.memory)
    intake?.release()
    // A call may go on for longer than whoever made it waits; until then its files are its own.
    if (uploads) await Promise.all(calls)
    await uploads?.release()
  }
  return {
    read,
    async readFiles(enter) {
      await enter()
      if (!sent) uploads ??= openUploads(parts, request.log)
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
