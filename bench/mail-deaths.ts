import { mailThroughDeaths, type Death } from '#test/killed-mail.ts'
import { certificate } from '#test/mail-server.ts'
import { newWorld } from '#test/world.ts'

// Mail that comes while the service is killed, so many times: at its n-th question to the database, before or after it, for each n
// that taking a few mails has, and under way in between. It ends with an error where one is lost, doubled or not whole.

const count = Number(process.argv[2] ?? 100)
const questions = 24
const deaths = Array.from({ length: count }, (_, n): Death | 'killed' =>
  n % 3 === 2 ? 'killed' : { at: 1 + (Math.floor(n / 3) % questions), side: n % 3 === 0 ? 'before' : 'after' },
)
const world = await newWorld()
const { taken, again } = await mailThroughDeaths(world, {
  deaths,
  certificate: await certificate(),
  writers: 4,
  each: 5,
})
console.log(`${count} deaths: ${taken} mails taken, all of them posted once and whole; ${again} were sent again`)
