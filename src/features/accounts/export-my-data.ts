import { MemberInfo } from '#contract/resources.ts'
import { Type } from '#contract/schema.ts'
import { compiledSerializer } from '#runtime/responses/serializers.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import { zipOf, type ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import type { FinishLoginDeps } from './auth/finish-login.ts'
import { keysOf } from './keys/store.ts'
import { sessionsOf } from './store.ts'
import { userView } from './view.ts'

/** The data that a feature exports for an account, as files that are produced one after the other. */
export type ExportSource = (tx: Tx, account: Account) => AsyncIterable<ZipEntry>

export type ExportDeps = Pick<FinishLoginDeps, 'subscriptionsOf'> & { exports: readonly ExportSource[] }

const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
// Rows contain more columns than the contract; the serializer drops them, as in responses.
const subscriptionsText = compiledSerializer(Type.Array(MemberInfo))

async function* filesOf(tx: Tx, account: Account, { subscriptionsOf, exports }: ExportDeps): AsyncGenerator<ZipEntry> {
  const { csrf_token: _, recovery_codes: __, ...profile } = userView({ account, csrf: null })
  yield { path: 'profile.json', content: prettyJson(profile) }
  yield { path: 'subscriptions.json', content: subscriptionsText(await subscriptionsOf(tx, account.id)) }
  yield { path: 'sessions.json', content: prettyJson(await sessionsOf.all(tx, { account_id: account.id })) }
  yield { path: 'api_keys.json', content: prettyJson(await keysOf.all(tx, { account_id: account.id })) }
  for (const part of exports) yield* part(tx, account)
}

export const exportMyData = (deps: ExportDeps) =>
  implement(
    contract.exportMyData,
    ({ tx, account, limits }) => consumeQuota(tx, `export:${account.id}`, limits.exports),
    async ({ tx, account }) => {
      const day = Temporal.Now.plainDateISO('UTC').toString()
      return { filename: `folkmoot-${account.id}-${day}.zip`, chunks: zipOf(filesOf(tx, account, deps)) }
    },
  )
