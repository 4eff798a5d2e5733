import type { ParamsOf } from '#contract/endpoint.ts'
import type { Tx } from '#storage/database.ts'
import { hashtagsOf } from '../../hashtags/index.ts'
import type { searchArchives } from './contract.ts'
import type { Query, Term } from './parse-query.ts'
import { presetOf } from './date-range.ts'
import { authorInGroup } from './sql/store.ts'
import { mayViewProfile, type Searcher } from './view.ts'

type Params = ParamsOf<typeof searchArchives>

/** The query as it was parsed, for the response. */
export async function queryEcho(tx: Tx, params: Params, { terms }: Query, tag: number | undefined, searcher: Searcher) {
  const { account, group } = searcher
  const posterTerm = terms.find((term): term is Term & { is: 'poster' } => term.is === 'poster' && !term.not)
  const person =
    posterTerm && (await authorInGroup.first(tx, { group_id: group.id, account_id: posterTerm.account_id }))
  const hashtags = tag === undefined ? undefined : await hashtagsOf(tx, group.id, [tag], account?.id ?? null)
  const poster_name = person ? person.full_name || person.name : ''
  const can_view_poster_profile = person !== undefined && mayViewProfile({ ...person, user_id: person.id }, searcher)
  const poster_profile_photo_url = can_view_poster_profile ? person.profile_photo_url : ''
  return {
    collapse_topics: params.collapse_topics,
    exclude_sigs: params.exclude_sigs,
    start_date: params.start_date ?? '',
    end_date: params.end_date ?? '',
    preset_date_range: presetOf(params),
    hashtag: hashtags?.get(tag!) ?? null,
    poster_user_id: posterTerm?.account_id ?? 0,
    poster_profile_photo_url,
    profile_photo_url: poster_profile_photo_url,
    poster_name,
    name: poster_name,
    can_view_poster_profile,
    can_view_profile: can_view_poster_profile,
  }
}
