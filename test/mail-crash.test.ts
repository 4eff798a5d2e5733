// Not on every day: it kills processes again and again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSchedulerLimits } from '#mail/send/queue/pacing/domain-scheduler.ts'
import { mailThroughCrashes, newCrashWorld } from './mail-crash.ts'
import { pipeThroughCrashes } from './pipe-crash.ts'

const world = await newCrashWorld()

test('mail received while the service is killed is posted once and complete, and goes to everyone', async () => {
  const deaths = ['killed', { at: 30, side: 'after' }] as const

  const { doubled } = await mailThroughCrashes(world, { deaths, protocol: 'lmtp', writers: 4, each: 8 })

  assert.ok(doubled <= deaths.length * defaultSchedulerLimits.slots, `${doubled} came twice`)
})

// About where it posts; bench/pipe-kill.ts has it die everywhere.
test('mail piped to a killed command is posted once when resent', async () => {
  await pipeThroughCrashes(world, [
    { at: 18, side: 'before' },
    { at: 24, side: 'after' },
  ])
})
