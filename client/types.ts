import type { Calls } from './calls.generated.ts'
import type { Chat, ChatOptions } from './chat.ts'

/** The name of a call. */
export type CallName = keyof Calls
export type ReadName = { [N in CallName]: Calls[N]['method'] extends 'GET' ? N : never }[CallName]
type List = { data: unknown[]; next_page_token: number }
export type ListName = { [N in CallName]: Calls[N]['answer'] extends List ? N : never }[CallName]

/** What a call takes. The form with the user added is left out: its answer would have another type. */
export type Input<N extends CallName> = Calls[N]['input']
/** What a call answers: an object, a file, or nothing. */
export type Answer<N extends CallName> = Calls[N]['answer']
export type Item<N extends ListName> = Answer<N> extends { data: (infer I)[] } ? I : never

type Given<N extends CallName> = object extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** One method for every call, and the pages of a list. */
export type Client = { readonly [N in CallName]: (...given: Given<N>) => Promise<Answer<N>> } & {
  /** Page after page of a list, each asked for when the one before has been read. */
  pages<N extends ListName>(name: N, input: Input<N>): AsyncGenerator<Answer<N>, void>
  /** A conversation in a chat, for whoever is signed in by password or cookie. */
  chat(options: ChatOptions): Chat
}

type ListIn<T> = Extract<T, readonly unknown[]>
type Entry<T> = ListIn<T> extends readonly (infer E)[] ? E : never
/** A column as `newdatabase` takes it. */
export type ColumnInput = Entry<Input<'newdatabase'>['columns']>
/** A column as `updatedatabase` takes it: a new one, or by its `id` one that is there. */
export type ColumnChange = Entry<Input<'updatedatabase'>['columns']>
/** A value as `newdatabaserow` and `updatedatabaserow` take it: the fields that its column has. */
export type ValueInput = Entry<Input<'newdatabaserow'>['vals']>
/** A condition of a `filter`; `empty` and `filled` take no `value`. */
export type FilterInput = Entry<Input<'getdatabaserows'>['filter']>
