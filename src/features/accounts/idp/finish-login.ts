import { implement, type Implementation } from '#runtime/calls/handler.ts'
import { loginCookieName } from '#runtime/http/cookies.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import { isActive } from '../auth/authenticate.ts'
import { finishLogin, type FinishLoginDeps } from '../auth/finish-login.ts'
import { hashSecret } from '../auth/secrets.ts'
import { callsOf, type ProviderName } from './contract.ts'
import type { Connect } from './discovery.ts'
import { findPerson, lockPerson, isUnclaimed, linkPerson, registerPerson, type Person } from './person.ts'
import { profileByCode, profileByToken, type Profile } from './profile.ts'
import type { Provider } from './providers.ts'
import { ProofRefusedError } from './errors.ts'
import { isSecret, nonceOf, verifierOf } from './secrets.ts'
import { takeLogin } from './store.ts'

export type FinishIdpDeps = FinishLoginDeps & {
  /** For writes that must persist although the call fails. */
  operate: CallPipeline['runAsSystem']
}

/** Finishes a sign-in: gets the profile from the provider outside of any transaction, then finds or creates the account. */
export function finishIdpLogin(
  name: ProviderName,
  provider: Provider | undefined,
  connect: Connect,
  deps: FinishIdpDeps,
): Implementation {
  const { final, texts } = callsOf[name]

  async function askProvider(
    given: { state: string; code?: string; access_token?: string; iss?: string },
    browser: string,
  ) {
    const { state, code, access_token, iss } = given
    if (!code && !access_token) throw new ProofRefusedError('neither code nor token')
    const connection = await connect()
    if (!code) return profileByToken(connection, provider!, access_token!)
    const [nonce, verifier] = [nonceOf(state, browser), verifierOf(state, browser)]
    return profileByCode(connection, provider!, { code, state, nonce, verifier, iss })
  }

  return implement(
    final,
    async call => {
      const { tx, params, loginSecret, fail } = call
      const isBegun =
        provider !== undefined &&
        isSecret(loginSecret) &&
        (await takeLogin.run(tx, {
          state_hash: hashSecret(params.state),
          provider: name,
          browser_hash: hashSecret(loginSecret),
        })) === 1
      if (!isBegun) return fail('invalid state')
      const profile: Profile = await askProvider(params, loginSecret).catch((error: unknown) => {
        if (error instanceof ProofRefusedError) return fail(error.expired ? texts.expired : texts.proof)
        throw error
      })
      const person = await findPerson(call, profile)
      if (person && loginProblem(person, name) === 'prevented') {
        const { displayName } = provider
        await deps.operate(async ({ record }) =>
          record('account.identity_refused', {
            account_id: person.account.id,
            provider: name,
            provider_name: displayName,
          }),
        )
      }
      return { profile, provider }
    },
    async call => {
      const { tx, prepared, setCookie, fail } = call
      const { profile } = prepared
      await lockPerson(tx, profile)
      // If another call has registered the new address first, it has committed by now and is found.
      const find = () => findPerson(call, profile)
      const person = (await find()) ?? (await registerPerson(call, profile)) ?? (await find())
      if (!person) throw new Error('an account is neither there nor can be made')
      const refusal = loginProblem(person, name)
      if (refusal) return fail(refusal === 'prevented' ? texts.prevented : refusal)
      const account = await linkPerson(call, prepared.provider, profile, person)
      const answer = await finishLogin(call, account, deps)
      setCookie({ name: loginCookieName, value: null, maxAge: 0 })
      return answer
    },
  )
}

type LoginProblem = 'inactive user' | 'two factor enabled' | 'prevented'

/** The reason why the person may not sign in this way, if any. */
function loginProblem(person: Person, name: ProviderName): LoginProblem | undefined {
  const { account } = person
  if (!isActive(account)) return 'inactive user'
  // Settings made before the owner confirmed the account must not lock the owner out.
  if (isUnclaimed(person)) return undefined
  if (account.two_factor_enabled) return 'two factor enabled'
  const preferences = account.preferences as Record<string, unknown>
  return preferences[`allow_${name}_login`] === false ? 'prevented' : undefined
}
