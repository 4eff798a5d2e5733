import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'

const plans = ['basic', 'premium', 'enterprise']

export const groupPlan: Command = {
  usage: `group plan NAME ${plans.join('|')}`,
  words: [2, 2],
  async run({ words: [name = '', given = ''] }, t) {
    const plan = given.replace(/^group_plan_/, '')
    if (!plans.includes(plan)) throw new UsageError(t.cli.group.notAPlan({ text: JSON.stringify(given) }))
    const { setGroupPlan } = await import('#features/groups/index.ts')
    const { changeAsOperator } = await import('../with-app.ts')
    const isChanged = await changeAsOperator(t, change => setGroupPlan(change, name, `group_plan_${plan}`))
    if (!isChanged) throw new CommandError(t.cli.group.notFound({ name: JSON.stringify(name) }))
    console.log(t.cli.group.planChanged({ name, plan }))
  },
}
