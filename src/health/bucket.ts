import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import { bucketOf } from '#storage/blobs/s3/client.ts'
import { probeBucket } from '#storage/blobs/s3/probe.ts'
import { ok, warning, wrong, type Finding } from './finding.ts'

/** Servers refuse requests from clocks that are a quarter of an hour off. */
const mostSkewSeconds = 60

/** The bucket of files, if there is one. */
export async function checkBucket(settings: Settings, { doctor: t }: Messages): Promise<Finding[]> {
  const bucket = bucketOf(settings)
  if (!bucket) return []
  const { place, skewSeconds, failed } = await probeBucket(bucket)
  const { checks, bucket: texts } = t
  if (failed) return [wrong(checks.bucket, texts[failed.step]({ place, reason: failed.reason }), texts.checkSettings)]
  const seconds = Math.abs(skewSeconds)
  if (seconds > mostSkewSeconds) return [warning(checks.bucket, texts.skewed({ place, seconds }), texts.setClock)]
  return [ok(checks.bucket, texts.fine({ place }))]
}
