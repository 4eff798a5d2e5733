import { crc32, deflateRawSync } from 'node:zlib'

type Zipped = { name: string; content: Buffer }
/** An entry of a zip's directory; `size` is what it says of itself, which may be a lie. */
type Entry = { name: string; at: number; packed: Buffer; size: number; sum: number }

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
const deflated = 8
// PKWARE's APPNOTE, 4.3.7, 4.3.12 and 4.3.16.
const local = ({ name, packed, size, sum }: Entry): Buffer =>
  Buffer.concat([
    numbers([4, 0x04034b50], [2, 20], [2, 0], [2, deflated], [4, 0], [4, sum], [4, packed.length], [4, size]),
    numbers([2, name.length], [2, 0]),
    Buffer.from(name),
    packed,
  ])
const listed = ({ name, at, packed, size, sum }: Entry): Buffer =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, 20], [2, 20], [2, 0], [2, deflated], [4, 0], [4, sum], [4, packed.length], [4, size]),
    numbers([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
    Buffer.from(name),
  ])

function withDirectory(files: Buffer, entries: readonly Entry[]): Buffer {
  const directory = Buffer.concat(entries.map(listed))
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length])
  return Buffer.concat([files, directory, end, numbers([4, directory.length], [4, files.length], [2, 0])])
}

const entryOf = ({ name, content }: Zipped, at: number): Entry => ({
  ...{ name, at, size: content.length, sum: crc32(content) },
  packed: deflateRawSync(content),
})

/** A zip with these files in it. */
export const zipWith = (files: readonly Zipped[]): Buffer => zipOf(files.map(file => entryOf(file, 0)))

function zipOf(unplaced: readonly Entry[]): Buffer {
  let at = 0
  const files = unplaced.map(local)
  const entries = unplaced.map((entry, n) => {
    const placed = { ...entry, at }
    at += files[n]!.length
    return placed
  })
  return withDirectory(Buffer.concat(files), entries)
}

/** Zips in zips in zips, as 42.zip has them; all of it would be long enough for any disk. */
export function zipOfZips(): Buffer {
  let [content, ending] = [Buffer.alloc(10_000_000) as Buffer, 'mbox']
  for (let depth = 0; depth < 6; depth += 1) {
    const entry = entryOf({ name: `lib.${ending}`, content }, 0)
    content = zipOf(Array.from({ length: 16 }, (_, n) => ({ ...entry, name: `lib ${n}.${ending}` })))
    ending = 'zip'
  }
  return content
}

/** A zip whose directory names the same bytes many times over. */
export function overlappingZip(content: Buffer, times: number): Buffer {
  const entry = entryOf({ name: '0.mbox', content }, 0)
  const entries = Array.from({ length: times }, (_, n) => ({ ...entry, name: `${n}.mbox` }))
  return withDirectory(local(entry), entries)
}

/** A zip that says its file is short. */
export function lyingZip(content: Buffer, said: number): Buffer {
  const entry = { ...entryOf({ name: 'a.mbox', content }, 0), size: said }
  return withDirectory(local(entry), [entry])
}
