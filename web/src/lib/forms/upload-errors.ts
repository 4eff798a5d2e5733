import { formatSize } from '../format-size.ts'
import type { Formatters } from '../locale.ts'

/** How much the form of a page brought; 0: there was none, or it didn't say. */
export const sentBytes = ({ method, headers }: Request): number =>
  method === 'POST' ? Number(headers.get('content-length') ?? '0') || 0 : 0

/** The room for an upload: what fits into one request, and into the storage of the group. */
export type UploadRoom = { request: number; used: number; limit: number }

/** What is said of an upload that is too large: its size, and the limit. */
export function uploadErrors({ t, number }: Formatters, size: string, room: UploadRoom) {
  const { full, tooBig } = t.files.upload
  const bytes = (value: number): string => formatSize(Math.max(value, 0), number)
  return {
    full: full({ size, left: bytes(room.limit - room.used), limit: bytes(room.limit) }),
    tooBig: tooBig({ size, limit: bytes(room.request) }),
  }
}
