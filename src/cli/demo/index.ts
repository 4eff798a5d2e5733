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
  details: `Starts a demo: three groups, twelve people, two years of messages. It runs in a temporary folder that's deleted when you
stop it, and sends no email. It uses the settings FOLKMOOT_HOST, FOLKMOOT_PORT and FOLKMOOT_LOG_LEVEL only, and another
port if the default one is in use.`,
  words: [0, 0],
  run: () =>
    inTemporaryFolder(async folder => {
      const settings = await demoSettings(folder, process.env)
      await serveUntilStopped(settings, async ({ house, url, ports, stopped }) => {
        const stage = createDemoContext({ ...house, settings })
        if (!(await runSteps(stage, printForPeople, stopped))) return []
        void keepChatting(stage, stopped, error => printForPeople(`The demo chat stopped: ${String(error)}`))
        return guide(stage, { url, smtpPort: ports.smtpPort })
      })
    }),
}
