import type { Calls } from './calls.generated.ts'
import type { Chat, ChatOptions } from './chat.ts'

/** The name of a call. */
export type CallName = keyof Calls
export type ReadName = { [N in CallName]: Calls[N]['method'] extends 'GET' ? N : never }[CallName]
type ListOutput = { data: unknown[]; next_page_token: number }
export type ListName = { [N in CallName]: Calls[N]['answer'] extends ListOutput ? N : never }[CallName]

/** The parameters of a call. `extended` is left out, since its response has another type. */
export type Input<N extends CallName> = Calls[N]['input']
/** The result of a call: an object, a file, or nothing. */
export type Output<N extends CallName> = Calls[N]['answer']
export type Item<N extends ListName> = Output<N> extends { data: (infer I)[] } ? I : never

type InputArgs<N extends CallName> = object extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** One method for every call, and the pages of a list. */
export type Client = { readonly [N in CallName]: (...inputArgs: InputArgs<N>) => Promise<Output<N>> } & {
  /** The pages of a list, each requested when the one before has been read. */
  pages<N extends ListName>(name: N, input: Input<N>): AsyncGenerator<Output<N>, void>
  /** A chat session, for a user signed in by password or cookie. */
  chat(options: ChatOptions): Chat
}

type ListIn<T> = Extract<T, readonly unknown[]>
type ListEntry<T> = ListIn<T> extends readonly (infer E)[] ? E : never
/** A column as `newdatabase` takes it. */
export type ColumnInput = ListEntry<Input<'newdatabase'>['columns']>
/** A column as `updatedatabase` takes it: a new one, or by its `id` one that is there. */
export type ColumnChange = ListEntry<Input<'updatedatabase'>['columns']>
/** A value as `newdatabaserow` and `updatedatabaserow` take it: the fields that its column has. */
export type ValueInput = ListEntry<Input<'newdatabaserow'>['vals']>
/** A condition of a `filter`; `empty` and `filled` take no `value`. */
export type FilterInput = ListEntry<Input<'getdatabaserows'>['filter']>
