import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiError } from '#contract/errors.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Implementation } from '../call.ts'
import { addressKey } from '../rates.ts'
import { rawOf } from './api.ts'
import { limitsFor, type BodyLimits } from './body.ts'
import type { OpenIntake } from './intake.ts'
import { callFor, reasonOf, refusalIn, sendPage, statusOf, type PlainPageParts } from './plain-pages.ts'

type Parts = PlainPageParts & { blobs: Blobs; limits: BodyLimits; openIntake: OpenIntake }

type Field = { name: string; label: string; type: 'password' | 'email'; autocomplete: string }
type LetterPage = {
  /** The call that its button makes, with what the link carries and what is filled in. */
  call: string
  ask: string
  button: string
  done: string
  field?: Field
  /** Asked for once the call was refused for this. */
  lacking?: { refusal: string; field: Field }
}

/** The pages behind the links in letters of the service. */
const pages: Readonly<Record<string, LetterPage>> = {
  '/resume': {
    call: 'resumemail',
    ask: 'Get posts again?',
    button: 'Get posts again',
    done: 'Thank you. Mail arrives again, and posts come as before.',
  },
  '/missed': {
    call: 'sendmissed',
    ask: 'Have the posts sent that you missed?',
    button: 'Send me what I missed',
    done: 'What you missed is on its way.',
  },
  '/confirm': {
    call: 'confirmemail',
    ask: 'Confirm that this address is yours?',
    button: 'Confirm the address',
    done: 'The address is confirmed.',
    lacking: {
      refusal: 'unauthorized_error',
      field: { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    },
  },
  '/reset': {
    call: 'resetpassword',
    ask: 'Choose a new password',
    button: 'Set the password',
    done: 'The password is changed. Everybody who was signed in to this account is signed out.',
    field: { name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password' },
  },
  '/forgot': {
    call: 'requestpasswordreset',
    ask: 'Have you forgotten your password?',
    button: 'Send me a letter',
    done: 'If this address has an account, a letter is on its way to it.',
    field: { name: 'email', label: 'Your address', type: 'email', autocomplete: 'email' },
  },
  '/decline': {
    call: 'declineadd',
    ask: 'Be left alone by this group?',
    button: 'Leave me alone',
    done: 'The group does not write to you any more.',
  },
  '/login/enable': {
    call: 'enableidplogin',
    ask: 'Allow to sign in to your account this way again?',
    button: 'Allow it',
    done: 'You can sign in this way again.',
  },
}

const settings = `<h1>By programs, for now</h1>
<p>The settings of an account have no page here yet. Programs can change them.</p>`

/** Links to what has no page here. Whatever they name, the answer is the same. */
const elsewhere: Readonly<Record<string, string>> = {
  '/invite': `<h1>Answer the letter</h1>
<p>To accept the invitation, answer the letter that it came with. What you write does not matter.</p>`,
  '/g/*': `<h1>By mail, for now</h1>
<p>Groups have no pages here yet. All of it goes by mail: write to the address of the group with <code>+help</code> before the
<code>@</code>, and a letter tells you how.</p>`,
  '/settings': settings,
  '/settings/*': settings,
}

/** Looking at a page changes nothing, since programs that check mails look too; its button does, without any script. */
export function addLetterPages(app: FastifyInstance, parts: Parts): void {
  for (const [url, letterPage] of Object.entries(pages)) {
    const implementation = parts.implementations.find(({ endpoint }) => endpoint.name === letterPage.call)
    if (!implementation) continue
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (_request, reply) =>
        sendPage(reply, 200, `<h1>${letterPage.ask}</h1>\n${formOf(letterPage.button, letterPage.field)}`),
    })
    app.route({ method: 'POST', url, handler: handlerOf(parts, implementation, letterPage) })
  }
  for (const [url, main] of Object.entries(elsewhere))
    app.route({ method: ['GET', 'HEAD'], url, handler: (_request, reply) => sendPage(reply, 200, main) })
}

/** Goes back to the address that it is shown at, with all that the link carries. */
const formOf = (button: string, field?: Field): string =>
  `<form method="post">${field ? inputOf(field) : ''}<button>${button}</button></form>`
const inputOf = ({ name, label, type, autocomplete }: Field): string =>
  `<p><label>${label}<br><input name="${name}" type="${type}" autocomplete="${autocomplete}" required></label></p>`

function handlerOf(parts: Parts, implementation: Implementation, { button, done, field, lacking }: LetterPage) {
  const limits = limitsFor(implementation.endpoint, parts.limits)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // What is not read of the body would be taken for the next request.
    void reply.header('connection', 'close')
    const intake = parts.openIntake(request.raw, addressKey(request.ip))
    try {
      await callFor(request, reply, parts, {
        implementation,
        rawOf: () => rawOf(request, intake, { limits, takesFiles: false, blobs: parts.blobs }),
      })
      return sendPage(reply, 200, `<h1>${done}</h1>`)
    } catch (error) {
      if (!isApiError(error)) request.log.error({ err: error }, 'a link in a letter failed')
      const asked = lacking?.refusal === refusalIn(error) ? lacking.field : field
      return sendPage(reply, statusOf(error), `<h1>${reasonOf(error)}</h1>${asked ? `\n${formOf(button, asked)}` : ''}`)
    } finally {
      intake.release()
    }
  }
}
