import type { Example } from '#runtime/openapi/example.ts'

// What differs from run to run is replaced by what does not, and what is secret by words that say what it is. A list
// shows how one of its elements looks.

const madeUp: Readonly<Record<string, string | number>> = {
  token: 'TOKEN',
  csrf_token: 'CSRF',
  key: 'KEY',
  public_key: 'KEY',
  p256dh: 'KEY',
  auth: 'SECRET',
  hash: 'HASH',
  date: '2026-10-16',
  secret: 'SECRET',
  latency: 42,
  state: 'STATE',
  code: 'CODE',
  twofactor: '123456',
  year: 2026,
  month: 11,
  recovery_code: 'RECOVERY-CODE-1',
  recovery_codes: 'RECOVERY-CODE-1\nRECOVERY-CODE-2',
  qr_code_url: 'data:image/svg+xml;base64,PICTURE',
}
/** Times chosen by the story are constant. */
const planned: readonly string[] = ['start_time', 'end_time', 'closes']
const began = Date.now()
const noon = Date.parse('2026-11-15T12:00:00Z')
const hour = 3_600_000

/** The same example, fit to be shown. */
export function normalizeExample({ params, answer, ...rest }: Example): Example {
  return {
    ...rest,
    params: normalizeValue(params) as Example['params'],
    ...(answer === undefined ? {} : { answer: normalizeValue(answer) }),
  }
}

const isOfObjects = (list: readonly unknown[]): boolean => list.every(entry => typeof entry === 'object')

function normalizeValue(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return (isOfObjects(value) ? value.slice(0, 1) : value).map(entry => normalizeValue(entry))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalizeValue(inner, name)]))
  if (value === '' || value === null) return value
  if (field in madeUp) return madeUp[field]
  if (planned.includes(field)) return value
  // Nothing that is counted gets there: it is drawn by lot.
  if (typeof value === 'number' && value > 2 ** 40) return 1_234_567_890_123
  return typeof value === 'string' ? tamedText(value) : value
}

/** Everything in the story happens at noon; offsets in days are kept. */
function shiftDates(text: string): string {
  const away = Math.round((Date.parse(text) - began) / hour) * hour
  return new Date(noon + away).toISOString().replace('Z', '000+00:00')
}

const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g
const tamedText = (text: string): string =>
  texts.reduce((known, [found, other]) => known.replaceAll(found, other), text.replaceAll(moment, shiftDates))

/** A program gets one in the addresses of files; the descriptions of the fields say so. */
const ticket = /&ticket=[\w.-]+/g
const texts: readonly (readonly [RegExp, string])[] = [
  [ticket, ''],
  [/(?<=hash=)[\da-f]{64}/g, 'HASH'],
  [/(?<=\+)[a-z2-7]{16,200}(?=@)/g, 'CODE'],
  [/(?<=\/(?:link|unsubscribe)\/|code=)[a-z2-7]{16,200}/g, 'CODE'],
  [/(?<=\/postmessage\/)fmpost[a-z2-7]{52}/g, 'TOKEN'],
  [/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000/g, 'Sun, 15 Nov 2026 12:00:00 +0000'],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '6f1c2a9e-0000-4000-8000-000000000001'],
  // It depends on the day.
  [/(?<=poll-)[\da-f]{32}(?=@)/g, '1debbe402214560f3cf5a2943109b0f0'],
  [/_NmP-[\da-f]+/g, '_NmP-0'],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'https://id.example'],
  [/(?<=[?&](?:secret|state|nonce|code_challenge|token)=)[\w-]+/g, 'RANDOM'],
]
