/** Pages behind links in emails that do one thing each: the parameter in the link, and the call. */
export const emailLinkPages = {
  decline: { carries: 'token', call: 'declineadd' },
  'login/enable': { carries: 'token', call: 'enableidplogin' },
  resume: { carries: 'code', call: 'resumemail' },
  missed: { carries: 'code', call: 'sendmissed' },
} as const
export type EmailLinkPage = keyof typeof emailLinkPages

export const isEmailLinkPage = (path: string): path is EmailLinkPage => Object.hasOwn(emailLinkPages, path)
