import { redirect } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import type { PageServerLoad } from './$types'

/** Refusals that mean something else here than on other pages. */
const meanings: Readonly<Record<string, string>> = {
  'two factor enabled': 'two factor at provider',
  'invalid email address': 'no address at provider',
}

/** The provider redirects the browser here, with the authorization code. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const given = (name: string): string | undefined => url.searchParams.get(name) ?? undefined
  const [code, iss] = [given('code'), given('iss')]
  try {
    await locals.api[`${params.provider}loginfinal`]({
      state: given('state') ?? '',
      ...(code ? { code } : {}),
      ...(iss ? { iss } : {}),
    })
  } catch (thrown) {
    if (!isApiFailure(thrown)) throw thrown
    const why = thrown.type === 'bad_request' ? thrown.extra : thrown.type
    return { why: meanings[why] ?? why, provider: params.provider }
  }
  return redirect(303, '/')
}
