import type { DemoStep } from '../context.ts'

export const key: DemoStep = {
  title: 'key',
  async run(stage) {
    const made = await stage.as('mara').createapikey({ name: 'Demo', password: stage.passwords.mara })
    stage.key = made.key
  },
}
