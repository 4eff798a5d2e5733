/** A page of the documentation; `lead` is its first sentence. */
export type TextDocument = { title: string; lead: string; html: string }
export type CallParameter = { name: string; words: readonly string[]; isLong: boolean; isRequired: boolean }
type CallSummary = { name: string; family: string; summary: string; method: 'GET' | 'POST' }
export type CallDocument = CallSummary & { parameters: readonly CallParameter[]; canTry: boolean; html: string }
type Title = { name: string; title: string; lead: string }
export type DocumentIndex = { guides: readonly Title[]; tables: readonly Title[]; calls: readonly CallSummary[] }

// Written by web/docs.ts before the pages are built; each file is read on first use.
const files = import.meta.glob<unknown>('../../../.svelte-kit/docs/**/*.json', { import: 'default' })

async function load<T>(name: string): Promise<T | undefined> {
  return (await files[`../../../.svelte-kit/docs/${name}.json`]?.()) as T | undefined
}
const entry = <T>(entries: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  entries && Object.hasOwn(entries, name) ? entries[name] : undefined

export async function documentIndex(): Promise<DocumentIndex> {
  return (await load<DocumentIndex>('index')) ?? { guides: [], tables: [], calls: [] }
}
export async function findDocument(
  kind: 'guides' | 'tables' | 'objects',
  name: string,
): Promise<TextDocument | undefined> {
  return entry(await load<Record<string, TextDocument>>(kind), name)
}
export async function findCall(name: string): Promise<CallDocument | undefined> {
  const family = (await documentIndex()).calls.find(call => call.name === name)?.family
  return family === undefined ? undefined : entry(await load<Record<string, CallDocument>>(`calls/${family}`), name)
}
