import { test } from 'node:test'
import { mailThroughDeaths } from './killed-mail.ts'
import { certificate } from './mail-server.ts'
import { newWorld } from './world.ts'

test('mail that comes while the service is killed is all posted, once and whole', async () => {
  const world = await newWorld()

  await mailThroughDeaths(world, {
    deaths: ['killed', { at: 8, side: 'after' }],
    certificate: await certificate(),
    writers: 4,
    each: 8,
  })
})
