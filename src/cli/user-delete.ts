import type { Command } from './command.ts'
import { CommandError } from './errors.ts'
import { getAccount, nameOf } from './find-account.ts'

export const userDelete: Command = {
  usage: 'user delete EMAIL [--anonymize] [--yes]',
  details: `Deletes an account, as its owner could: memberships, drafts, likes and sessions go, messages stay under
the name they were written with, or, with --anonymize, under "Former member". Without --yes it says what would go, and deletes nothing.`,
  words: [1, 1],
  options: { yes: { type: 'boolean' }, anonymize: { type: 'boolean' } },
  async run({ words: [email = ''], values }) {
    const { beginDeletion, removeAccount } = await import('#features/accounts/index.ts')
    const { accountEnds } = await import('#features/implementations.ts')
    const { withHouse } = await import('./with-house.ts')
    const account = await withHouse(({ app }) =>
      app.road.operate(async operation => {
        const found = await getAccount(operation.tx, email)
        const { sole_owner_of, parts } = await beginDeletion(operation.tx, found.id, accountEnds)
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
        await removeAccount(operation, { account_id: found.id, anonymize: values['anonymize'] === true }, accountEnds)
        return found
      }),
    )
    console.log(`The account of ${nameOf(account)} is deleted.`)
  },
}
