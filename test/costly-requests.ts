// Requests that need no account, each made to cost as much as possible.

const megabyte = 1024 * 1024
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=b'

type Sent = { method?: string; headers?: Readonly<Record<string, string>>; type?: string; body?: string }

/** A whole request, as bytes. */
function request(path: string, { method, headers = {}, type, body }: Sent = {}): Buffer {
  const lines = [
    `${method ?? (body === undefined ? 'GET' : 'POST')} ${path} HTTP/1.1`,
    'host: localhost',
    'accept: text/html',
    ...(headers['connection'] ? [] : ['connection: close']),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(type === undefined ? [] : [`content-type: ${type}`]),
    ...(body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/** A text over and over, to so many letters. */
const fill = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const numbered = (count: number, write: (n: number) => string, between = ''): string =>
  Array.from({ length: count }, (_, n) => write(n)).join(between)
const nested = (open: string, middle: string, close: string, depth: number): string =>
  open.repeat(depth) + middle + close.repeat(depth)
const part = (headers: string, content = ''): string => `--b\r\n${headers}\r\n\r\n${content}\r\n`
const named = (name: string): string => `content-disposition: form-data; name="${name}"`

/** What fits into a request line, or into the headers, of 16 kB. */
const line = 15_500
/** What a search may hold. */
const query = 900

/** The bodies that are costly to read, for whoever reads them. */
const bodies: Record<string, [type: string, body: string]> = {
  'separators alone': [form, fill('&', 4 * megabyte)],
  'pairs of nothing': [form, fill('=&', 4 * megabyte)],
  'the same name again and again': [form, fill('email=&', 4 * megabyte)],
  'many names': [form, numbered(300_000, n => `n${n}=`, '&')],
  'one long name': [form, fill('n', 4 * megabyte)],
  'names that are percent-encoded': [form, fill('%65%6d%61%69%6c=&', 4 * megabyte)],
  'a value that is percent-encoded': [form, `email=${fill('%F0%9F%90%A6', 4 * megabyte)}`],
  'a value that is not UTF-8': [form, `email=${fill('%ff', 4 * megabyte)}`],
  'plus signs': [form, `password=${fill('+', 4 * megabyte)}`],
  'nested lists': [json, nested('[', '', ']', 2 * megabyte)],
  'nested lists without an end': [json, fill('[', 4 * megabyte)],
  'lists in a parameter': [json, `{"email":${nested('[', '', ']', 120_000)}}`],
  'objects in a parameter': [json, `{"email":${nested('{"a":', '1', '}', 40_000)}}`],
  'many names in JSON': [json, `{${numbered(20_000, n => `"n${n}":1`, ',')}}`],
  'one name in JSON again and again': [json, `{${fill('"email":1,', 240_000)}"email":1}`],
  'a list of numbers': [json, `{"email":[${fill('1,', 240_000)}1]}`],
  'a string of escapes': [json, `{"email":"${fill('\\u0041', 240_000)}"}`],
  'JSON that is spaces': [json, fill(' ', 4 * megabyte)],
  'many parts': [multipart, numbered(40_000, n => part(named(`n${n}`)))],
  'parts with many headers': [
    multipart,
    numbered(300, () => part(`${named('email')}\r\n${numbered(49, n => `x${n}: ${fill('y', 200)}`, '\r\n')}`, 'x')),
  ],
  'a part with endless headers': [multipart, `--b\r\n${fill('x: y\r\n', 4 * megabyte)}`],
  'a part whose header has endless parameters': [multipart, part(`${named('email')}${fill('; a="\\""', 15_000)}`)],
  'parts that nearly end': [multipart, part(named('email'), fill('\r\n--', 4 * megabyte))],
  'parts of files': [multipart, numbered(40_000, n => part(`${named('f')}; filename="f${n}"`, 'x'))],
}

/** Addresses that read a body without an account. */
const readers: Record<string, string> = {
  'a page': '/login',
  'a call': '/api/v1/login',
}

const inBodies: [string, Buffer][] = Object.entries(readers).flatMap(([reader, path]) =>
  Object.entries(bodies).map(([name, [type, body]]): [string, Buffer] => [
    `${reader}, sent ${name}`,
    request(path, { type, body }),
  ]),
)

/** A public group, and a topic in it. */
export type Place = { group: string; topic: number }

export function costlyRequests({ group, topic }: Place): Record<string, Buffer> {
  const topicPage = `/g/${group}/topic/${topic}`
  const search = (q: string) => `/api/v1/searcharchives?group_name=${group}&q=${q}`
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' }
  return {
    // The first requests of all load what is loaded once.
    'a page': request('/'),
    'a page of a topic': request(topicPage),
    'a call that there is': request(`/api/v1/getgroup?group_name=${group}`),
    ...Object.fromEntries(inBodies),
    'a body for the action of a page': request('/confirm?/confirm', { type: form, body: fill('&', 4 * megabyte) }),
    'a code that is no code': request('/confirm?/confirm', { type: form, body: `token=${fill('A', 60_000)}` }),
    'a long address to confirm': request('/confirm?/ask', {
      type: form,
      body: `email=${fill('a.', 50_000)}@a.example`,
    }),
    'an address of many at signs': request('/forgot', { type: form, body: `email=${fill('@', 60_000)}` }),
    'a body for a page that there is not': request('/nowhere', { type: form, body: fill('&', 4 * megabyte) }),
    'a body for one-click unsubscribing': request(`/mail/unsubscribe/${fill('a', 10_000)}`, {
      type: form,
      body: fill('&', 4 * megabyte),
    }),
    'a body without a type': request('/login', { body: fill('&', 4 * megabyte) }),
    'a body for a call that reads': request(`/api/v1/getgroup?group_name=${group}`, {
      type: form,
      body: fill('&', 4 * megabyte),
    }),
    'a body for a call that there is not': request('/api/v1/nowhere', { type: form, body: fill('&', 4 * megabyte) }),
    'a body of 32 MB': request('/login', { type: form, body: fill('&', 32 * megabyte) }),
    'separators in the query of a page': request(`${topicPage}?${fill('&', line)}`),
    'names in the query of a page': request(`/login?${fill('a&b=&', line)}`),
    'separators in the query of a call': request(`/api/v1/getgroup?group_name=${group}${fill('&', line)}`),
    'names in the query of a call': request(`/api/v1/getgroup?group_name=${group}${fill('&a%62=', line)}`),
    'a long path': request(`/${fill('a', line)}`),
    'a path of slashes': request(`/g/${group}${fill('/', line)}`),
    'a path of many steps': request(`/g/${fill('../a/', line)}`),
    'a path of dots': request(`/${fill('%2e%2e/', line)}`),
    'a path that is percent-encoded': request(`/g/${fill('%F0%9F%90%A6', line)}`),
    'a path that is not UTF-8': request(`/g/${fill('%ff', line)}`),
    'where to go on to': request(`/login?next=${fill('/%09', line)}`),
    'many cookies': request(topicPage, { headers: { cookie: fill('a=b; ', line) } }),
    'cookies that are separators': request('/', { headers: { cookie: fill(';', line) } }),
    'a session that there is not': request('/', { headers: { cookie: `__Host-folkmoot=${fill('a', line)}` } }),
    'marks that are none': request('/login', { headers: { cookie: `__Host-folkmoot-known=${fill('a.', line)}` } }),
    'many languages': request(topicPage, { headers: { 'accept-language': fill('de;q=0.1,', line) } }),
    'languages of hyphens': request('/', { headers: { 'accept-language': fill('x-', line) } }),
    'many encodings': request(topicPage, { headers: { 'accept-encoding': fill('br;q=0.1,', line) } }),
    'encodings that are separators': request(topicPage, { headers: { 'accept-encoding': fill(',;', line) } }),
    'a list of versions': request(topicPage, { headers: { 'if-none-match': fill('"a",', line) } }),
    'versions of a call': request(`/api/v1/getgroup?group_name=${group}`, {
      headers: { 'if-none-match': fill('W/"a",', line) },
    }),
    'many ranges': request('/api/v1/openapi.json', { headers: { range: `bytes=${fill('0-1,', line)}` } }),
    'what is accepted': request('/', { headers: { accept: fill('text/html;q=0.1,', line) } }),
    'who one is': request('/api/v1/getuser', { headers: { authorization: `Basic ${fill('YTph', line)}` } }),
    'a key that there is not': request('/api/v1/getuser', { headers: { authorization: `Bearer ${fill('a', line)}` } }),
    'many headers': request('/', {
      headers: Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`x${n}`, 'y'])),
    }),
    'a host of dots': request('/', { headers: { 'x-forwarded-host': fill('a.', line), host: fill('a.', 250) } }),
    'the document of all calls': request('/api/v1/openapi.json'),
    'the document of all calls, compressed': request('/api/v1/openapi.json', {
      headers: { 'accept-encoding': 'gzip' },
    }),
    'what robots may read': request('/robots.txt'),
    'the map of the site': request('/sitemap.xml'),
    'the map of a group': request(`/g/${group}/sitemap.xml`),
    'the feed of a group': request(`/g/${group}/feed.atom`),
    'a page that there is not': request('/nowhere'),
    'a page of a group that there is not': request('/g/nowhere'),
    'a search for many words': request(search(fill('a%20b%20', query))),
    'a search for phrases': request(search(fill('%22a%22', query))),
    'a search for what is not there': request(search(`bread%20${fill('-a%20', query)}`)),
    'a search for hashtags': request(search(fill('%23a%20', query))),
    'a search on a page': request(`/g/${group}/search?q=${fill('a*%20', query)}`),
    'a search without spaces': request(search(fill('%E6%B0%B4', query))),
    'a search that is too long': request(search(fill('a%20b%20', line))),
    'a token of a page': request(`/api/v1/gettopics?group_name=${group}&page_token=${fill('9', line)}`),
    'a token that there is not': request(`/api/v1/gettopics?group_name=${group}&page_token=123456789`),
    'a conversation without an account': request('/api/v1/chatdata?chatsub_id=1', {
      headers: { ...upgrade, 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
    }),
    'a conversation on a page': request('/login', { headers: { ...upgrade, 'sec-websocket-key': fill('A', line) } }),
    'a conversation with extensions': request('/api/v1/chatdata?chatsub_id=1', {
      headers: { ...upgrade, 'sec-websocket-extensions': fill('permessage-deflate;a=b,', line) },
    }),
    'an upload without an account': request('/api/v1/uploadattachments', {
      type: multipart,
      body: bodies['parts of files']![1],
    }),
    'a method that there is not': request('/login', { method: 'PUT', type: form, body: fill('&', megabyte) }),
    'a file of the pages': request('/plain.css', { headers: { 'accept-encoding': 'br' } }),
  }
}
