import { uploadsOf } from '../write.ts'
import type { DemoContext, DemoStep } from '../context.ts'

async function addFiles(stage: DemoContext, group_id: number): Promise<void> {
  const [mara, tobias] = [stage.as('mara'), stage.as('tobias')]
  const path = '/Club documents'
  // The folder is older than what is in it, and is changed after it.
  const { id: file_id } = await mara.newfilefolder({ group_id, name: 'Club papers' })
  await mara.uploadfiles({
    ...{ group_id, path: '/Club papers', fileupload: await uploadsOf(stage, ['results.pdf', 'plan.txt']) },
  })
  await mara.updatefile({ file_id, name: 'Club documents', desc: 'Results, plans and who to ask.' })
  await mara.newfilefolder({ group_id, path, name: 'Safety' })
  await tobias.uploadfiles({ group_id, path, fileupload: await uploadsOf(stage, ['plan.txt']) })
  await tobias.newfilelink({ group_id, path, name: 'Rules of racing', url: 'https://rowing.example.org/rules' })
}

async function addPhotos(stage: DemoContext, group_id: number): Promise<void> {
  const [ines, yuki] = [stage.as('ines'), stage.as('yuki')]
  const { id: album_id } = await ines.newalbum({ group_id, title: 'On the water', desc: 'From both ends of the day.' })
  const fileupload = await uploadsOf(stage, ['morning.png', 'boathouse.png'])
  const { photos } = await ines.uploadphotos({ album_id, keep_metadata: false, fileupload })
  await ines.updatephoto({ photo_id: photos[0]!.id, desc: 'Six o\u2019clock, and nobody else.' })
  await yuki.uploadphotos({ album_id, keep_metadata: false, fileupload: await uploadsOf(stage, ['sunset.jpg']) })
}

async function addWiki(stage: DemoContext, group_id: number): Promise<void> {
  const [mara, tobias] = [stage.as('mara'), stage.as('tobias')]
  const markdown = { group_id, format: 'markdown' } as const
  const boats = await mara.newwikipage({
    ...{ ...markdown, title: 'The boats' },
    body: '## Fours\n\nHeron is light and fast. Sign it out in the book, see [[House rules]].\n\n## Pairs\n\nKingfisher pulls to port.',
  })
  const start = await mara.newwikipage({
    ...{ ...markdown, title: 'Start here' },
    body: 'New to the club? Read about [[The boats]], and come on a Saturday.',
  })
  await mara.updatewikipage({ id: start.page.id, is_main: true })
  const rules = await tobias.newwikipage({
    ...{ ...markdown, title: 'House rules' },
    body: '1. Lift with your legs.\n2. Wash what was in the river.\n3. Whoever is last locks up.',
  })
  const { id } = rules.page
  await tobias.uploadwikifiles({ id, fileupload: await uploadsOf(stage, ['boathouse.png']) })
  const body =
    '![[boathouse.png]]\n\n1. Lift with your legs.\n2. Wash what was in the river.\n3. Whoever is last locks up, and turns off the light.'
  await tobias.updatewikipage({ id, body, format: 'markdown', edit_msg: 'The light' })
  await mara.updatewikipage({ id: boats.page.id, title: 'Boats', edit_msg: 'A shorter title' })
}

async function addPoll(stage: DemoContext, group_id: number): Promise<void> {
  const { poll_id } = await stage.as('tobias').newpoll({
    ...{ group_id, question: 'When do we clean the boathouse?', type: 'poll_multiple' },
    ...{ is_anonymous: false, show_results: 'poll_results_always', closes: '', subject: '' },
    body: 'Two hours, with cake. Choose every day on which you could come.',
    answers: JSON.stringify([{ text: 'Saturday morning' }, { text: 'Sunday morning' }, { text: 'Wednesday evening' }]),
  })
  await stage.as('ines').vote({ poll_id, choices: [1, 2] })
  await stage.as('yuki').vote({ poll_id, choices: [1] })
  await stage.as('chen').vote({ poll_id, choices: [3] })
}

/** What a group keeps besides its messages. */
export const keepsakes: DemoStep = {
  title: 'keepsakes',
  async run(stage) {
    const group_id = stage.groupId('rowing')
    await addFiles(stage, group_id)
    await addPhotos(stage, group_id)
    await addWiki(stage, group_id)
    await addPoll(stage, group_id)
  },
}
