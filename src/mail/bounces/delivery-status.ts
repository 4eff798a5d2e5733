import { parseAddress } from '#contract/address.ts'
import { oneLine } from '#content/text/subject.ts'
import { type BounceReport, worstBounce } from './bounce-types.ts'
import { bounceVerdict } from './verdict.ts'

const maxDiagnosticLength = 500
const maxBlocks = 100

/** Reads a delivery-status part (RFC 3464). Undefined if it has no recipients. */
export function readDeliveryStatus(part: string): BounceReport | undefined {
  const recipients = blocksOf(part).filter(block => block.has('action') || block.has('status'))
  if (recipients.length === 0) return undefined
  const failed = recipients.filter(block => actionOf(block) === 'failed')
  if (failed.length > 0) {
    const bounces = failed.map(bounceOf)
    const addresses = [...new Set(bounces.flatMap(({ recipient }) => recipient ?? []))]
    return { ...worstBounce(bounces)!, ...(addresses.length > 1 && { recipients: addresses }) }
  }
  const delayed = recipients.find(block => actionOf(block) === 'delayed')
  return delayed ? { is: 'delayed', diagnostic: bounceOf(delayed).diagnostic } : { is: 'not a report' }
}

type StatusBlock = ReadonlyMap<string, string>

function blocksOf(part: string): StatusBlock[] {
  const blocks = part.split(/\r?\n(?:[ \t]*\r?\n)+/).slice(0, maxBlocks)
  return blocks.map(block => {
    const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
    const fields = lines.flatMap(line => {
      const [, name, value] = /^([\w-]{1,60})[ \t]*:(.*)$/.exec(line) ?? []
      return name ? [[name.toLowerCase(), value!.trim()] as const] : []
    })
    return new Map(fields)
  })
}

/** The action; if missing, derived from the class of the status. */
function actionOf(block: StatusBlock): string {
  const action = /^[a-z]+/i.exec(block.get('action') ?? '')?.[0].toLowerCase()
  return action ?? ({ 2: 'delivered', 4: 'delayed', 5: 'failed' }[statusIn(block)[0] ?? ''] || '')
}

const statusIn = (block: StatusBlock): string => /^[245]\.\d{1,3}\.\d{1,3}/.exec(block.get('status') ?? '')?.[0] ?? ''

/** An enhanced status code in a diagnostic, after the three-digit reply code. */
const statusInDiagnostic = /\b[45]\d\d[ -](?:\d{1,3} )?#?([45]\.\d{1,3}\.\d{1,3})(?!\.?\d)/

function bounceOf(block: StatusBlock): Extract<BounceReport, { is: 'bounce' }> {
  const diagnostic = shortenDiagnostic(withoutTypePrefix(block.get('diagnostic-code') ?? ''))
  const diagnosticStatus = statusInDiagnostic.exec(diagnostic)?.[1]
  const fieldStatus = statusIn(block)
  // The Status field may come from an intermediate server that only knew that delivery failed.
  const status = diagnosticStatus && (fieldStatus === '' || fieldStatus.endsWith('.0')) ? diagnosticStatus : fieldStatus
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

/** Removes the type: `smtp; 550 …`. */
const withoutTypePrefix = (value: string): string => value.replace(/^[\w.-]{1,40}[ \t]*;[ \t]*/, '')

/** Removes the interpretation that AsyncOS puts before the server's reply: `5.1.0 - Unknown address error 550-'…'`. */
const withoutRemark = (text: string): string => text.replace(/^[45]\.\d\.\d - [\w ,]{1,80}? (?=[45]\d\d-')/, '')

/** Some gateways reply only "<address> rejected" for unknown recipients. For other addresses it may mean anything. */
function namesOnly(recipient: string | null, diagnostic: string): boolean {
  const [, address] = /^5\d\d (?:5\.\d{1,3}\.\d{1,3} )?<?([^\s<>]{3,320})>?:? rejected\.?$/i.exec(diagnostic) ?? []
  return address !== undefined && address.toLowerCase() === recipient?.toLowerCase()
}

function recipientIn(block: StatusBlock): string | null {
  const value = withoutTypePrefix(block.get('original-recipient') ?? block.get('final-recipient') ?? '')
  return parseAddress(value.replace(/^<|>$/g, '').trim())
}

/** Shortens a diagnostic to one line. */
export const shortenDiagnostic = (text: string): string => oneLine(text).slice(0, maxDiagnosticLength)
