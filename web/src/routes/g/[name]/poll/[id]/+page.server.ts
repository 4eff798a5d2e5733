import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { markNotificationsRead } from '#lib/current-user.ts'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { safeRedirect, textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { choicesError, choicesIn } from '#lib/polls/poll.ts'
import type { Actions, PageServerLoad } from './$types'

/** The most votes that the page lists; the file has all. */
const maxVotes = 100

export const load: PageServerLoad = async event => {
  const { locals, params, parent, url } = event
  const [{ group }, user] = await Promise.all([parent(), locals.me()])
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.polls_visible) error(404, 'nothing here')
  const poll_id = numberOrNotFound(params.id)
  const poll = await locals.read.getpoll({ poll_id })
  if (poll.group_id !== group.id) error(404, 'nothing here')
  const [votes] = await Promise.all([
    poll.is_anonymous ? null : locals.read.getpollvotes({ poll_id, limit: maxVotes }),
    markNotificationsRead(event, { topic_id: poll.topic_id }),
  ])
  return { poll, votes: votes && votes.data.length > 0 ? votes.data : null }
}

type ActionEvent = Parameters<Actions[string]>[0]

/** Votes with the fields of the page that the poll was shown on, and goes back there. */
const voting =
  (withdraw: boolean): Actions[string] =>
  event =>
    runAction(event, async form => {
      const poll_id = numberOrNotFound(event.params.id)
      const { api } = event.locals
      const poll = await api.getpoll({ poll_id })
      const why = withdraw ? null : choicesError(form, poll)
      if (why !== null) throwFormError(why)
      await api.vote({ poll_id, choices: withdraw ? [] : choicesIn(form, poll) })
      const back = safeRedirect(textOf(form, 'back'))
      return redirect(303, back === '/' ? event.url.pathname : `${back}#poll${poll_id}`)
    })

const managing =
  (
    of: 'manage' | 'state' | 'remind',
    change: (event: ActionEvent, poll_id: number, form: ReadonlyMap<string, unknown>) => Promise<object>,
  ): Actions[string] =>
  event =>
    runAction(event, form => change(event, numberOrNotFound(event.params.id), form), {
      of,
      places: { 'invalid closes': 'closes' },
    })

export const actions: Actions = {
  vote: voting(false),
  withdraw: voting(true),
  close: managing('state', async ({ locals }, poll_id, form) => {
    await locals.api.closepoll({ poll_id, updated: textOf(form, 'updated') })
    return { done: 'wasClosed' as const }
  }),
  reopen: managing('state', async ({ locals }, poll_id, form) => {
    await locals.api.reopenpoll({ poll_id, updated: textOf(form, 'updated') })
    return { done: 'wasReopened' as const }
  }),
  remind: managing('remind', async ({ locals }, poll_id) => {
    const { num_reminded } = await locals.api.sendpollreminder({ poll_id })
    return { done: 'wasReminded' as const, count: num_reminded }
  }),
  change: managing('manage', async ({ locals }, poll_id, form) => {
    await locals.api.updatepoll({
      poll_id,
      closes: textOf(form, 'closes'),
      show_results: textOf(form, 'show_results') as 'poll_results_always',
      updated: textOf(form, 'updated'),
    })
    return { done: 'wasUpdated' as const }
  }),
}
