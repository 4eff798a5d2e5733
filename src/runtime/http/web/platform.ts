/** Texts, and what is written as bytes already. */
export type PageChunks = readonly (string | Uint8Array)[]

/** What a page is given to work with, beside its address. */
export type PagePlatform = {
  /** Makes a call of the API as whoever asked for the page. What it lets the browser keep goes out with the page. */
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<unknown>
  /**
   * What the form that was sent says: at most 64 kB, and no files. Where a call is named that it is for, it may be as long as a message
   * and bring the files which that call takes; who may not make the call is refused before anything is read.
   */
  form(forCall?: string): Promise<ReadonlyMap<string, unknown>>
  /** The page, whole, in pieces. An answer that says it is a page (`x-sveltekit-page`) is the one that was shown last. */
  show(pieces: PageChunks): void
  /** Has the file that a call answers sent in place of a page. Refused, it is a call like any other. */
  send(name: string, input: Readonly<Record<string, unknown>>): Promise<void>
  /** Something broke: it goes into the log, and a page says so. */
  report(error: unknown): void
  /** A secret as it may stand in a page; what a form brings back of it is the secret again. */
  mask(secret: string): string
  /** Whether the browser is signed in, as far as its cookie says: no call was asked yet. */
  hasSession: boolean
  /** Whether somebody looks at the page now, rather than a browser that fetches it in case they will. */
  isShown: boolean
}

type RespondOptions = { platform: PagePlatform; getClientAddress(): string }

/** The pages, built: what answers, and the files that browsers fetch, by their path. */
export type Pages = {
  respond(request: Request, options: RespondOptions): Promise<Response>
  assets: ReadonlyMap<string, Asset>
}
export type Asset = { type: string; plain: Uint8Array; brotli(): Uint8Array; gzip(): Uint8Array }
