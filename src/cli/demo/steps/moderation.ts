import type { DemoStep } from '../context.ts'
import { draft, messagesOf, post } from '../write.ts'

export const moderation: DemoStep = {
  title: 'moderation',
  async run(stage) {
    const held = [
      await post(stage, {
        by: 'asha',
        in: 'lane',
        subject: 'Hello from number 22',
        text: '<p>नमस्ते! We moved in behind the green fence. Is there anybody who could lend us a drill?</p>',
      }),
      await post(stage, {
        by: 'yuki',
        in: 'rowing',
        subject: 'Nearly new rowing shoes, size 38 #for-sale',
        text: '<p>Worn twice. Price: a cake.</p>',
        files: ['boathouse.png'],
      }),
    ]
    if (held.some(extra => extra !== 'pending post')) throw new Error('a message should have waited')

    await stage.as('gus').joingroup({ group_id: stage.groupId('lane') })

    const [first] = await messagesOf(stage, 'lane', 'Planter: which quince?')
    await draft(stage, {
      by: 'tobias',
      in: 'lane',
      subject: 'Re: Planter: which quince?',
      answers: first!.id,
      text: '<p>The late one, if it</p>',
    })
    await draft(stage, {
      by: 'tobias',
      in: 'rowing',
      subject: 'What the Heron needs before spring #boats',
      format: 'markdown',
      text: '- two washers\n- varnish\n- ',
      files: ['plan.txt'],
    })
    await draft(stage, { by: 'mara', in: 'tidepool', subject: 'Tidepool has a crab now', text: '<p>Not yet…</p>' })
  },
}
