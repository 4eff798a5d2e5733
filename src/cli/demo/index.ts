import type { Command } from '../command.ts'
import { serveUntilStopped, printForPeople } from '../serve.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { guide } from './guide.ts'
import { demoSettings } from './settings.ts'
import { createDemoContext } from './context.ts'
import { keepChatting } from './live-chat.ts'
import { runSteps } from './run-steps.ts'

export const demo: Command = {
  usage: 'demo',
  details: `Serves a small living example: three groups, twelve people, two years of messages. It runs in a folder of its own
that is removed when it is stopped, keeps its mail to itself, and touches nothing that you have. Of the settings it heeds
FOLKMOOT_HOST, FOLKMOOT_PORT and FOLKMOOT_LOG_LEVEL; where the usual port is taken it finds a free one.`,
  words: [0, 0],
  run: () =>
    inTemporaryFolder(async folder => {
      const settings = await demoSettings(folder, process.env)
      await serveUntilStopped(settings, async ({ house, url, ports, stopped }) => {
        const stage = createDemoContext({ ...house, settings })
        if (!(await runSteps(stage, printForPeople, stopped))) return []
        void keepChatting(stage, stopped, error => printForPeople(`Nobody talks any more: ${String(error)}`))
        return guide(stage, { url, smtpPort: ports.smtpPort })
      })
    }),
}
