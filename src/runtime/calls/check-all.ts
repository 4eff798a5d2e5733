import { isApiError, type ApiError } from '#contract/errors.ts'

type Checks = readonly (() => unknown)[]
type Results<C extends Checks> = { [K in keyof C]: C[K] extends () => infer R ? Awaited<R> : never }

/**
 * Results of checks that don't depend on each other. If some refuse, the call answers with the first error; the pages show
 * them all at once.
 */
export function checkAll<const C extends Checks>(...checks: C): Results<C> {
  const [results, errors]: [unknown[], ApiError[]] = [[], []]
  for (const check of checks)
    try {
      results.push(check())
    } catch (error) {
      if (!isApiError(error)) throw error
      errors.push(error)
    }
  if (errors.length > 0) throw withOthers(errors)
  return results as Results<C>
}

/** The same for checks that take a while. */
export async function checkAllOf<const C extends Checks>(...checks: C): Promise<Results<C>> {
  const settled = await Promise.allSettled(checks.map(async check => check()))
  return checkAll(
    ...settled.map(result => (): unknown => {
      if (result.status === 'rejected') throw result.reason
      return result.value
    }),
  ) as Results<C>
}

/** The first error, with all others. */
export function withOthers([first, ...errors]: readonly ApiError[]): ApiError {
  first!.others = [...first!.others, ...errors.flatMap(error => [error, ...error.others])]
  return first!
}
