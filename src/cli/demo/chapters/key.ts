import type { Chapter } from '../stage.ts'

export const key: Chapter = {
  title: 'The owner gets an API key',
  async tell(stage) {
    const made = await stage.as('mara').createapikey({ name: 'Demo', password: stage.passwords.mara })
    stage.key = made.key
  },
}
