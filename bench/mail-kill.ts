import type { CrashPoint } from '#test/crash-points.ts'
import { mailThroughCrashes, newCrashWorld } from '#test/mail-crash.ts'

// Mail that comes and goes while the service is killed, so many times: at its n-th question to the database, before or after it, and
// under way in between; by SMTP, or with `lmtp` by LMTP. It ends with an error where something is lost, archived twice or not whole.

const count = Number(process.argv[2] ?? 100)
const protocol = process.argv[3] === 'lmtp' ? 'lmtp' : 'smtp'
const questions = 90
const deaths = Array.from({ length: count }, (_, n): CrashPoint | 'killed' =>
  n % 3 === 2 ? 'killed' : { at: 1 + ((n * 7) % questions), side: n % 3 === 0 ? 'before' : 'after' },
)
const world = await newCrashWorld()
const { taken, again, sent, doubled } = await mailThroughCrashes(world, {
  deaths,
  protocol,
  writers: 4,
  each: 5,
  hear: (died, mails) => died % 10 === 0 && console.log(`${died} deaths, ${mails} mails taken`),
})
console.log(
  `${count} deaths: ${taken} mails taken, each posted once and whole in both groups, ${again} of them offered again; ` +
    `${sent} copies went out, ${doubled} of them twice`,
)
await world.app.close()
await world.close()
process.exit(0)
