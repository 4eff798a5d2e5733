/**
 * In which zone it is six in the morning for a member `m` with account `a` in group `g`. Until somebody who was added agrees, that is
 * the group's: when a digest comes must not tell whether the address has an account.
 */
export const memberTimeZone = (m: string): string =>
  `case when ${m}.given_id is null then a.timezone else coalesce(g.settings ->> 'default_timezone', 'UTC') end`
