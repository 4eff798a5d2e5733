import type { Server, ServerOptions } from 'node:https'
import type { SecureContext, TLSSocket } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import type { CertificateSource } from '../certificate-files.ts'
import type { AcmeCertificates } from './renew-certificates.ts'

/** The protocol by which an authority asks for a challenge (RFC 8737). */
const challengeProtocol = 'acme-tls/1'

/** Chooses a certificate by the host name that a client names. Connections that are open keep theirs. */
export function tlsOptionsOf(acme: AcmeCertificates): Pick<ServerOptions, 'SNICallback' | 'ALPNCallback'> {
  const challenged = new WeakMap<TLSSocket, SecureContext>()
  return {
    // With TLS 1.3 this comes second, with TLS 1.2 first; what comes second decides.
    SNICallback(this: unknown, name, choose) {
      choose(null, challenged.get(this as TLSSocket) ?? acme.contextFor(name))
    },
    ALPNCallback(this: TLSSocket, { servername, protocols }) {
      const challenge = protocols.includes(challengeProtocol) ? acme.challengeContextFor(servername) : undefined
      if (challenge) {
        challenged.set(this, challenge)
        this.setKeyCert(challenge)
        return challengeProtocol
      }
      return protocols.includes('http/1.1') ? 'http/1.1' : undefined
    },
  }
}

/** New connections get what the source has now. */
export function followCertificates(server: Server, source: CertificateSource): void {
  source.onDefault(({ cert, key }) => server.setSecureContext({ cert, key, minVersion: 'TLSv1.2' }))
}

export function endChallenges(server: Server): void {
  // The handshake was all there is to it.
  server.on('secureConnection', socket => {
    if (socket.alpnProtocol === challengeProtocol) socket.end()
  })
}

const challengePath = '/.well-known/acme-challenge/'

/** Answers challenges over plain HTTP, before anything redirects them. */
export function addChallenges(app: FastifyInstance, acme: AcmeCertificates): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, method } = request
    if (!url.startsWith(challengePath) || (method !== 'GET' && method !== 'HEAD')) return undefined
    const answer = await acme.httpAnswer(url.slice(challengePath.length))
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    void reply.code(answer === undefined ? 404 : 200).headers({ ...headers, 'x-content-type-options': 'nosniff' })
    return reply.send(answer ?? 'There is nothing here.\n')
  })
}
