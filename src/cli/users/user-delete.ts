import type { Messages } from '#locales/index.ts'
import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { getAccount, nameOf } from './find-account.ts'

export const userDelete: Command = {
  usage: 'user delete EMAIL [--anonymize] [--yes]',
  words: [1, 1],
  options: { yes: { type: 'boolean' }, anonymize: { type: 'boolean' } },
  async run({ words: [email = ''], values }, t) {
    const { beginDeletion, removeAccount } = await import('#features/accounts/index.ts')
    const { accountDeletionHooks } = await import('#features/implementations.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const deleted = await changeAsOperator(t, async change => {
      const account = await getAccount(change.tx, email, t)
      const name = nameOf(account)
      const { sole_owner_of, parts } = await beginDeletion(change.tx, account.id, accountDeletionHooks)
      const owned = { groups: sole_owner_of.join(', '), count: sole_owner_of.length }
      if (owned.count > 0) throw new CommandError(t.cli.user.soleOwner({ name, ...owned }))
      if (values['yes'] !== true) {
        const counted = parts.filter(({ count }) => count > 0).map(part => countText(part, t))
        const all = [t.cli.user.account, ...counted].join(', ')
        throw new CommandError(t.cli.user.wouldDelete({ parts: all, name }))
      }
      const deletion = { account_id: account.id, anonymize: values['anonymize'] === true }
      await removeAccount(change, deletion, accountDeletionHooks)
      return name
    })
    console.log(t.cli.user.deleted({ name: deleted }))
  },
}

/** “1 API key”, “2 drafts”. */
function countText({ name, count }: { name: string; count: number }, { cli }: Messages): string {
  const texts: Record<string, (args: { count: number }) => string> = cli.user.parts
  return texts[name]?.({ count }) ?? `${count} ${name}`
}
