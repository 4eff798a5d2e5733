import type { FastifyInstance } from 'fastify'

/**
 * A proxy that doesn't ask `/readyz`, such as nginx, learns from a failed request that a node stops. So while a node drains, it answers
 * reads with 503 if the proxy says, by this header, that it then sends them to another node and leaves this one alone. Otherwise the
 * listener would be closed while requests still come, and those that wait to be accepted would be reset: a change can't be sent again.
 */
const promise = 'x-folkmoot-next-node'

export function leaveToNextNode(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isDraining() || !isRead || request.headers[promise] !== 'yes') return done()
    return void reply.code(503).header('connection', 'close').type('text/plain').send('stopping\n')
  })
}
