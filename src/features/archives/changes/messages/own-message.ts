type MessageCaller = { account: { id: number } | null }

/** Whether the caller wrote a message. */
export const isOwnMessage = ({ account }: MessageCaller, { account_id }: { account_id: number | null }): boolean =>
  account !== null && account.id === account_id
