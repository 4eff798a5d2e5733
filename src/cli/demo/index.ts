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
  words: [0, 0],
  run: (_, t) =>
    inTemporaryFolder(async folder => {
      const settings = await demoSettings(folder, process.env)
      await serveUntilStopped(
        settings,
        async ({ openedApp: house, url, ports, stopped }) => {
          const stage = createDemoContext({ ...house, settings })
          if (!(await runSteps(stage, printForPeople, t, stopped))) return []
          void keepChatting(stage, stopped, error => printForPeople(t.cli.demo.chatStopped({ reason: String(error) })))
          return guide(stage, { url, smtpPort: ports.smtpPort }, t)
        },
        t,
      )
    }),
}
