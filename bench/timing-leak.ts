import { newWorld } from '#test/world.ts'
import { median } from './support/median.ts'

// Whether response times reveal what responses do not: hidden groups or members, compared with absent ones.

const rounds = 2000
const world = await newWorld()
const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
const [{ id: member }] = (await world.sql('select min(id) as id from members where group_id = $1', [hidden.id])) as [
  { id: number },
]
const stranger = world.app.callAs(world.people.stranger.identity)

const questions: Record<string, (exists: boolean) => Promise<unknown>> = {
  'getperms by group_id': exists => stranger.getperms({ group_id: exists ? hidden.id : 999_999 }),
  'getmember by member_info_id': exists => stranger.getmember({ member_info_id: exists ? member : 999_999 }),
  'banmember by member_info_id': exists => stranger.banmember({ member_info_id: exists ? member : 999_999 }),
}

for (const [name, ask] of Object.entries(questions)) {
  const times: Record<'hidden' | 'absent', number[]> = { hidden: [], absent: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['hidden', 'absent'] as const) {
      const begun = performance.now()
      await ask(kind === 'hidden').catch(() => {})
      times[kind].push(performance.now() - begun)
    }
  }
  const [there, gone] = [median(times.hidden), median(times.absent)]
  console.log(
    `${name}: hidden ${there.toFixed(3)} ms, absent ${gone.toFixed(3)} ms, apart ${(there - gone).toFixed(3)} ms`,
  )
}
await world.app.close()
await world.close()
process.exit(0)
