import { query } from '#storage/query.ts'

/** The view of a hashtag, with its alias target and the account's state: null for non-members. */
export const hashtagColumns = `h.*, t.name as alias_name,
  case when m.id is not null then coalesce(f.state = 'muted', false) end as "muted?",
  case when m.id is not null then coalesce(f.state = 'followed', false) end as "followed?"`
export const hashtagJoins = `left join hashtags t on t.group_id = h.group_id and t.id = h.alias_of
   left join members m on m.group_id = h.group_id and m.account_id = :account_id?::bigint and m.status <> 'sub_status_banned'
   left join hashtag_followers f on f.group_id = h.group_id and f.hashtag_id = h.id and f.account_id = :account_id
     and (f.until is null or f.until > now())`

export const hashtagViewsByIds = query(
  'hashtag.shownByIds',
  `select ${hashtagColumns} from hashtags h ${hashtagJoins} where h.group_id = any(:group_ids::bigint[]) and h.id = any(:ids::bigint[])`,
  { batchable: true },
)
/** The number of recently used hashtags in a feed. */
const recent = 10
/** The hashtags of a group that were used last, as a list of their ids. */
export const recentTagIds = (group_id: string) => `array(
    select h.id from (
      select h.id, h.last_message_date from hashtags h where h.group_id = ${group_id} and h.alias_of is null
      order by coalesce(h.last_message_date, '-infinity') desc, h.id desc limit ${recent}) h
    where h.last_message_date is not null order by h.last_message_date desc, h.id desc)`
export const findHashtagView = query(
  'hashtag.shown',
  `select ${hashtagColumns} from hashtags h ${hashtagJoins} where h.group_id = :group_id and h.id = :id`,
)
export const findTag = query('hashtag.find', `select * from hashtags where group_id = :group_id and id = :id`)

const hashtagsNamed = `select n.place as "place!", h.* from unnest(:names::text[]) with ordinality n(name, place)
   join hashtags h on h.group_id = :group_id and hashtag_key(h.name) = hashtag_key(n.name)`
export const findByNames = query('hashtag.findByNames', hashtagsNamed)
/** The same, locked until the transaction ends against deleting, renaming or replacing; counting is possible. */
export const lockByNames = query('hashtag.lockByNames', `${hashtagsNamed} order by h.id for key share of h`)
export const findByIds = query(
  'hashtag.findByIds',
  `select * from hashtags where group_id = :group_id and id = any(:ids::bigint[])`,
)
export const lockByIds = query(
  'hashtag.lockByIds',
  `select * from hashtags where group_id = :group_id and id = any(:ids::bigint[]) order by id for key share`,
)

export const insertTags = query(
  'hashtag.insert',
  `with made as (
     insert into hashtags (group_id, name) select :group_id, name from unnest(:names::text[]) with ordinality n(name, place) order by place
     on conflict (group_id, hashtag_key(name)) do nothing returning id, name
   ), counted as (
     update groups set hashtags_count = hashtags_count + (select count(*) from made)
     where id = :group_id and exists (select from made)
   )
   select id, name from made order by id`,
)

/** Hashtags locked against every other change, and against being put on something; in the order of their ids. */
export const lockTagRows = query(
  'hashtag.lock',
  `select * from hashtags where group_id = :group_id and id = any(:ids::bigint[]) order by id for update`,
)
export const tagNamed = query(
  'hashtag.named',
  `select id from hashtags where group_id = :group_id and hashtag_key(name) = hashtag_key(:name)`,
)
const changeable = `name, alias_of, description, color_name, mods_only_post, mods_only_replies, no_email, moderated,
  replies_unmoderated, special, locked, until, close_instead_of_delete, reply_to`
/** Sets the given fields and leaves the rest. */
export const changeTag = query(
  'hashtag.change',
  `update hashtags h set (${changeable}) = (select ${changeable} from jsonb_populate_record(h, :changes::jsonb))
   where h.group_id = :group_id and h.id = :id`,
)
/** Redirects aliases of a hashtag to another one, or makes them independent. */
export const transferAliases = query(
  'hashtag.passOnAliases',
  `update hashtags set alias_of = :to?::bigint where group_id = :group_id and alias_of = :from`,
)
export const deleteTag = query('hashtag.delete', `delete from hashtags where group_id = :group_id and id = :id`)
export const countOneLess = query(
  'hashtag.countOneLess',
  `update groups set hashtags_count = hashtags_count - 1 where id = :group_id`,
)

export const putFollow = query(
  'hashtag.putFollow',
  `insert into hashtag_followers (group_id, hashtag_id, account_id, state, until)
   values (:group_id, :hashtag_id, :account_id, :state, now() + :lasting?::text::interval)
   on conflict (group_id, hashtag_id, account_id) do update set state = excluded.state, until = excluded.until`,
)
/** A person's permanent follows and mutes. */
export const lastingTagFollow = query(
  'hashtag.lastingFollow',
  `select state from hashtag_followers
   where group_id = :group_id and hashtag_id = :hashtag_id and account_id = :account_id and until is null`,
)
export const deleteFollow = query(
  'hashtag.deleteFollow',
  `delete from hashtag_followers where group_id = :group_id and hashtag_id = :hashtag_id and account_id = :account_id and state = :state`,
)
