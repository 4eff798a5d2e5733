import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { getAccount, nameOf } from './find-account.ts'

export const userDelete: Command = {
  usage: 'user delete EMAIL [--anonymize] [--yes]',
  details: `Deletes an account, as its owner could: memberships, drafts, likes and sessions go, messages stay under
the name they were written with, or, with --anonymize, under "Former member". Without --yes it says what would go, and deletes nothing.`,
  words: [1, 1],
  options: { yes: { type: 'boolean' }, anonymize: { type: 'boolean' } },
  async run({ words: [email = ''], values }) {
    const { beginDeletion, removeAccount } = await import('#features/accounts/index.ts')
    const { accountDeletionHooks } = await import('#features/implementations.ts')
    const { withApp } = await import('../with-app.ts')
    const account = await withApp(({ app }) =>
      app.pipeline.runAsSystem(async systemTransaction => {
        const found = await getAccount(systemTransaction.tx, email)
        const { sole_owner_of, parts } = await beginDeletion(systemTransaction.tx, found.id, accountDeletionHooks)
        if (sole_owner_of.length > 0) {
          throw new CommandError(
            `${nameOf(found)} is the only owner of ${sole_owner_of.join(', ')}. Give ${sole_owner_of.length === 1 ? 'it' : 'each'} another owner first: ` +
              '«bin/folkmoot group owner NAME EMAIL».',
          )
        }
        if (values['yes'] !== true) {
          const counts = parts.filter(({ count }) => count > 0).map(part => `${part.count} ${part.name}`)
          const what = ['the account', ...counts].join(', ').replaceAll('_', ' ')
          throw new CommandError(
            `Deleting ${nameOf(found)} would take away ${what}. Messages stay. Say --yes to do it.`,
          )
        }
        await removeAccount(
          systemTransaction,
          { account_id: found.id, anonymize: values['anonymize'] === true },
          accountDeletionHooks,
        )
        return found
      }),
    )
    console.log(`The account of ${nameOf(account)} is deleted.`)
  },
}
