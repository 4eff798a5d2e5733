import type { Messages } from '#locales/index.ts'
import type { Command } from './command.ts'

type CommandName = keyof Messages['cli']['commands']

/** One row per command; a command's file is loaded only when it is needed, and its help is in the catalogue. */
export const commands: readonly { name: CommandName; load: () => Promise<Command> }[] = [
  { name: 'serve', load: async () => (await import('./serve.ts')).serve },
  { name: 'demo', load: async () => (await import('./demo/index.ts')).demo },
  { name: 'migrate', load: async () => (await import('./migrate.ts')).migrateCommand },
  { name: 'setup-link', load: async () => (await import('./users/setup-link.ts')).setupLink },
  { name: 'user add', load: async () => (await import('./users/user-add.ts')).userAdd },
  { name: 'user list', load: async () => (await import('./users/user-list.ts')).userList },
  { name: 'user password', load: async () => (await import('./users/user-change.ts')).userPassword },
  { name: 'user email', load: async () => (await import('./users/user-change.ts')).userEmail },
  { name: 'user admin', load: async () => (await import('./users/user-change.ts')).userAdmin },
  { name: 'user suspend', load: async () => (await import('./users/user-change.ts')).userSuspend },
  { name: 'user restore', load: async () => (await import('./users/user-change.ts')).userRestore },
  { name: 'user delete', load: async () => (await import('./users/user-delete.ts')).userDelete },
  { name: 'group list', load: async () => (await import('./groups/group-list.ts')).groupList },
  { name: 'group owner', load: async () => (await import('./groups/group-owner.ts')).groupOwner },
  { name: 'group plan', load: async () => (await import('./groups/group-plan.ts')).groupPlan },
  { name: 'group move', load: async () => (await import('./groups/organisation.ts')).groupMove },
  { name: 'organisation add', load: async () => (await import('./groups/organisation.ts')).organisationAdd },
  { name: 'organisation main', load: async () => (await import('./groups/organisation.ts')).organisationMain },
  { name: 'export', load: async () => (await import('./groups/export.ts')).exportCommand },
  { name: 'import', load: async () => (await import('./import.ts')).importCommand },
  { name: 'import-from', load: async () => (await import('./import-from/index.ts')).importFrom },
  { name: 'backup', load: async () => (await import('./backup/backup.ts')).backup },
  { name: 'verify', load: async () => (await import('./backup/verify.ts')).verify },
  { name: 'restore', load: async () => (await import('./backup/restore.ts')).restore },
  { name: 'fsck', load: async () => (await import('./fsck.ts')).fsck },
  { name: 'files move', load: async () => (await import('./files/files-move.ts')).filesMove },
  { name: 'keys', load: async () => (await import('./keys.ts')).keys },
  { name: 'jobs', load: async () => (await import('./jobs.ts')).jobs },
  // Before "mail", which is a prefix of its name.
  { name: 'mail queue', load: async () => (await import('./mail/mail-queue.ts')).mailQueue },
  { name: 'mail in', load: async () => (await import('./mail/mail-in.ts')).mailIn },
  { name: 'mail send', load: async () => (await import('./mail/mail-send.ts')).mailSend },
  { name: 'mail keys', load: async () => (await import('./mail/mail-keys.ts')).mailKeys },
  { name: 'mail', load: async () => (await import('./mail/mailbox.ts')).mail },
  { name: 'chat', load: async () => (await import('./chat/index.ts')).chatCommand },
  { name: 'doctor', load: async () => (await import('./doctor.ts')).doctor },
]
