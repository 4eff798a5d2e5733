import type { Tx } from '#storage/database.ts'
import type { Query, Term } from './parse-query.ts'
import { existingAccounts } from './sql/store.ts'

const noAccount = 0

/**
 * The same query without deleted or disabled accounts: messages keep the id of their author, but it must not reveal
 * whose they were.
 */
export async function resolveAuthors(tx: Tx, query: Query): Promise<Query> {
  const accountIds = query.terms.filter(isAuthorTerm).map(({ account_id }) => account_id)
  if (accountIds.length === 0) return query
  const existing = new Set((await existingAccounts.all(tx, { ids: accountIds })).map(({ id }) => id))
  return {
    ...query,
    terms: query.terms.map(term =>
      isAuthorTerm(term) && !existing.has(term.account_id) ? { ...term, account_id: noAccount } : term,
    ),
  }
}

const isAuthorTerm = (term: Term): term is Term & { is: 'poster' } => term.is === 'poster'
