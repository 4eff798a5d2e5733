import type { Command } from './command.ts'

/** One row per command; a command's file is loaded only when it is asked for. */
export const commands: readonly { name: string; summary: string; load: () => Promise<Command> }[] = [
  {
    name: 'serve',
    summary: 'Serve groups, pages and the API until it is stopped.',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'demo',
    summary: 'Serve a living example that is thrown away at the end.',
    load: async () => (await import('./demo/index.ts')).demo,
  },
  {
    name: 'migrate',
    summary: 'Bring the tables of the database up to date.',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  {
    name: 'user add',
    summary: 'Make an account.',
    load: async () => (await import('./users/user-add.ts')).userAdd,
  },
  {
    name: 'user list',
    summary: 'Show the accounts.',
    load: async () => (await import('./users/user-list.ts')).userList,
  },
  {
    name: 'user password',
    summary: 'Give an account a new password.',
    load: async () => (await import('./users/user-change.ts')).userPassword,
  },
  {
    name: 'user email',
    summary: 'Move an account to another address.',
    load: async () => (await import('./users/user-change.ts')).userEmail,
  },
  {
    name: 'user admin',
    summary: 'Make somebody a site administrator, or take that back.',
    load: async () => (await import('./users/user-change.ts')).userAdmin,
  },
  {
    name: 'user suspend',
    summary: 'Suspend an account.',
    load: async () => (await import('./users/user-change.ts')).userSuspend,
  },
  {
    name: 'user restore',
    summary: 'Restore a suspended account.',
    load: async () => (await import('./users/user-change.ts')).userRestore,
  },
  {
    name: 'user delete',
    summary: 'Delete an account.',
    load: async () => (await import('./users/user-delete.ts')).userDelete,
  },
  {
    name: 'group list',
    summary: 'Show the groups, and which of them have no owner.',
    load: async () => (await import('./groups/group-list.ts')).groupList,
  },
  {
    name: 'group owner',
    summary: 'Make somebody an owner of a group.',
    load: async () => (await import('./groups/group-owner.ts')).groupOwner,
  },
  {
    name: 'group plan',
    summary: 'Put a group on another plan.',
    load: async () => (await import('./groups/group-plan.ts')).groupPlan,
  },
  {
    name: 'group move',
    summary: 'Give a group to an organisation, or take it back.',
    load: async () => (await import('./groups/organisation.ts')).groupMove,
  },
  {
    name: 'organisation add',
    summary: 'Make an organisation with a host name of its own.',
    load: async () => (await import('./groups/organisation.ts')).organisationAdd,
  },
  {
    name: 'organisation main',
    summary: 'Choose the main group of an organisation.',
    load: async () => (await import('./groups/organisation.ts')).organisationMain,
  },
  {
    name: 'import',
    summary: 'Bring messages from elsewhere into a group: mbox, zip, Maildir.',
    load: async () => (await import('./import.ts')).importCommand,
  },
  // Before «mail», whose name begins the same.
  {
    name: 'mail queue',
    summary: 'Show what waits to be sent, and why; try it now, or drop it.',
    load: async () => (await import('./mail/mail-queue.ts')).mailQueue,
  },
  {
    name: 'mail in',
    summary: 'Take in a mail from a file or the standard input, as a mail server hands it over.',
    load: async () => (await import('./mail/mail-in.ts')).mailIn,
  },
  {
    name: 'mail send',
    summary: 'Write a mail to a group and hand it to a mail server, to try it out.',
    load: async () => (await import('./mail/mail-send.ts')).mailSend,
  },
  {
    name: 'mail keys',
    summary: 'Show what has to stand in the DNS for the signatures under mail, or make new keys.',
    load: async () => (await import('./mail/mail-keys.ts')).mailKeys,
  },
  {
    name: 'mail',
    summary: 'Look into the local mailbox, which holds the letters while no relay is set.',
    load: async () => (await import('./mail/mailbox.ts')).mail,
  },
  {
    name: 'chat',
    summary: 'Join a chat of a group from the terminal.',
    load: async () => (await import('./chat/index.ts')).chatCommand,
  },
  {
    name: 'doctor',
    summary: 'Check what is configured, what is reachable and what is wrong, with the cure for it.',
    load: async () => (await import('./doctor/index.ts')).doctor,
  },
]
