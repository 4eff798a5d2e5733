import { ApiError, type ErrorType } from './errors.ts'

// The errors of a call: those that it declares, and those of every call.

/** Any call may fail with these without declaring them. */
export const generalErrors = [
  'authentication',
  'expired',
  'rate_limit',
  'inadequate_permissions',
  'server',
  'bad_csrf',
] as const satisfies ErrorType[]
export type GeneralError = (typeof generalErrors)[number]

/** Errors for requests that cannot be parsed as a call. */
export const requestTexts = [
  'https required',
  'GET or POST required',
  'POST required',
  'request too big',
  'post too big',
  'websocket required',
  'not served by this node',
  'too many parameters',
  'parameters must be UTF-8',
  'content type required',
  'content type must be form, multipart or JSON',
  'content type must be form, multipart, JSON or plain text',
  'a JSON body must be an object',
  'the JSON body cannot be read',
  'the multipart body cannot be read',
  'the request cannot be read',
] as const

export const requestError = (text: (typeof requestTexts)[number]): ApiError => new ApiError('bad_request', text)
