// A mail server that accepts everything, in a separate process; reports how much on request.
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
