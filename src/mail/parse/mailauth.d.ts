// Types for modules of mailauth that have none.

declare module 'mailauth/lib/tools.js' {
  import type { Duplex } from 'node:stream'
  import type { KeyObject } from 'node:crypto'
  import type { DNSResolver } from 'mailauth'

  export type KeyQuestion = { strict: boolean; hashAlgo: string }
  export type PublicKey = { publicKey: string | KeyObject; keyType: string; flags: string[] }
  export function getPublicKey(
    type: string,
    name: string,
    minBitLength: number | undefined,
    resolver: DNSResolver,
    question: KeyQuestion,
  ): Promise<PublicKey & { publicKey: string }>
  export function writeToStream(stream: Duplex, input: Buffer): Promise<void>
}

declare module 'mailauth/lib/dkim/dkim-verifier.js' {
  import type { Duplex } from 'node:stream'
  import type { DKIMVerifyOptions, DKIMVerifyResult } from 'mailauth'

  export class DkimVerifier extends Duplex implements DKIMVerifyResult {
    constructor(options: DKIMVerifyOptions)
    keyCache: object
    /** Called with the headers, then with chunks of the body, and `finish` at the end. */
    emitHeaders(head: Buffer): Promise<void>
    nextChunk(piece: Buffer): Promise<void>
    finish(): Promise<void>
    headerFrom: DKIMVerifyResult['headerFrom']
    fromFields: DKIMVerifyResult['fromFields']
    envelopeFrom: DKIMVerifyResult['envelopeFrom']
    results: DKIMVerifyResult['results']
    /** The parsed headers with lower-case names; undefined before `emitHeaders`. */
    headers: NonNullable<DKIMVerifyResult['headers']>
    arc: NonNullable<DKIMVerifyResult['arc']>
  }
}
