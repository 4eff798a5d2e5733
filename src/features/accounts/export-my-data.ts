import { MemberInfo } from '#contract/resources.ts'
import { Type } from '#contract/schema.ts'
import { serialiserOf } from '#runtime/answers.ts'
import { implement } from '#runtime/call.ts'
import type { Account } from '#runtime/identity.ts'
import { takeCounted } from '#runtime/rates.ts'
import { zipOf, type ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import type { FinishParts } from './finish-login.ts'
import { keysOf } from './keys/store.ts'
import { sessionsOf } from './store.ts'
import { userView } from './view.ts'

/** What one part of the house keeps about somebody, file by file; asked for when the files before are written. */
export type ExportPart = (tx: Tx, account: Account) => AsyncIterable<ZipEntry>

export type ExportParts = Pick<FinishParts, 'subscriptionsOf'> & { exports: readonly ExportPart[] }

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
// Rows carry more than is promised; the serialiser leaves that out here as it does in answers.
const subscriptionsText = serialiserOf(Type.Array(MemberInfo))

async function* filesOf(tx: Tx, account: Account, { subscriptionsOf, exports }: ExportParts): AsyncGenerator<ZipEntry> {
  const { csrf_token: _, recovery_codes: __, ...profile } = userView({ account, csrf: null })
  yield { path: 'profile.json', content: written(profile) }
  yield { path: 'subscriptions.json', content: subscriptionsText(await subscriptionsOf(tx, account.id)) }
  yield { path: 'sessions.json', content: written(await sessionsOf.all(tx, [account.id])) }
  yield { path: 'api_keys.json', content: written(await keysOf.all(tx, [account.id])) }
  for (const part of exports) yield* part(tx, account)
}

export const exportMyData = (parts: ExportParts) =>
  implement(
    contract.exportMyData,
    ({ tx, account, limits }) => takeCounted(tx, `export:${account.id}`, limits.exports),
    async ({ tx, account }) => {
      const day = Temporal.Now.plainDateISO('UTC').toString()
      return { filename: `folkmoot-${account.id}-${day}.zip`, chunks: zipOf(filesOf(tx, account, parts)) }
    },
  )
