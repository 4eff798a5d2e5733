import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }

/** The bakers vote on their next course. */
export async function polls({ show, make, people: { bob } }: Story): Promise<void> {
  const answers = JSON.stringify([
    { text: 'Sourdough', desc: 'In the old mill' },
    { text: 'Pretzels' },
    { text: 'Croissants', desc: 'Two mornings' },
  ])
  const { poll_id } = await show('newpoll', {
    ...{ ...bakers, question: 'Which course comes next?', answers, subject: 'The next course' },
    ...{ body: 'Please vote until Friday.', closes: '2031-06-06T18:00' },
  })
  await show('vote', { poll_id, choices: [2] }, bob)
  await make('vote', { poll_id, choices: [1] })
  await show('getpoll', { poll_id })
  await show('getpolls', { ...bakers, is_closed: false })
  await show('getpollvotes', { poll_id })
  await show('updatepoll', { poll_id, show_results: 'poll_results_always' })
  await show('sendpollreminder', { poll_id })
  await show('closepoll', { poll_id })
  await show('downloadpoll', { poll_id })
  await show('reopenpoll', { poll_id })
}
