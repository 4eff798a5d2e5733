import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileStream } from '#contract/schema.ts'
import { pictureTypes } from '#content/images/index.ts'
import { isNotModified, etagOf } from '../etags.ts'
import { framedPolicy } from '../security-headers.ts'

/**
 * Sends a file as a download, or inline if the call allows it and it is an image that cannot run scripts, or a PDF in a frame of
 * our own pages. A slow client slows the stream down, and a disconnect ends it. Range requests are not supported.
 */
export function sendFile(
  reply: FastifyReply,
  declaredType: string,
  file: FileStream,
  pagesOrigin = "'self'",
): FastifyReply {
  if (file.madeOf !== undefined) {
    const tag = etagOf(file.madeOf)
    // The client may cache it, but must revalidate.
    void reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
    if (isNotModified(reply.request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  if (file.immutable) void reply.header('cache-control', 'private, max-age=31536000, immutable')
  const isFramed = file.framed === true && file.mediaType === 'application/pdf'
  const isShown = isFramed || (file.inline === true && pictureTypes.has(file.mediaType ?? ''))
  if (isFramed) void reply.removeHeader('x-frame-options').header('content-security-policy', framedPolicy(pagesOrigin))
  if (file.anywhere) void reply.header('cross-origin-resource-policy', 'cross-origin')
  if (file.size !== undefined) void reply.header('content-length', file.size)
  return reply
    .header('content-type', isShown ? file.mediaType : declaredType)
    .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; ${nameParameters(file.filename)}`)
    .header('accept-ranges', 'none')
    .send(Readable.from(file.chunks, { objectMode: false, highWaterMark: 65_536 }))
}

const maxNameLength = 150

/** A file name that is safe everywhere: no path, and nothing that disguises its type. */
export function safeFilename(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Control characters and bidirectional marks: with them gpj.exe could appear as exe.jpg.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  if (plain.length <= maxNameLength) return plain || 'file'
  const extension = /\.\w{1,10}$/.exec(plain)?.[0] ?? ''
  return (
    plain
      .slice(0, maxNameLength - extension.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + extension
  )
}

/** RFC 6266, section 4.3: an ASCII name, and the real one if it differs. */
function nameParameters(filename: string): string {
  const name = safeFilename(filename)
  const ascii = name.replace(/[^ -~]/gu, '_').replaceAll('%', '_')
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return ascii === name ? `filename="${ascii}"` : `filename="${ascii}"; filename*=UTF-8''${escaped}`
}
