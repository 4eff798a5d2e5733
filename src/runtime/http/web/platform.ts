/** Text, or bytes that are encoded already. */
export type PageChunks = readonly (string | Uint8Array)[]

/** What a page can use besides its URL. */
export type PagePlatform = {
  /** Makes an API call as the user of the page. Cookies that it sets are sent with the page. */
  call(name: string, input: Readonly<Record<string, unknown>>): Promise<unknown>
  /** Makes an API call with an API key that the user typed, and not as the user. */
  callWithKey(name: string, input: Readonly<Record<string, unknown>>, apiKey: string): Promise<unknown>
  /**
   * The submitted form: at most 64 kB and no files. If `forCall` names a call, it may be as long as a message and
   * contain the files which that call takes; who may not make the call is refused before anything is read.
   */
  form(forCall?: string): Promise<ReadonlyMap<string, unknown>>
  /** The text fields of a form that `form` refused to read, since its sender is not signed in or a file was too big. */
  typedForm(): Promise<ReadonlyMap<string, unknown>>
  /** The rendered page in chunks. A response with the header `x-sveltekit-page` is replaced by the last one. */
  show(pieces: PageChunks): void
  /** Sends the file that a call returns instead of a page. Errors are those of any call. */
  send(name: string, input: Readonly<Record<string, unknown>>): Promise<void>
  /** Logs an unexpected error; a page tells the user. */
  report(error: unknown): void
  /** Masks a secret for a page; a submitted form contains it unmasked. */
  mask(secret: string): string
  /** Whether the browser has a session cookie; it has not been checked. */
  hasSession: boolean
  /** Whether the page is being viewed, not prefetched by the browser or fetched by a script. */
  isShown: boolean
}

type RespondOptions = { platform: PagePlatform; getClientAddress(): string }

/** The built pages: the renderer, and the static assets by path. */
export type Pages = {
  respond(request: Request, options: RespondOptions): Promise<Response>
  assets: ReadonlyMap<string, Asset>
}
export type Asset = { type: string; plain: Uint8Array; brotli: Uint8Array; gzip: Uint8Array }
