import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Ids, Integer, Num, Nullable, Type, Word, eventStream, optional, resource } from '#contract/schema.ts'

/** Something changed: what it is now is fetched by whoever may see it. */
export const Update = resource('update', {
  kind: Word(words.update_kind),
  group_id: Nullable(Num),
  ids: Type.Array(Num),
  msg_num: Nullable(Num),
})

/** Who opens a stream, and what they want to know of. */
export type UpdateRequest = {
  account_id: number
  session_id: number
  /** The status of the account: an unconfirmed one may see less. */
  status: string
  group_ids: readonly number[]
  /** The time of the last update that they know of; null: they want none of before. */
  since: number | null
}

export const getUpdates = endpoint('getupdates', {
  method: 'GET',
  who: 'session',
  groupless: true,
  summary:
    'A stream of server-sent events that tells which topics, polls, moderation queues and notifications have changed, for pages that stay fresh. Updates of a group are sent to those who may see them.',
  params: {
    group_ids: optional(Ids({ description: 'The groups to watch, at most 50.' })),
    since: optional(
      Integer(0, Number.MAX_SAFE_INTEGER, {
        description:
          'Also send what changed after this time, in milliseconds since 1970, if that is not too long ago. A browser that reconnects sends the header `Last-Event-ID` instead.',
      }),
    ),
  },
  returns: eventStream<UpdateRequest>(Update),
})
