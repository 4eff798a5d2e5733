import { Client } from 'pg'
import { joinIn } from '#test/servers/embedded.ts'
import { messageIn } from './audit.ts'
import { openSite, type Site } from './site.ts'
import { between, type FaultCase, type Result, under } from './under-load.ts'

type TableRow = { id: number; vals: { text: string }[] }

/** What the audit must find: exactly these, and a line of fsck. */
type Planted = Pick<Result, 'lost' | 'emailsUnwanted' | 'emailsChanged' | 'emailsDoubled'>

export const control: FaultCase = {
  what: 'nothing fails, but a row is deleted, emails are forged and a count is wrong: all of that must be noticed',
  async run() {
    const site = await openSite()
    let planted: Planted | undefined
    const result = await under(site, 1, async load => {
      await load.more(between)
      planted = await plant(site)
    })
    const missed = (Object.keys(planted!) as (keyof Planted)[]).flatMap(kind => {
      const [found, wanted] = [result[kind].join(), planted![kind].join()]
      return found === wanted ? [] : [`${kind} is "${found}" instead of "${wanted}"`]
    })
    if (!result.inconsistent.some(line => line.includes('members_count'))) missed.push('fsck finds no wrong count')
    const clean = { emailsUnwanted: [], emailsChanged: [], emailsDoubled: [], inconsistent: [] }
    return { ...result, ...clean, lost: missed }
  },
}

/** Does what must not happen, behind the back of the installation. */
async function plant({ call, list, database_id, group, sink, folders }: Site): Promise<Planted> {
  const [row] = (await list('getdatabaserows', { database_id: String(database_id) })) as unknown as TableRow[]
  await call('deletedatabaserow', { row_id: String(row!.id) })

  const [one, other] = sink.taken.filter(({ raw }) => messageIn(raw) !== undefined)
  const stranger = 'stranger@example.org'
  sink.taken.push({ ...one!, to: stranger }, one!, { ...other!, messageId: '<another@faults.example>' })

  const { connection } = await joinIn(folders)
  const client = new Client(connection)
  await client.connect()
  await client.query('update groups set members_count = members_count + 1 where name = $1', [group])
  await client.end()
  return {
    lost: [row!.vals[0]!.text],
    emailsUnwanted: [`${stranger} ${messageIn(one!.raw)}`],
    emailsDoubled: [`${one!.to} ${messageIn(one!.raw)}`],
    emailsChanged: [`${other!.to} ${messageIn(other!.raw)}`],
  }
}
