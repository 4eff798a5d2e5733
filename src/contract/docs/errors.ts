import type { ErrorType } from '../errors.ts'
import type { requestTexts } from '../request-errors.ts'

/** The meaning of an error, and what a caller can do about it. */
export type ErrorDoc = { meaning: string; cure: string }
const errorDoc = (meaning: string, cure: string): ErrorDoc => ({ meaning, cure })

/** The types of refusal. */
export const errorDocs: Readonly<Record<ErrorType, ErrorDoc>> = {
  unauthorized_error: errorDoc(
    'The email address or the password is wrong.',
    'Check both, or request a password reset.',
  ),
  bad_request: errorDoc("The call can't be carried out as requested; `extra` says why.", 'See `extra` below.'),
  authentication: errorDoc(
    'You are not signed in, or the key, token or cookie is not valid.',
    'Sign in, or send a valid key. With `cookie login required`: sign in with a cookie, without an Authorization header.',
  ),
  expired: errorDoc('The key, token or session has expired.', 'Sign in again, or create a new key.'),
  rate_limit: errorDoc(
    'Too many calls in a short time (HTTP 429).',
    'Wait for the number of seconds in `Retry-After`.',
  ),
  inadequate_permissions: errorDoc(
    'The caller lacks a permission in the group, or the key lacks a scope; `extra` names it.',
    'Ask an owner of the group for the permission, or create a key with the scope.',
  ),
  invalid_value: errorDoc(
    'A parameter has an invalid value; `extra` names it.',
    'See the description of the parameter.',
  ),
  server: errorDoc('An internal error.', 'Check whether the call took effect, try again later, and tell the operator.'),
  bad_csrf: errorDoc(
    'You are signed in with a cookie, and `csrf` is missing or wrong; or a page of another site made the call.',
    'Send the `csrf_token` of the user object as `csrf`, or use a key.',
  ),
  two_factor_required: errorDoc(
    'The account uses two-factor authentication.',
    'Send the current code as `twofactor`, or a `recovery_code`.',
  ),
  pending_adds: errorDoc(
    "A direct add is waiting for the operator's approval.",
    'Nothing to do: they are added once approved.',
  ),
}

/** Why a request is refused that cannot be read as a call. */
export const requestErrorDocs: Readonly<Record<(typeof requestTexts)[number], ErrorDoc>> = {
  'https required': errorDoc('The request came over plain HTTP.', 'Use https.'),
  'GET or POST required': errorDoc('The call only reads, and was made with another method.', 'Use GET or POST.'),
  'POST required': errorDoc('The call changes something.', 'Use POST.'),
  'request too big': errorDoc('The body is too large.', 'Send less.'),
  'websocket required': errorDoc('The call is a websocket.', 'Open a websocket instead.'),
  'not served by this node': errorDoc(
    "The request reached a process whose roles don't include it.",
    'Tell the operator: the load balancer sends it to the wrong process.',
  ),
  'post too big': errorDoc('The body, or a text in it, is too large.', 'Send less. The limits are in the settings.'),
  'too many parameters': errorDoc(
    'There are too many parameters, or too many values.',
    'Send only the parameters of the call.',
  ),
  'parameters must be UTF-8': errorDoc(
    'A parameter is not valid UTF-8, or contains a zero byte.',
    'Encode it as UTF-8.',
  ),
  'content type required': errorDoc('The request has a body without a Content-Type.', 'Set the Content-Type.'),
  'content type must be form, multipart or JSON': errorDoc(
    "The body has a type that this call doesn't accept.",
    'Send `application/x-www-form-urlencoded`, `multipart/form-data` or `application/json`.',
  ),
  'content type must be form, multipart, JSON or plain text': errorDoc(
    "The body has a type that this call doesn't accept.",
    'Send one of the types above, or the text alone as `text/plain`.',
  ),
  'a JSON body must be an object': errorDoc(
    'The body is JSON, but not an object.',
    'Send an object with the parameters.',
  ),
  'the JSON body cannot be read': errorDoc(
    'The body is not JSON, or is nested more than 32 levels deep.',
    'Check it with a JSON parser.',
  ),
  'the multipart body cannot be read': errorDoc('The multipart body is malformed.', 'Let your HTTP library create it.'),
  'the request cannot be read': errorDoc('The request is not valid HTTP.', 'Use an HTTP library.'),
}
