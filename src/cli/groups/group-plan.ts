import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'

const plans = ['basic', 'premium', 'enterprise']

export const groupPlan: Command = {
  usage: `group plan NAME ${plans.join('|')}`,
  words: [2, 2],
  async run({ words: [name = '', given = ''] }, t) {
    const plan = given.replace(/^group_plan_/, '')
    if (!plans.includes(plan)) throw new UsageError(`${JSON.stringify(given)} is not a plan.`)
    const { setGroupPlan } = await import('#features/groups/index.ts')
    const { withApp } = await import('../with-app.ts')
    const isChanged = await withApp(t, ({ app }) =>
      app.pipeline.runAsSystem(systemTransaction => setGroupPlan(systemTransaction, name, `group_plan_${plan}`)),
    )
    if (!isChanged) throw new CommandError(`There is no group ${JSON.stringify(name)}.`)
    console.log(`${name} is now on the ${plan} plan.`)
  },
}
