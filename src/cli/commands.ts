import type { Command } from './command.ts'

/** One row per command; a command's file is loaded only when it is asked for. */
export const commands: readonly { name: string; summary: string; load: () => Promise<Command> }[] = [
  {
    name: 'serve',
    summary: 'Start the server.',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'demo',
    summary: 'Start a demo with sample data, in a temporary folder.',
    load: async () => (await import('./demo/index.ts')).demo,
  },
  {
    name: 'migrate',
    summary: 'Migrate the database.',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  {
    name: 'user add',
    summary: 'Create an account.',
    load: async () => (await import('./users/user-add.ts')).userAdd,
  },
  {
    name: 'user list',
    summary: 'List accounts.',
    load: async () => (await import('./users/user-list.ts')).userList,
  },
  {
    name: 'user password',
    summary: 'Set the password of an account.',
    load: async () => (await import('./users/user-change.ts')).userPassword,
  },
  {
    name: 'user email',
    summary: 'Change the email address of an account.',
    load: async () => (await import('./users/user-change.ts')).userEmail,
  },
  {
    name: 'user admin',
    summary: 'Grant or revoke site administrator rights.',
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
    summary: 'List groups, with members and owners.',
    load: async () => (await import('./groups/group-list.ts')).groupList,
  },
  {
    name: 'group owner',
    summary: 'Add an owner to a group.',
    load: async () => (await import('./groups/group-owner.ts')).groupOwner,
  },
  {
    name: 'group plan',
    summary: 'Change the plan of a group.',
    load: async () => (await import('./groups/group-plan.ts')).groupPlan,
  },
  {
    name: 'group move',
    summary: 'Move a group to an organisation, or out of it.',
    load: async () => (await import('./groups/organisation.ts')).groupMove,
  },
  {
    name: 'organisation add',
    summary: 'Create an organisation with its own host name.',
    load: async () => (await import('./groups/organisation.ts')).organisationAdd,
  },
  {
    name: 'organisation main',
    summary: 'Set the main group of an organisation.',
    load: async () => (await import('./groups/organisation.ts')).organisationMain,
  },
  {
    name: 'import',
    summary: 'Import messages into a group: mbox, zip, Maildir.',
    load: async () => (await import('./import.ts')).importCommand,
  },
  // Before "mail", whose name begins the same.
  {
    name: 'mail queue',
    summary: 'Show the outgoing queue; retry or drop emails.',
    load: async () => (await import('./mail/mail-queue.ts')).mailQueue,
  },
  {
    name: 'mail in',
    summary: 'Receive an email from a file or standard input, for mail servers that pipe.',
    load: async () => (await import('./mail/mail-in.ts')).mailIn,
  },
  {
    name: 'mail send',
    summary: 'Send a test email to a group.',
    load: async () => (await import('./mail/mail-send.ts')).mailSend,
  },
  {
    name: 'mail keys',
    summary: 'Show the DKIM records for DNS, or create new keys.',
    load: async () => (await import('./mail/mail-keys.ts')).mailKeys,
  },
  {
    name: 'mail',
    summary: 'Show the local mailbox, which keeps email while no relay is set.',
    load: async () => (await import('./mail/mailbox.ts')).mail,
  },
  {
    name: 'chat',
    summary: 'Join a chat from the terminal.',
    load: async () => (await import('./chat/index.ts')).chatCommand,
  },
  {
    name: 'doctor',
    summary: "Check the installation, and say how to fix what's wrong.",
    load: async () => (await import('./doctor/index.ts')).doctor,
  },
]
