import { documentIndex } from '#lib/docs/documents.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  locals.isForAll = true
  const { tables, calls } = await documentIndex()
  const q = (url.searchParams.get('q') ?? '').slice(0, 200).trim()
  const words = q.toLowerCase().split(/\s+/)
  const found = calls.filter(({ name, summary }) => {
    const text = `${name} ${summary}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
  return { q, tables, families: [...Map.groupBy(found, ({ family }) => family)], count: found.length }
}
