import { parseAddress } from '#contract/address.ts'
import { oneLine } from '#content/text/subject.ts'
import { type BounceReport, worstBounce } from './bounce-types.ts'
import { bounceVerdict } from './verdict.ts'

const mostDiagnostic = 500
const mostBlocks = 100

/** What the part of a report says that is written for programs: RFC 3464. Undefined where it says nothing of any recipient. */
export function readDeliveryStatus(part: string): BounceReport | undefined {
  const recipients = blocksOf(part).filter(block => block.has('action') || block.has('status'))
  if (recipients.length === 0) return undefined
  const failed = recipients.filter(block => actionOf(block) === 'failed')
  if (failed.length > 0) return worstBounce(failed.map(bounceOf))
  const delayed = recipients.find(block => actionOf(block) === 'delayed')
  return delayed ? { is: 'delayed', diagnostic: bounceOf(delayed).diagnostic } : { is: 'not a report' }
}

type StatusBlock = ReadonlyMap<string, string>

function blocksOf(part: string): StatusBlock[] {
  const blocks = part.split(/\r?\n(?:[ \t]*\r?\n)+/).slice(0, mostBlocks)
  return blocks.map(block => {
    const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
    const fields = lines.flatMap(line => {
      const [, name, value] = /^([\w-]{1,60})[ \t]*:(.*)$/.exec(line) ?? []
      return name ? [[name.toLowerCase(), value!.trim()] as const] : []
    })
    return new Map(fields)
  })
}

/** What happened; where a program does not say, by the class of its status. */
function actionOf(block: StatusBlock): string {
  const action = /^[a-z]+/i.exec(block.get('action') ?? '')?.[0].toLowerCase()
  return action ?? ({ 2: 'delivered', 4: 'delayed', 5: 'failed' }[statusIn(block)[0] ?? ''] || '')
}

const statusIn = (block: StatusBlock): string => /^[245]\.\d{1,3}\.\d{1,3}/.exec(block.get('status') ?? '')?.[0] ?? ''

/** A code in the words of the other side, as it follows the three digits of its answer. */
const statusInDiagnostic = /\b[45]\d\d[ -](?:\d{1,3} )?#?([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/

function bounceOf(block: StatusBlock): Extract<BounceReport, { is: 'bounce' }> {
  const diagnostic = shortenDiagnostic(withoutTypePrefix(block.get('diagnostic-code') ?? ''))
  const said = statusInDiagnostic.exec(diagnostic)?.[1]
  const given = statusIn(block)
  // Ours was put there by a server on the way, which may not have known more than that it failed.
  const status = said && (given === '' || given.endsWith('.0')) ? said : given
  const recipient = recipientIn(block)
  const text = namesOnly(recipient, diagnostic) ? 'recipient address rejected' : withoutRemark(diagnostic)
  return {
    is: 'bounce',
    recipient,
    ...bounceVerdict({ status, text: text || (block.get('status') ?? '') }),
    status,
    diagnostic,
  }
}

/** Without the name of what it is: `smtp; 550 …`. */
const withoutTypePrefix = (value: string): string => value.replace(/^[\w.-]{1,40}[ \t]*;[ \t]*/, '')

/** AsyncOS puts what it makes of a code before what the other side said: `5.1.0 - Unknown address error 550-'…'`. */
const withoutRemark = (text: string): string => text.replace(/^[45]\.\d\.\d - [\w ,]{1,80}? (?=[45]\d\d-')/, '')

/** Some gateways say "rejected" of an address they don't know, and nothing else. Of other addresses it may mean anything. */
function namesOnly(recipient: string | null, diagnostic: string): boolean {
  const [, address] = /^5\d\d (?:5\.\d{1,3}\.\d{1,3} )?<?([^\s<>]{3,320})>?:? rejected\.?$/i.exec(diagnostic) ?? []
  return address !== undefined && address.toLowerCase() === recipient?.toLowerCase()
}

function recipientIn(block: StatusBlock): string | null {
  const value = withoutTypePrefix(block.get('original-recipient') ?? block.get('final-recipient') ?? '')
  return parseAddress(value.replace(/^<|>$/g, '').trim())
}

/** In one line, and no longer than is of use. */
export const shortenDiagnostic = (text: string): string => oneLine(text).slice(0, mostDiagnostic)
