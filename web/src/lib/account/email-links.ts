/** Pages behind links in letters that do one thing each: what the link carries, and the call that it is for. */
export const emailLinkPages = {
  decline: { carries: 'token', call: 'declineadd' },
  'login/enable': { carries: 'token', call: 'enableidplogin' },
  resume: { carries: 'code', call: 'resumemail' },
  missed: { carries: 'code', call: 'sendmissed' },
} as const
export type EmailLinkPage = keyof typeof emailLinkPages

export const isEmailLinkPage = (path: string): path is EmailLinkPage => Object.hasOwn(emailLinkPages, path)
