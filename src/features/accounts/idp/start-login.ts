import { implement, type Implementation } from '#runtime/calls/handler.ts'
import { loginCookieName } from '#runtime/http/cookies.ts'
import { hashSecret, newSecret } from '../auth/secrets.ts'
import { callsOf, type ProviderName } from './contract.ts'
import type { Connect } from './discovery.ts'
import type { Provider } from './providers.ts'
import { isSecret, nonceOf, verifierOf } from './secrets.ts'
import { insertLogin } from './store.ts'

const loginMinutes = 10
const scopes = ['openid', 'email', 'profile']

/** Starts a sign-in. The state is bound to the provider and, by a cookie, to this browser. */
export const startIdpLogin = (name: ProviderName, provider: Provider | undefined, connect: Connect): Implementation =>
  implement(
    callsOf[name].start,
    async ({ fail }) => (provider ? { provider, ...(await connect()) } : fail('not configured')),
    async ({ tx, prepared: { provider: to, client, config }, loginSecret, setCookie }) => {
      const state = newSecret()
      // Shared by all windows of a browser, so that concurrent sign-ins can all be finished.
      const browser = isSecret(loginSecret) ? loginSecret : newSecret()
      await insertLogin.run(tx, {
        state_hash: hashSecret(state),
        provider: name,
        browser_hash: hashSecret(browser),
        minutes: loginMinutes,
      })
      setCookie({ name: loginCookieName, value: browser, maxAge: loginMinutes * 60 })
      const authorization_url = client.buildAuthorizationUrl(config, {
        redirect_uri: to.redirectUrl,
        scope: scopes.join(' '),
        state,
        nonce: nonceOf(state, browser),
        code_challenge: await client.calculatePKCECodeChallenge(verifierOf(state, browser)),
        code_challenge_method: 'S256',
      })
      return {
        object: 'oauth_login' as const,
        state,
        web_client_id: to.clientId,
        ios_client_id: to.iosClientId ?? '',
        android_client_id: to.androidClientId ?? '',
        scopes,
        authorization_url: authorization_url.href,
        provider_name: to.displayName,
      }
    },
  )
