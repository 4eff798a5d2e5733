// A mail server that takes everything, as a process of its own; asked, it tells how much that was.
import { startSink } from '#test/mail/smtp-sink.ts'

let [taken, last] = [0, 0]
const sink = await startSink({
  keepRaw: false,
  onTaken: ({ at }) => {
    taken += 1
    last = at
    sink.taken.length = 0
  },
})
process.on('message', () => process.send!({ taken, last }))
process.send!({ port: sink.port })
process.on('disconnect', () => process.exit(0))
