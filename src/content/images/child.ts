// A process of its own: it can be killed, and what goes wrong in a decoder does not reach the service.
// docs/decisions/0021
import { read } from 'node:fs'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { maxMemory } from './cost.ts'
import type { DecodeOrder } from './decoder.ts'
import { readPicture, shrinkPicture } from './thumbnail.ts'

const readInto = promisify(read)
const standardInput = 0
/** What a picture may take where its header has promised less. */
const mostGrowth = maxMemory + 10_000_000
/** What is left of a picture afterwards must not be missing for the next. */
const mostLeft = 15_000_000
const mostProcessorMs = 900
const lookEveryMs = 5

// Whoever waits for an answer that needs no picture comes first.
setPriority(5)

// An orderly exit would wait for the decoder.
const die = (): void => void process.kill(process.pid, 'SIGKILL')
process.on('disconnect', die)

/** The bytes of one picture, straight into the one place where they are needed: pieces of it would take as much again. */
async function receive(size: number): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await readInto(standardInput, content, at, size - at, null)
    if (bytesRead === 0) die()
    at += bytesRead
  }
  return content
}

/** Ends the process once it takes too much: decoders work in other threads, so that this one can still look. */
function watch(): { stop(): void } {
  const began = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(began)
    if (process.memoryUsage.rss() > idleMemory + mostGrowth || user + system > mostProcessorMs * 1000) die()
  }, lookEveryMs)
  return { stop: () => clearInterval(timer) }
}

async function decodeOrder({ size, side }: DecodeOrder): Promise<void> {
  const watching = watch()
  const content = await receive(size)
  const made = await (side === undefined ? readPicture(content) : shrinkPicture(content, side))
  watching.stop()
  process.send!({ made, isFull: process.memoryUsage.rss() > idleMemory + mostLeft })
}

/** How long the next picture is, and what is to be made of it; its bytes follow. */
process.on('message', (order: DecodeOrder) => {
  process.send!('send')
  void decodeOrder(order)
})
const idleMemory = process.memoryUsage.rss()
process.send!('ready')
