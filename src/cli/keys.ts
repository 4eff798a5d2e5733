import { randomBytes } from 'node:crypto'
import type { Messages } from '#locales/index.ts'
import type { Tx } from '#storage/database.ts'
import type { Command } from './command.ts'
import { CommandError } from './errors.ts'

type KeyName = keyof Messages['cli']['keys']['purposes']
/** What each is called on the command line, and in the database. */
const purposes: Record<KeyName, string> = {
  sessions: 'login token',
  browsers: 'known browsers',
  files: 'file ticket',
  email: 'email tokens',
  adds: 'unsolicited emails',
  push: 'web push',
}
const names = Object.keys(purposes) as KeyName[]
const isName = (text: unknown): text is KeyName => names.includes(text as KeyName)

export const keys: Command = {
  usage: 'keys [--renew NAME]',
  words: [0, 0],
  options: { renew: { type: 'string' } },
  async run({ values: { renew } }, t) {
    if (renew !== undefined && !isName(renew))
      throw new CommandError(t.cli.keys.unknown({ name: JSON.stringify(renew), names: names.join(', ') }))
    const { withStore } = await import('./with-app.ts')
    await withStore(t, async ({ database: { read } }) => {
      if (renew !== undefined) {
        await replaceKey(read, purposes[renew])
        console.log(t.cli.keys.renewed({ name: renew }))
        return
      }
      for (const name of names) console.log(`${name.padEnd(10)}${t.cli.keys.purposes[name]}`)
    })
  },
}

/** One that doesn't exist yet is created when it's needed. */
async function replaceKey(tx: Tx, purpose: string): Promise<void> {
  const text = 'update signing_keys set secret = $2 where purpose = $1'
  await tx.execute({ name: '', text }, [purpose, randomBytes(32)])
}
