import type { AnswerOf, InputOf } from '../src/contract/endpoint.ts'
import type { Page, Sorting } from '../src/contract/page.ts'
import type { FileStream } from '../src/contract/schema.ts'
import type { endpoints } from '../src/features/endpoints.ts'

type Endpoints = typeof endpoints
type ByName = { [K in keyof Endpoints as Endpoints[K]['name']]: Endpoints[K] }

/** The name of a call. */
export type CallName = keyof ByName
export type ReadName = { [N in CallName]: ByName[N]['method'] extends 'GET' ? N : never }[CallName]
export type ListName = {
  [N in CallName]: ByName[N] extends { returns: { 'x-sorting': Sorting } } ? N : never
}[CallName]

/** Whatever is a list of objects on the other side is a list of files here. */
type Sent<T> = {
  [K in keyof T]: NonNullable<T[K]> extends readonly object[] ? readonly Blob[] | Exclude<T[K], object> : T[K]
}

/** What a call takes. The form with the user added is left out: its answer would have another type. */
export type Input<N extends CallName> = Sent<Omit<InputOf<ByName[N]>, 'extended'>>
/** What a call answers: an object, a file, or nothing. */
export type Answer<N extends CallName> = AnswerOf<ByName[N]> extends FileStream ? Blob : AnswerOf<ByName[N]>
export type Item<N extends ListName> = Answer<N> extends { data: (infer I)[] } ? I : never

type Given<N extends CallName> = object extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** One method for every call, and the pages of a list. */
export type Client = { readonly [N in CallName]: (...given: Given<N>) => Promise<Answer<N>> } & {
  /** Page after page of a list, each asked for when the one before has been read. */
  pages<N extends ListName>(name: N, input: Input<N>): AsyncGenerator<Page<Item<N>>, void>
}
