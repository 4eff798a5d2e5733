import type { ServerResponse } from 'node:http'
import type { UpdateRequest } from '#features/updates/index.ts'

/** A page that reads nothing is disconnected before so many bytes are unsent; it reconnects. */
const maxBuffered = 65_536

/** The event stream of a browser. There are thousands, so each holds little. */
export class UpdateStream {
  readonly account_id: number
  readonly session_id: number
  readonly group_ids: readonly number[]
  readonly status: string
  readonly #response: ServerResponse

  constructor(response: ServerResponse, { account_id, session_id, group_ids, status }: UpdateRequest) {
    this.#response = response
    this.account_id = account_id
    this.session_id = session_id
    this.group_ids = group_ids
    this.status = status
  }

  send(text: Buffer): void {
    if (!this.#response.writable) return
    if (this.#response.writableLength > maxBuffered) return void this.#response.destroy()
    this.#response.write(text)
  }

  end(last?: Buffer): void {
    if (this.#response.writable) this.#response.end(last)
  }
}
