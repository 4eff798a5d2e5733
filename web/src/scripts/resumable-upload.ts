// Uploads one file by the tus protocol: it can be paused, and goes on after a lost connection.
import { reasonIn } from './upload-area.ts'

export type UploadTarget = { groupId: string; path: string; csrf: string }
export type Progress = (sent: number) => void
/** What ended an upload: nothing (it is complete), a pause, or a refusal with its reason. */
export type Outcome = { is: 'done' } | { is: 'paused' } | { is: 'refused'; why: string }

type Reply = { status: number; text: string; header(name: string): string | null }
const api = '/api/v1/tus'
const partBytes = 8 * 1024 * 1024
const bytesType = 'application/offset+octet-stream'
const longestWaitMs = 30_000

/** What has begun is remembered in this browser: after a reload, the same file goes on where it was. */
const keyOf = ({ groupId, path }: UploadTarget, { name, size, lastModified }: File): string =>
  `upload ${[groupId, path, name, size, lastModified].join(' ')}`
const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const remember = (key: string, url: string | null): void => {
  try {
    if (url === null) localStorage.removeItem(key)
    else localStorage.setItem(key, url)
  } catch {
    // Without storage an upload goes on until the page is left.
  }
}

export function resumableUpload(file: File, target: UploadTarget, onProgress: Progress, onLost: (is: boolean) => void) {
  const key = keyOf(target, file)
  let request: XMLHttpRequest | undefined
  let isPaused = false
  let wakeUp = (): void => {}

  /** `fetch` has no upload progress. Null: the connection was lost, or the upload paused. */
  function send(method: string, url: string, headers: Record<string, string>, body: Blob | null, from = 0) {
    const { promise, resolve } = Promise.withResolvers<Reply | null>()
    const sent = new XMLHttpRequest()
    request = sent
    sent.upload.addEventListener('progress', ({ loaded }) => onProgress(from + loaded))
    for (const end of ['error', 'abort', 'timeout'] as const) sent.addEventListener(end, () => resolve(null))
    sent.addEventListener('load', () =>
      resolve({ status: sent.status, text: sent.responseText, header: name => sent.getResponseHeader(name) }),
    )
    sent.open(method, url)
    for (const [name, value] of Object.entries({ 'tus-resumable': '1.0.0', 'x-csrf-token': target.csrf, ...headers }))
      sent.setRequestHeader(name, value)
    sent.send(body)
    return promise
  }
  const begin = (): Promise<Reply | null> => {
    const query = new URLSearchParams({ group_id: target.groupId, path: target.path, name: file.name })
    return send('POST', `${api}?${query}`, { 'upload-length': String(file.size) }, null)
  }
  const offsetOf = (reply: Reply): number => Number(reply.header('upload-offset') ?? 0)
  /** Until the connection is likely to be back. */
  async function waitForConnection(tries: number): Promise<void> {
    onLost(true)
    await new Promise<void>(resolve => {
      wakeUp = resolve
      addEventListener('online', () => resolve(), { once: true })
      setTimeout(resolve, Math.min(longestWaitMs, 1000 * 2 ** tries))
    })
  }

  async function run(): Promise<Outcome> {
    let url = remembered(key)
    for (let tries = 0; ;) {
      if (isPaused) return { is: 'paused' }
      const state = url === null ? await begin() : await send('HEAD', url, {}, null)
      if (isPaused) return { is: 'paused' }
      // It has expired or was deleted.
      if (url !== null && state?.status === 404) {
        remember(key, null)
        url = null
        continue
      }
      let reply = state
      if (reply && reply.status < 300) {
        url ??= reply.header('location')
        remember(key, url)
        onLost(false)
        for (let offset = offsetOf(reply); reply && reply.status < 300 && offset < file.size;) {
          const headers = { 'content-type': bytesType, 'upload-offset': String(offset) }
          reply = await send('PATCH', url!, headers, file.slice(offset, offset + partBytes), offset)
          if (!reply || reply.status >= 300) break
          offset = offsetOf(reply)
          tries = 0
          onProgress(offset)
        }
      }
      if (isPaused) return { is: 'paused' }
      if (reply && reply.status < 300) {
        remember(key, null)
        return { is: 'done' }
      }
      if (reply && reply.status < 500 && reply.status !== 409 && reply.status !== 429) {
        if (url !== null) remember(key, null)
        return { is: 'refused', why: reasonIn(reply.text) }
      }
      await waitForConnection(tries)
      tries += 1
    }
  }

  return {
    run(): Promise<Outcome> {
      isPaused = false
      return run()
    },
    pause(): void {
      isPaused = true
      request?.abort()
      wakeUp()
    },
    /** Forgets what has arrived. */
    async cancel(): Promise<void> {
      this.pause()
      const url = remembered(key)
      remember(key, null)
      if (url !== null) await send('DELETE', url, {}, null)
    },
  }
}
