import { optionValues } from '#lib/forms/option-values.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { currentPageQuery, openManagePage, pageQuery, rowNamed } from '#lib/group-settings/manage-pages.ts'
import { hashtagOptions, hashtagOptionKinds, hashtagVersion } from '#lib/group-settings/hashtags/hashtag-options.ts'
import { throwIfChanged } from '#lib/group-settings/row-version.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'tags')
  const hashtags = await locals.read.gethashtags({ group_id: group.id, ...pageParams(url), limit: 100 })
  const editing = rowNamed(url, 'edit', hashtags.data)
  const isNew = url.searchParams.has('new')
  // An alias points to one of the most used hashtags, or to its current target.
  const used =
    editing || isNew
      ? await locals.read.gethashtags({ group_id: group.id, sort_field: 'topic_count', limit: 100 })
      : { data: [] }
  return {
    hashtags,
    editing,
    isNew,
    deleting: rowNamed(url, 'delete', hashtags.data),
    aliasTargets: used.data.filter(({ id, alias }) => alias === null && id !== editing?.id),
    next: nextPage(url, hashtags),
    pageQuery: pageQuery(url),
    here: currentPageQuery(url),
  }
}

const reasons = { 'invalid name': 'invalid hashtag' }
const places = { 'invalid hashtag': 'name', 'name exists': 'name', 'invalid alias_id': 'alias_id' }

export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const { platform, params, locals, url } = event
        const [id, alias_id] = [textOf(form, 'hashtag_id'), textOf(form, 'alias_id')]
        if (id !== '') {
          const { data } = await locals.api.gethashtags({ group_name: params.name, ...pageParams(url), limit: 100 })
          const tag = data.find(row => String(row.id) === id)
          throwIfChanged(form, tag && hashtagVersion(tag))
        }
        const input = {
          ...optionValues(form, hashtagOptions, hashtagOptionKinds),
          ...(alias_id === '' ? { no_alias: true } : { alias_id }),
        }
        const call = id === '' ? 'newhashtag' : 'updatehashtag'
        const about = id === '' ? { group_name: params.name } : { hashtag_id: id }
        const { name } = (await platform!.call(call, { ...about, ...input })) as { name: string }
        return { did: id === '' ? ('created' as const) : ('saved' as const), name }
      },
      { of: 'tag', places, reasons },
    ),
  remove: event =>
    runAction(event, async form => {
      await event.platform!.call('deletehashtag', { hashtag_id: textOf(form, 'hashtag_id') })
      return { did: 'removed' as const, name: textOf(form, 'name') }
    }),
}
