import type { Tx } from '#storage/database.ts'
import type { Query, Term } from './parse-query.ts'
import { accountsThere } from './store.ts'

/** No account has this number. */
const nobody = 0

/**
 * The same query, where accounts that were deleted or switched off are nobody: messages keep the number of their author, and
 * nothing tells any more whose they were.
 */
export async function withPosters(tx: Tx, query: Query): Promise<Query> {
  const asked = query.terms.filter(isPoster).map(({ account_id }) => account_id)
  if (asked.length === 0) return query
  const there = new Set((await accountsThere.all(tx, { ids: asked })).map(({ id }) => id))
  return {
    ...query,
    terms: query.terms.map(term =>
      isPoster(term) && !there.has(term.account_id) ? { ...term, account_id: nobody } : term,
    ),
  }
}

const isPoster = (term: Term): term is Term & { is: 'poster' } => term.is === 'poster'
