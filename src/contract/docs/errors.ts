import type { ErrorType } from '../errors.ts'
import type { requestTexts } from '../request-errors.ts'

/** What a refusal means, and what a caller can do about it. */
export type ErrorDoc = { meaning: string; cure: string }
const errorDoc = (meaning: string, cure: string): ErrorDoc => ({ meaning, cure })

/** The types of refusal. */
export const errorDocs: Readonly<Record<ErrorType, ErrorDoc>> = {
  unauthorized_error: errorDoc('The address or the password is wrong.', 'Check both; ask for a new password.'),
  bad_request: errorDoc('The call cannot be done as it was asked; `extra` says why.', 'Look `extra` up below.'),
  authentication: errorDoc(
    'Nobody is signed in, or the key, token or cookie is not valid.',
    'Sign in, or send a valid key. With `cookie login required`: sign in by cookie, without an Authorization header.',
  ),
  expired: errorDoc('The key, token or session is too old.', 'Sign in again, or make a new key.'),
  rate_limit: errorDoc('Too many calls in a short time (HTTP 429).', 'Wait as many seconds as `Retry-After` says.'),
  inadequate_permissions: errorDoc(
    'The caller lacks a right in the group, or the key a scope; `extra` names it.',
    'Ask an owner of the group for the right, or make a key with the scope.',
  ),
  invalid_value: errorDoc('A parameter has a value that it does not take; `extra` names it.', 'See what it takes.'),
  server: errorDoc(
    'Something broke on the server.',
    'Look whether it was done, and try again later; tell the operator.',
  ),
  bad_csrf: errorDoc(
    'Signed in by cookie, and `csrf` is missing or wrong; or a page of another site made the call.',
    'Send the `csrf_token` of the user object as `csrf`, or use a key.',
  ),
  two_factor_required: errorDoc(
    'The account has a second factor.',
    'Send the present code as `twofactor`, or a `recovery_code`.',
  ),
  pending_adds: errorDoc(
    'A direct add waits for the operator’s review.',
    'Nothing to do: they are added once approved.',
  ),
}

/** Why a request is refused that cannot be read as a call. */
export const requestErrorDocs: Readonly<Record<(typeof requestTexts)[number], ErrorDoc>> = {
  'https required': errorDoc('It came over plain HTTP.', 'Use https.'),
  'GET or POST required': errorDoc('The call reads, and was made by another method.', 'Use GET or POST.'),
  'POST required': errorDoc('The call changes something.', 'Use POST.'),
  'request too big': errorDoc('The body is too large.', 'Send less.'),
  'websocket required': errorDoc(
    'The call is a conversation over a websocket.',
    'Open it with one, instead of calling it.',
  ),
  'post too big': errorDoc('The body, or the text in it, is too large.', 'Send less; see the settings for the limits.'),
  'too many parameters': errorDoc(
    'There are more parameters, or more values in them, than any call takes.',
    'Send those that the call takes.',
  ),
  'parameters must be UTF-8': errorDoc('A parameter is not UTF-8, or has a zero byte.', 'Encode it as UTF-8.'),
  'content type required': errorDoc('There is a body without a Content-Type.', 'Say what the body is.'),
  'content type must be form, multipart or JSON': errorDoc(
    'The body is of a type that no call takes.',
    'Send `application/x-www-form-urlencoded`, `multipart/form-data` or `application/json`.',
  ),
  'a JSON body must be an object': errorDoc('The body is JSON, but no object.', 'Send an object of parameters.'),
  'the JSON body cannot be read': errorDoc(
    'The body is not JSON, or is nested more than 32 levels deep.',
    'Check it with a JSON parser.',
  ),
  'the multipart body cannot be read': errorDoc(
    'The parts cannot be told apart.',
    'Let your HTTP library write the form.',
  ),
  'the request cannot be read': errorDoc('It is not HTTP as it should be.', 'Use an HTTP library.'),
}
