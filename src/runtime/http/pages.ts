import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

type PageParts = {
  strictTransport: boolean
  files: string | undefined
  /** Pages of others, in the same frame. */
  addMore: (app: FastifyInstance) => void
  /** Whether no other pages are there. */
  isAlone: boolean
}

/** The pages for people. Each answer has a nonce of its own: only what we put there may run. */
export async function addPages(
  app: FastifyInstance,
  { strictTransport, files, addMore, isAlone }: PageParts,
): Promise<void> {
  const fromFiles = files === undefined ? [] : [files]
  await app.register(helmet, {
    enableCSPNonces: true,
    strictTransportSecurity: strictTransport ? { maxAge: 31_536_000 } : false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        imgSrc: ["'self'", 'data:', ...fromFiles],
        connectSrc: ["'self'", ...fromFiles],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        scriptSrc: [],
        styleSrc: [],
      },
    },
  })
  addMore(app)
  if (!isAlone) return
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(page('Folkmoot', welcome, reply.cspNonce.style)),
  })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page('Not found · Folkmoot', missing, reply.cspNonce.style)),
  )
}

const welcome = `<h1>Folkmoot is running</h1>
<p>This is a Folkmoot server: discussion groups with archives, mailing lists, chat and events.</p>
<p>Programs find the interface described in <a href="/api/v1/openapi.json">the OpenAPI document</a>.</p>
<p>To make the first account, run this where the server runs, in the folder of Folkmoot:</p>
<pre><code>bin/folkmoot user add you@example.org --name "Your Name" --password - --admin</code></pre>`
const missing = `<h1>There is nothing here</h1>
<p>The address may be mistyped, or what was here is gone. <a href="/">Go to the start page.</a></p>`

/** A page as a browser gets it; `main` is HTML. */
export const page = (title: string, main: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 0; padding: 2rem 1rem; }
main { max-width: 40rem; margin: 0 auto; }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid; border-radius: 4px; }
</style>
</head>
<body><main>
${main}
</main></body>
</html>
`
