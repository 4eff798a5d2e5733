import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualLimits } from '#mail/send/queue/lanes.ts'
import { mailThroughDeaths, newDeadlyWorld } from './killed-mail.ts'
import { pipeThroughDeaths } from './killed-pipe.ts'

const world = await newDeadlyWorld()

test('mail that comes while the service is killed is all posted, once and whole, and goes to everybody', async () => {
  const deaths = ['killed', { at: 30, side: 'after' }] as const

  const { doubled } = await mailThroughDeaths(world, { deaths, protocol: 'lmtp', writers: 4, each: 8 })

  assert.ok(doubled <= deaths.length * usualLimits.slots, `${doubled} came twice`)
})

// Where it posts; bench/pipe-deaths.ts has it die everywhere.
test('a mail that is piped to a command which is killed is posted once when it comes again', async () => {
  await pipeThroughDeaths(world, [
    { at: 18, side: 'before' },
    { at: 20, side: 'after' },
  ])
})
