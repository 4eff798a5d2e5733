import type { Command } from '../command.ts'
import { serveUntilStopped, sayToPeople } from '../serve.ts'
import { inThrowAwayFolder } from './folder.ts'
import { guide } from './guide.ts'
import { demoSettings } from './settings.ts'
import { newStage } from './stage.ts'
import { talkOn } from './talk.ts'
import { tell } from './tell.ts'

export const demo: Command = {
  usage: 'demo',
  details: `Serves a small living example: three groups, twelve people, two years of messages. It runs in a folder of its own
that is removed when it is stopped, keeps its mail to itself, and touches nothing that you have. Of the settings it heeds
FOLKMOOT_HOST, FOLKMOOT_PORT and FOLKMOOT_LOG_LEVEL; where the usual port is taken it finds a free one.`,
  words: [0, 0],
  run: () =>
    inThrowAwayFolder(async folder => {
      const settings = await demoSettings(folder, process.env)
      await serveUntilStopped(settings, async ({ house, url, ports, stopped }) => {
        const stage = newStage({ ...house, settings })
        if (!(await tell(stage, sayToPeople, stopped))) return []
        void talkOn(stage, stopped, error => sayToPeople(`Nobody talks any more: ${String(error)}`))
        return guide(stage, { url, smtpPort: ports.smtpPort })
      })
    }),
}
