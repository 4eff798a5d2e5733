type Caller = { account: { id: number } | null }

/** Whether the caller wrote a message. */
export const isOwn = ({ account }: Caller, { account_id }: { account_id: number | null }): boolean =>
  account !== null && account.id === account_id
