// A separate process: it can be killed, and a crash in a decoder does not reach the service. docs/decisions/0021
import { read } from 'node:fs'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { limitsOf, type DecodeLimits } from './cost.ts'
import type { DecodeOrder } from './decoder.ts'
import { cropPicture, measurePicture, readPicture, scalePicture, shrinkPicture, turnPicture } from './thumbnail.ts'

const readInto = promisify(read)
const standardInput = 0
/** A decoder that still uses more memory than this after an image is replaced. */
const mostLeft = 15_000_000
const lookEveryMs = 5

// Lower priority: calls that need no image come first. A sandbox that forbids it must not keep images from being read.
try {
  setPriority(5)
} catch {}

// A regular exit would wait for the decoder.
const die = (): void => void process.kill(process.pid, 'SIGKILL')
process.on('disconnect', die)

/** Reads one image directly into a buffer of its size: chunks would take as much memory again. */
async function receive(size: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await readInto(standardInput, content, at, size - at, null)
    if (bytesRead === 0) die()
    at += bytesRead
  }
  return content
}

/** Ends the process when it uses too much memory: decoders run in other threads, so this one can still check. */
function watch({ growth, processorMs }: DecodeLimits): { stop(): void } {
  const began = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(began)
    if (process.memoryUsage.rss() > idleMemory + growth || user + system > processorMs * 1000) die()
  }, lookEveryMs)
  return { stop: () => clearInterval(timer) }
}

function resultOf(content: Buffer, { side, crops, sides, measuredFor, turning, kind }: DecodeOrder) {
  const limits = limitsOf[kind]
  if (sides) return scalePicture(content, sides, limits)
  if (turning) return turnPicture(content, turning)
  if (crops) return cropPicture(content, crops)
  if (measuredFor !== undefined) return measurePicture(content, measuredFor, limits)
  return side === undefined ? readPicture(content) : shrinkPicture(content, side, limits)
}

async function decodeOrder(order: DecodeOrder): Promise<void> {
  const watching = watch(limitsOf[order.kind])
  const result = await resultOf(await receive(order.size), order)
  watching.stop()
  process.send!({ made: result, isFull: process.memoryUsage.rss() > idleMemory + mostLeft })
}

/** The size of the next image and what to do with it; its bytes follow on stdin. */
process.on('message', (order: DecodeOrder) => {
  process.send!('send')
  void decodeOrder(order)
})
const idleMemory = process.memoryUsage.rss()
process.send!('ready')
