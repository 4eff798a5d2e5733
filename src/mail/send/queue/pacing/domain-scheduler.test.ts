import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Delivery } from '../delivery.ts'
import { createDomainScheduler, defaultSchedulerLimits, type DeliveryRun } from './domain-scheduler.ts'

test('a late result does not block other email to its domain', () => {
  const runs: DeliveryRun[] = []
  const lanes = createDomainScheduler({ ...defaultSchedulerLimits, slowMs: 0, waitMs: Infinity }, run => runs.push(run))
  const add = () => lanes.add({ batch: { active: 0 }, domain: 'x.org', since: 0 } as Delivery)
  const finish = (run: DeliveryRun) => {
    run.end('well')
    run.settle()
  }
  add()
  add()
  const [early, late] = runs.splice(0)
  late!.end('well')
  finish(early!)

  for (let n = 0; n < 5; n += 1) add()
  late!.settle()
  lanes.look(performance.now())
  runs.splice(0).forEach(finish)
  runs.splice(0).forEach(finish)

  assert.deepEqual([lanes.busy(), lanes.open(), lanes.waiting()], [[], 0, 0])
})
