// What changes elsewhere reaches open pages: one stream of events per browser, which the tabs share.

/** Something changed. Without ids, anything of that kind may have. */
export type Update = { kind: string; group_id: number | null; ids: readonly number[]; msg_num: number | null }

/** Between 0 and 1, so that not everyone does the same at the same moment. */
export const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32

const eventName = 'folkmoot:update'

/** Runs a handler for each update of a kind, in whatever tab the stream is. */
export function on(kind: string, handler: (update: Update) => void): void {
  document.addEventListener(eventName, event => {
    const { detail } = event as CustomEvent<Update>
    // After an interruption anything may have changed.
    if (detail.kind === kind || detail.kind === 'missed') handler(detail)
  })
}

type Timed = { at: number; update: Update }
/** What tabs tell each other: who wants to know of which groups since when, and what happened. */
type Note = { want: readonly number[]; since: number } | { who: true } | { events: readonly Timed[] }

const maxGroups = 50
const keptMs = 60_000
/** A hidden tab keeps the stream for a while: one may be back soon. */
const hiddenMs = 5 * 60_000
const maxFailures = 6

const script = document.querySelector<HTMLElement>('script[data-live]')
if (script) start(script.dataset as { live: string; since: string })

function start({ live: account, since }: { live: string; since: string }): void {
  const groups = [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('[data-live-groups]')].flatMap(({ dataset }) =>
        (dataset['liveGroups'] ?? '').split(',').filter(Boolean).map(Number),
      ),
    ),
  ]
  const name = `updates of ${account}`
  const hasLocks = 'locks' in navigator && 'BroadcastChannel' in window
  const channel = hasLocks ? new BroadcastChannel(name) : undefined
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  const tell = (note: Note): void => channel?.postMessage(note)
  /** Up to when this page knows everything. */
  let known = Number(since)
  /** The end of the stream, if this tab has it, or of waiting for it. */
  let resign: (() => void) | undefined
  let stream: SharedStream | undefined
  const seen = new Set<string>()

  function receive(events: readonly Timed[]): void {
    for (const { at, update } of events) {
      const key = `${at} ${JSON.stringify(update)}`
      const isOfOthers = update.group_id !== null && !groups.includes(update.group_id)
      if (at <= Number(since) || seen.has(key) || isOfOthers) continue
      if (seen.size > 500) seen.clear()
      seen.add(key)
      known = Math.max(known, at)
      document.dispatchEvent(new CustomEvent(eventName, { detail: update }))
    }
  }
  const lead = (): void => {
    stream = openStream({ groups, since: known }, events => {
      receive(events)
      tell({ events })
    })
    tell({ who: true })
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Note>) => {
    if ('events' in data) receive(data.events)
    else if ('want' in data) stream?.want(data.want, data.since)
    else if (resign) tell({ want: groups, since: known })
  })
  function join(): void {
    if (resign) return
    if (!hasLocks) {
      lead()
      resign = () => stream?.close()
      return
    }
    const waiting = new AbortController()
    const held = Promise.withResolvers<void>()
    resign = () => {
      waiting.abort()
      held.resolve()
      stream?.close()
    }
    tell({ want: groups, since: known })
    navigator.locks
      .request(name, { signal: waiting.signal }, () => {
        lead()
        return held.promise
      })
      .catch(() => {})
  }
  function leave(): void {
    resign?.()
    resign = stream = undefined
  }
  let hiding: ReturnType<typeof setTimeout> | undefined
  const follow = (): void => {
    clearTimeout(hiding)
    if (document.visibilityState === 'visible') join()
    else hiding = setTimeout(leave, hiddenMs)
  }
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', event => (event as PageTransitionEvent).persisted && follow())
  // Who only passes through needs no stream; what happens until then is sent with it.
  if (document.visibilityState === 'visible') setTimeout(join, 300)
}

type SharedStream = {
  /** Another tab wants to know of groups, and of what happened since a time. */
  want(groups: readonly number[], since: number): void
  close(): void
}

function openStream(
  { groups, since }: { groups: readonly number[]; since: number },
  receive: (events: readonly Timed[]) => void,
): SharedStream {
  let watched = new Set(groups)
  let from = since
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOver = false
  let recent: Timed[] = []

  function open(): void {
    source?.close()
    source = new EventSource(`/api/v1/getupdates?since=${from}&group_ids=${[...watched].join()}`)
    source.addEventListener('open', () => {
      failures = 0
    })
    source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      const update = JSON.parse(data) as Update
      from = Number(lastEventId) || from
      const timed = { at: update.kind === 'missed' ? Date.now() : from, update }
      recent = [...recent.filter(({ at }) => at > Date.now() - keptMs), timed]
      if (update.kind === 'signed_out') {
        close()
        navigator.serviceWorker?.controller?.postMessage({ forget: true })
      }
      receive([timed])
    })
    // The browser reconnects by itself, unless the answer was an error: too many streams, or the session is over.
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED || isOver) return
      failures += 1
      if (failures > maxFailures) return close()
      reopenIn(30_000 * 2 ** failures * (0.5 + random()))
    })
  }
  function reopenIn(ms: number): void {
    clearTimeout(again)
    again = setTimeout(open, ms)
  }
  function close(): void {
    isOver = true
    clearTimeout(again)
    source?.close()
  }
  open()
  return {
    want(others, since) {
      if (isOver) return
      if (others.every(group => watched.has(group))) return receive(recent.filter(({ at }) => at > since))
      // The newest tab counts most.
      watched = new Set([...others, ...watched].slice(0, maxGroups))
      from = Math.min(from, since)
      reopenIn(200)
    },
    close,
  }
}
