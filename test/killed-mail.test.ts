import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usualLimits } from '#mail/send/queue/lanes.ts'
import { mailThroughDeaths, newDeadlyWorld } from './killed-mail.ts'

test('mail that comes while the service is killed is all posted, once and whole, and goes to everybody', async () => {
  const world = await newDeadlyWorld()
  const deaths = ['killed', { at: 30, side: 'after' }] as const

  const { doubled } = await mailThroughDeaths(world, { deaths, protocol: 'lmtp', writers: 4, each: 8 })

  assert.ok(doubled <= deaths.length * usualLimits.slots, `${doubled} came twice`)
})
