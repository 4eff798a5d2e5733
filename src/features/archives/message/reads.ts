/** What nobody has looked at for so long is new to nobody any more. */
export const newness = `interval '90 days'`

/** Until when a member `m` has read a topic, given what is kept of their reading it, `r`, which may be nothing. */
export const readUntil = `greatest(m.read_until, r.read_until, now() - ${newness})`

/** Follows or has muted a topic, and its time is not over: a row `f` of its followers. */
export const isFollower = `(f.until is null or f.until > now())`
