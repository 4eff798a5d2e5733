/** Pages behind links in letters that do one thing each: what the link carries, and the call that it is for. */
export const letters = {
  decline: { carries: 'token', call: 'declineadd' },
  'login/enable': { carries: 'token', call: 'enableidplogin' },
  resume: { carries: 'code', call: 'resumemail' },
  missed: { carries: 'code', call: 'sendmissed' },
} as const
export type Letter = keyof typeof letters

export const isLetter = (path: string): path is Letter => Object.hasOwn(letters, path)
