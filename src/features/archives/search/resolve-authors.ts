import type { Tx } from '#storage/database.ts'
import type { Query, Term } from './parse-query.ts'
import { existingAccounts } from './sql/store.ts'

/** No account has this number. */
const noAccount = 0

/**
 * The same query, where accounts that were deleted or switched off are nobody: messages keep the number of their author, and
 * nothing tells any more whose they were.
 */
export async function resolveAuthors(tx: Tx, query: Query): Promise<Query> {
  const asked = query.terms.filter(isAuthorTerm).map(({ account_id }) => account_id)
  if (asked.length === 0) return query
  const there = new Set((await existingAccounts.all(tx, { ids: asked })).map(({ id }) => id))
  return {
    ...query,
    terms: query.terms.map(term =>
      isAuthorTerm(term) && !there.has(term.account_id) ? { ...term, account_id: noAccount } : term,
    ),
  }
}

const isAuthorTerm = (term: Term): term is Term & { is: 'poster' } => term.is === 'poster'
