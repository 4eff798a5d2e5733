import { decodeText, refuseSource } from '../text.ts'

/** What a pickle may contain. An object of a class is only its name and its state: nothing is ever called. */
export type Pickled =
  | null
  | boolean
  | number
  | string
  | Pickled[]
  | Map<Pickled, Pickled>
  | { className: string; args: Pickled[]; state: Pickled }

export class PickleError extends Error {
  override name = 'PickleError'
}

const mark = Symbol('mark')
type Stacked = Pickled | typeof mark

/** More steps than any list has needed; each makes at most one value. */
const maxSteps = 50_000_000

/**
 * Reads a pickle of protocol 0 to 4 as data, as Mailman 2 writes its lists: it looks up no class and runs no code. What it takes
 * is proportional to the size of the file, since values that repeat are shared.
 */
export function readPickle(bytes: Buffer): Pickled {
  try {
    return new PickleReader(bytes).read()
  } catch (error) {
    if (error instanceof RangeError) throw new PickleError('it ends too early')
    throw error
  }
}

/** Refuses what no pickle of a list contains. */
const fail = (why: string): never => {
  throw new PickleError(why)
}

const nameFrom = (value: Pickled): string => (typeof value === 'string' ? value : fail('a name is no text'))

class PickleReader {
  readonly #bytes: Buffer
  readonly #stack: Stacked[] = []
  readonly #memo = new Map<number, Pickled>()
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  read(): Pickled {
    for (let steps = 0; steps < maxSteps; steps += 1) {
      const code = String.fromCharCode(this.#bytes.readUInt8(this.#at))
      this.#at += 1
      if (code === '.') return this.pop()
      const step = stepTable[code] ?? fail(`it contains the unknown step ${JSON.stringify(code)}`)
      step(this)
    }
    return fail('it has too many steps')
  }

  push(value: Pickled): void {
    this.#stack.push(value)
  }
  pushMark(): void {
    this.#stack.push(mark)
  }
  pop(): Pickled {
    const value = this.#stack.pop()
    return value === undefined || value === mark ? fail('its steps do not fit together') : value
  }
  /** Removes a mark or a value. */
  drop(): void {
    if (this.#stack.pop() === undefined) fail('its steps do not fit together')
  }
  top(): Pickled {
    const value = this.#stack.at(-1)
    return value === undefined || value === mark ? fail('its steps do not fit together') : value
  }
  /** The values since the last mark. */
  popMarked(): Pickled[] {
    const from = this.#stack.lastIndexOf(mark)
    if (from < 0) fail('its steps do not fit together')
    const values = this.#stack.splice(from + 1) as Pickled[]
    this.#stack.pop()
    return values
  }
  line(): string {
    const end = this.#bytes.indexOf(0x0a, this.#at)
    if (end < 0) fail('it ends too early')
    const text = this.#bytes.toString('latin1', this.#at, end)
    this.#at = end + 1
    return text.replace(/\r$/, '')
  }
  number(size: 1 | 2 | 4): number {
    const value = this.#bytes.readUIntLE(this.#at, size)
    this.#at += size
    return value
  }
  signed(): number {
    const value = this.#bytes.readInt32LE(this.#at)
    this.#at += 4
    return value
  }
  long(): number {
    const [low, high] = [this.number(4), this.number(4)]
    return high * 2 ** 32 + low
  }
  float(): number {
    const value = this.#bytes.readDoubleBE(this.#at)
    this.#at += 8
    return value
  }
  take(length: number): Buffer {
    if (length < 0 || this.#at + length > this.#bytes.length) fail('it ends too early')
    const part = this.#bytes.subarray(this.#at, this.#at + length)
    this.#at += length
    return part
  }
  remember(key: number): void {
    this.#memo.set(key, this.top())
  }
  rememberNext(): void {
    this.#memo.set(this.#memo.size, this.top())
  }
  recall(key: number): void {
    this.push(this.#memo.has(key) ? this.#memo.get(key)! : fail('it refers to what is not there'))
  }
}

/** The escapes in strings of protocol 0, written as Python writes them. */
function unescape(text: string): string {
  const quoted = /^(['"])([\s\S]*)\1$/.exec(text) ?? fail('it contains a broken string')
  const plain = quoted[2]!.replace(/\\(x[0-9a-f]{2}|[0-7]{1,3}|[\s\S])/gi, (_all, escape: string) => {
    if (/^x..$/i.test(escape)) return String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    if (/^[0-7]+$/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8) & 255)
    return { n: '\n', r: '\r', t: '\t', a: '\u0007', b: '\b', f: '\f', v: '\v' }[escape] ?? escape
  })
  return decodeText(Buffer.from(plain, 'latin1'))
}

const unicode = (text: string): string =>
  text.replace(/\\(?:u([0-9a-f]{4})|U([0-9a-f]{8}))/gi, (all, short: string | undefined, long: string | undefined) => {
    const code = Number.parseInt(short ?? long!, 16)
    return code > 0x10ffff ? all : String.fromCodePoint(code)
  })

function integer(text: string): Pickled {
  if (text === '00') return false
  if (text === '01') return true
  return /^[+-]?\d{1,400}L?$/.test(text) ? Number(text.replace('L', '')) : fail('it contains a broken number')
}

/** A number in two's complement, with the lowest byte first. */
function fromBytes(bytes: Buffer): number {
  if (bytes.length > 400) return fail('it contains a broken number')
  const magnitude = bytes.reduceRight((sum, byte) => sum * 256 + byte, 0)
  return bytes.length > 0 && bytes.at(-1)! >= 128 ? magnitude - 256 ** bytes.length : magnitude
}

const asList = (value: Pickled): Pickled[] => (Array.isArray(value) ? value : fail('its steps do not fit together'))
function addPairs(to: Pickled, pairs: readonly Pickled[]): void {
  // Objects that are dictionaries too have their items as state.
  const map = to instanceof Map ? to : isObject(to) ? stateMap(to) : fail('its steps do not fit together')
  for (let at = 0; at + 1 < pairs.length; at += 2) map.set(pairs[at]!, pairs[at + 1]!)
}
type PickledObject = Extract<Pickled, { className: string }>
export const isObject = (value: Pickled | undefined): value is PickledObject =>
  typeof value === 'object' && value !== null && 'className' in value
function stateMap(object: PickledObject): Map<Pickled, Pickled> {
  if (!(object.state instanceof Map)) object.state = new Map()
  return object.state
}
const nameOf = (value: Pickled): string => (isObject(value) ? value.className : fail('its steps do not fit together'))
const created = (className: string, args: Pickled[]): PickledObject => {
  // Python 2 writes objects of new classes as a call with the class as its first argument.
  if (/^copy_?reg(?:istry)?\s_reconstructor$/.test(className))
    return { className: nameOf(args[0] ?? null), args: [], state: null }
  return { className, args, state: null }
}

type Step = (reader: PickleReader) => void
const text = (bytes: Buffer): string => decodeText(bytes)
/** The steps that make data. Those that call, import by number or refer to other files are refused as unknown. */
const stepTable: Readonly<Record<string, Step>> = {
  '(': reader => reader.pushMark(),
  '0': reader => reader.drop(),
  '1': reader => void reader.popMarked(),
  '2': reader => reader.push(reader.top()),
  N: reader => reader.push(null),
  I: reader => reader.push(integer(reader.line())),
  L: reader => reader.push(integer(reader.line())),
  J: reader => reader.push(reader.signed()),
  K: reader => reader.push(reader.number(1)),
  M: reader => reader.push(reader.number(2)),
  F: reader => reader.push(Number(reader.line())),
  G: reader => reader.push(reader.float()),
  S: reader => reader.push(unescape(reader.line())),
  V: reader => reader.push(unicode(reader.line())),
  T: reader => reader.push(text(reader.take(reader.signed()))),
  U: reader => reader.push(text(reader.take(reader.number(1)))),
  X: reader => reader.push(text(reader.take(reader.number(4)))),
  B: reader => reader.push(text(reader.take(reader.number(4)))),
  C: reader => reader.push(text(reader.take(reader.number(1)))),
  '\u008c': reader => reader.push(text(reader.take(reader.number(1)))),
  '\u008d': reader => reader.push(text(reader.take(reader.long()))),
  '\u0088': reader => reader.push(true),
  '\u0089': reader => reader.push(false),
  '\u008a': reader => reader.push(fromBytes(reader.take(reader.number(1)))),
  '\u008b': reader => reader.push(fromBytes(reader.take(reader.signed()))),
  ']': reader => reader.push([]),
  l: reader => reader.push(reader.popMarked()),
  a(reader) {
    const value = reader.pop()
    asList(reader.top()).push(value)
  },
  e(reader) {
    const values = reader.popMarked()
    const list = asList(reader.top())
    for (const value of values) list.push(value)
  },
  ')': reader => reader.push([]),
  t: reader => reader.push(reader.popMarked()),
  '\u0085': reader => reader.push([reader.pop()]),
  '\u0086'(reader) {
    const second = reader.pop()
    reader.push([reader.pop(), second])
  },
  '\u0087'(reader) {
    const [third, second] = [reader.pop(), reader.pop()]
    reader.push([reader.pop(), second, third])
  },
  '}': reader => reader.push(new Map()),
  d(reader) {
    const pairs = reader.popMarked()
    const map = new Map<Pickled, Pickled>()
    addPairs(map, pairs)
    reader.push(map)
  },
  s(reader) {
    const value = reader.pop()
    const key = reader.pop()
    addPairs(reader.top(), [key, value])
  },
  u(reader) {
    const pairs = reader.popMarked()
    addPairs(reader.top(), pairs)
  },
  p: reader => reader.remember(Number(reader.line())),
  q: reader => reader.remember(reader.number(1)),
  r: reader => reader.remember(reader.number(4)),
  '\u0094': reader => reader.rememberNext(),
  g: reader => reader.recall(Number(reader.line())),
  h: reader => reader.recall(reader.number(1)),
  j: reader => reader.recall(reader.number(4)),
  c: reader => reader.push({ className: `${reader.line()} ${reader.line()}`, args: [], state: null }),
  '\u0093'(reader) {
    const [name, module] = [nameFrom(reader.pop()), nameFrom(reader.pop())]
    reader.push({ className: `${module} ${name}`, args: [], state: null })
  },
  i(reader) {
    const className = `${reader.line()} ${reader.line()}`
    reader.push({ className, args: reader.popMarked(), state: null })
  },
  o(reader) {
    const [of = null, ...args] = reader.popMarked()
    reader.push({ className: nameOf(of), args, state: null })
  },
  '\u0081'(reader) {
    const args = asList(reader.pop())
    reader.push({ className: nameOf(reader.pop()), args, state: null })
  },
  R(reader) {
    const args = asList(reader.pop())
    reader.push(created(nameOf(reader.pop()), args))
  },
  b(reader) {
    const state = reader.pop()
    const object = reader.top()
    if (isObject(object)) object.state = state
    else fail('its steps do not fit together')
  },
  '\u0080': reader => void reader.number(1),
  '\u0095': reader => void reader.long(),
}

/** The dictionary that a file contains. */
export function readPickledMap(bytes: Buffer, path: string): Map<Pickled, Pickled> {
  try {
    const value = readPickle(bytes)
    return value instanceof Map ? value : fail('it is not a list')
  } catch (error) {
    if (!(error instanceof PickleError)) throw error
    return refuseSource(t => t.cli.importFrom.badPickle({ path, reason: error.message }))
  }
}
