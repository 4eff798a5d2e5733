import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { getAccount, nameOf } from './find-account.ts'

export const userDelete: Command = {
  usage: 'user delete EMAIL [--anonymize] [--yes]',
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
            `${nameOf(found)} is the only owner of ${sole_owner_of.join(', ')}. Add another owner ${sole_owner_of.length === 1 ? '' : 'to each '}first: ` +
              'bin/folkmoot group owner NAME EMAIL',
          )
        }
        if (values['yes'] !== true) {
          const what = ['the account', ...parts.filter(({ count }) => count > 0).map(countText)].join(', ')
          throw new CommandError(`This would delete ${what} of ${nameOf(found)}. Messages stay. Add --yes to confirm.`)
        }
        await removeAccount(
          systemTransaction,
          { account_id: found.id, anonymize: values['anonymize'] === true },
          accountDeletionHooks,
        )
        return found
      }),
    )
    console.log(`Deleted the account of ${nameOf(account)}.`)
  },
}

/** “1 API key”, “2 drafts”. */
function countText({ name, count }: { name: string; count: number }): string {
  const plural = name.replaceAll('_', ' ').replace('api', 'API').replace('rsvps', 'RSVPs')
  return `${count} ${count === 1 ? plural.replace(/s$/, '') : plural}`
}
