import { beforeCommit, type Tx, type BatchWrite } from '#storage/database.ts'
import { query, type Params } from '#storage/query.ts'
import { namedVariableSql } from '#storage/transaction-variable.ts'
import { json } from '#storage/values.ts'
import { postedMessageVariable } from './post-store.ts'

/** Recipients per queue row, so that after an interruption few deliveries have to be checked. */
const maxRecipients = 200

/**
 * SQL expressions for the properties of a message, as parameters or columns. `copyTo` is an author who wants a copy. The
 * last two tell whether member `r` follows or mutes the topic, or one of its hashtags.
 */
type DeliveryConditions = {
  isSpecial: string
  isFirst: string
  copyTo: string
  ofTopic: (state: FollowState) => string
  ofHashtags: (state: FollowState) => string
}
type FollowState = 'followed' | 'muted'

// Digests and summaries are composed later. A special notice is sent immediately to everybody who receives any email.
const isImmediate = ({ isSpecial, copyTo }: DeliveryConditions) => `case
    when r.account_id = ${copyTo} then ${isSpecial} or r.email_delivery in ('email_delivery_single', 'email_delivery_none', 'email_delivery_special')
    when ${isSpecial} then r.email_delivery <> 'email_delivery_none'
    else r.email_delivery = 'email_delivery_single'
  end`

// Following or muting the topic takes precedence over hashtags, and a muted hashtag over a followed one.
const isWanted = ({ isSpecial, isFirst, copyTo, ofTopic, ofHashtags }: DeliveryConditions) =>
  `${isSpecial} or r.account_id = ${copyTo} or not ${ofTopic('muted')} and (${ofTopic('followed')} or not ${ofHashtags('muted')} and case r.message_selection
    when 'message_selection_all' then true
    when 'message_selection_follow_and_first_message' then ${isFirst} or ${ofHashtags('followed')}
    else ${ofHashtags('followed')} end)`

const isReached = (
  deliveryConditions: DeliveryConditions,
) => `r.status = 'sub_status_normal' and r.user_status = 'user_status_confirmed'
       and (${isImmediate(deliveryConditions)}) and (${isWanted(deliveryConditions)})`

const isCurrentFollow = `(until is null or until > now())`

// Each list of followers is read once into a hash table, instead of being queried per member.
const postConditions: DeliveryConditions = {
  isSpecial: ':is_special',
  isFirst: ':is_first',
  copyTo: ':copy_to?::bigint',
  ofTopic: state => `r.account_id in (
      select account_id from topic_followers where group_id = :group_id and state = '${state}' and ${isCurrentFollow}
        and topic_id = ${postedMessageVariable.numberSql('topic_id')})`,
  ofHashtags: state => `r.account_id in (
      select account_id from hashtag_followers where group_id = :group_id and state = '${state}' and ${isCurrentFollow}
        and hashtag_id = any(:hashtag_ids::bigint[]))`,
}

/**
 * Queues a message for all members who receive single emails. Runs after the insert, under the group's lock, so that it
 * sees current memberships. docs/decisions/0031
 */
const deliverOne = query(
  'posting.deliver',
  `insert into outgoing_messages (group_id, kind, message_id, recipient_ids)
   select :group_id, 'single', ${postedMessageVariable.numberSql('message_id')}, all_of_them.ids[part + 1 : part + ${maxRecipients}]
   from (
     select array_agg(r.id) as ids from members r
     where r.group_id = :group_id
       and (r.account_id is distinct from :author_id?::bigint or r.account_id = :copy_to?::bigint) and ${isReached(postConditions)}
   ) all_of_them, generate_series(0, cardinality(all_of_them.ids) - 1, ${maxRecipients}) part`,
)

// Nobody follows or mutes a new topic without hashtags yet.
const newTopicConditions: DeliveryConditions = {
  isSpecial: 'false',
  isFirst: 'true',
  copyTo: 'null::bigint',
  ofTopic: () => 'false',
  ofHashtags: () => 'false',
}

/** The same for several new topics of a group; the recipients are queried once and each author is removed. */
const deliverNewTopics = query(
  'posting.deliverAlike',
  `with reached as materialized (
     select array_agg(r.id) as ids from members r where r.group_id = :group_id and ${isReached(newTopicConditions)}
   ), posted as materialized (
     select p.n, (${namedVariableSql('p.variable')} ->> 'message_id')::bigint as message_id,
       array_remove(reached.ids, (select id from members where group_id = :group_id and account_id = p.author_id)) as ids
     from jsonb_to_recordset(:posts::jsonb) as p(n int, variable text, author_id bigint), reached
   )
   insert into outgoing_messages (group_id, kind, message_id, recipient_ids)
   select :group_id, 'single', p.message_id, p.ids[part + 1 : part + ${maxRecipients}]
   from posted p, generate_series(0, cardinality(p.ids) - 1, ${maxRecipients}) part
   order by p.n, part`,
)

type DeliverParams = Params<'posting.deliver'> & {
  /** Name of the transaction variable that holds the message. */
  variable: string
}

const deliverAll: BatchWrite<DeliverParams> = (tx, deliveries) => {
  for (const [group_id, inGroup] of Map.groupBy(deliveries, delivery => delivery.group_id))
    deliverNewTopics.send(tx, {
      group_id,
      posts: json(inGroup.map(({ variable, author_id }, n) => ({ n, variable, author_id }))),
    })
}

const isPlainNewTopic = ({ hashtag_ids, is_special, is_first, copy_to }: DeliverParams): boolean =>
  is_first && !is_special && copy_to === null && hashtag_ids.length === 0

/** Queues a message that was just posted for its recipients. */
export function deliver(tx: Tx, delivery: DeliverParams): void {
  if (isPlainNewTopic(delivery)) beforeCommit(tx, deliverAll, delivery)
  else deliverOne.send(tx, delivery)
}

const resendConditions: DeliveryConditions = {
  isSpecial: 'p.is_special',
  isFirst: 'not p.is_reply',
  copyTo: 'null::bigint',
  ofTopic: state => `coalesce(t.state = '${state}', false)`,
  ofHashtags: state => `coalesce(h.${state}, false)`,
}

/**
 * Queues the messages that an account missed while it received no email: the newest of each of its groups, by its current
 * settings.
 */
export const resendMissed = query(
  'posting.sendAgain',
  `insert into outgoing_messages (group_id, kind, message_id, recipient_ids)
   select p.group_id, 'single', p.id, array[r.id]
   from (select * from members where account_id = :account_id order by id limit :groups) r
   cross join lateral (
     select * from messages m where m.group_id = r.group_id and m.created >= :from and m.created < :to
     order by m.created desc, m.id desc limit :limit
   ) p
   join topics o on o.group_id = p.group_id and o.id = p.topic_id
   left join topic_followers t on t.group_id = p.group_id and t.topic_id = p.topic_id and t.account_id = r.account_id
     and (t.until is null or t.until > now())
   left join lateral (
     select bool_or(f.state = 'muted') as muted, bool_or(f.state = 'followed') as followed from hashtag_followers f
     where f.group_id = p.group_id and f.hashtag_id = any(o.hashtag_ids) and f.account_id = r.account_id and ${isCurrentFollow}
   ) h on o.hashtag_ids <> '{}'
   where p.account_id is distinct from r.account_id and ${isReached(resendConditions)}
     and not exists (select from hashtags n where n.group_id = p.group_id and n.id = any(o.hashtag_ids) and n.no_email)
   order by p.group_id, p.id`,
)
