import { finished, type Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { ApiError, invalidValue } from '#contract/errors.ts'
import { BlobTooLargeError, type Blobs } from '#storage/blobs.ts'
import type { Upload } from '../call.ts'
import type { Raw } from '../parse.ts'
import type { BodyLimits } from './body.ts'
import { addRaw, decodeUtf8 } from './form.ts'

type Options = { limits: BodyLimits; takesFiles: boolean; blobs: Blobs }

const unreadable = () => new ApiError('bad_request', 'the multipart body cannot be read')
const tooBig = () => new ApiError('bad_request', 'post too big')
const maxFiles = 100
const maxFields = 200

/**
 * Reads a multipart body. Files go to the blob store as they come in; those of a call that takes none are passed over.
 * The first problem ends the reading: what was stored until then belongs to nobody and is swept away later.
 */
export async function readMultipart(
  stream: Readable,
  type: string,
  { limits, takesFiles, blobs }: Options,
): Promise<Raw> {
  const raw: Raw = new Map()
  const storing: Promise<void>[] = []
  const boy = new Busboy({
    headers: { 'content-type': type },
    // Bytes are kept as they are, and read as UTF-8 by ourselves: the library would replace what is wrong silently.
    defCharset: 'latin1',
    limits: {
      fieldSize: limits.body,
      fields: maxFields,
      files: maxFiles,
      parts: maxFields + maxFiles,
      fileSize: limits.upload,
      headerPairs: 50,
      headerSize: 16_384,
    },
  })
  let left = limits.upload

  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      stream.unpipe(boy)
      reject(error)
    }
    boy.on('field', (name, value, nameCut, valueCut) => {
      const [key, text] = [fromLatin1(name), fromLatin1(value)]
      if (key === undefined || nameCut) return fail(unreadable())
      if (text === undefined || valueCut) return fail(invalidValue(key))
      try {
        addRaw(raw, key, text)
      } catch (error) {
        fail(error)
      }
    })
    boy.on('file', (name, file, filename, _encoding, contentType) => {
      file.on('error', () => fail(unreadable()))
      if (!takesFiles) {
        file.resume()
        return
      }
      const index = storing.length
      const stored = blobs.put(file, { limit: left }).then(({ hash, size }) => {
        if (file.truncated) throw tooBig()
        left -= size
        const upload: Upload = {
          hash,
          size,
          filename: fromLatin1(filename ?? '') ?? `file-${index + 1}`,
          content_type: contentType,
        }
        addFile(raw, fromLatin1(name) ?? '', upload)
      })
      storing.push(stored)
      stored.catch(error => fail(error instanceof BlobTooLargeError ? tooBig() : error))
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      boy.on(limit, () => fail(new ApiError('bad_request', 'too many parameters')))
    }
    boy.on('finish', resolve)
    boy.on('error', () => fail(unreadable()))
    finished(stream, { writable: false }, error => error && fail(unreadable()))
    stream.pipe(boy)
  })
  await Promise.all(storing)
  return raw
}

function addFile(raw: Raw, name: string, upload: Upload): void {
  const files = raw.get(name)
  if (Array.isArray(files)) files.push(upload)
  else raw.set(name, [upload])
}

const fromLatin1 = (text: string): string | undefined => decodeUtf8(Buffer.from(text, 'latin1'))
