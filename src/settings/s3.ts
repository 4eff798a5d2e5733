import { flag, line, originUrl, secretLine } from './setting-kinds.ts'

/** A bucket for files, on AWS S3 or a server that speaks its protocol. */
export const S3 = {
  s3Endpoint: {
    env: 'FOLKMOOT_S3_ENDPOINT',
    toml: 's3.endpoint',
    kind: originUrl,
    about:
      'Server of the bucket that files are stored in, such as `https://s3.eu-central-1.amazonaws.com`. If not set, they are stored in the folder `FOLKMOOT_BLOBS`.',
  },
  s3Bucket: {
    env: 'FOLKMOOT_S3_BUCKET',
    toml: 's3.bucket',
    kind: line,
    about: 'Name of the bucket. It must exist, for files of Folkmoot only.',
  },
  s3Region: {
    env: 'FOLKMOOT_S3_REGION',
    toml: 's3.region',
    kind: line,
    default: 'us-east-1',
    about: 'Region of the bucket; servers other than AWS often have only this one.',
  },
  s3AccessKey: {
    env: 'FOLKMOOT_S3_ACCESS_KEY',
    toml: 's3.access_key',
    kind: line,
    about: 'Id of the key that may read, write, delete and list objects in the bucket.',
  },
  s3SecretKey: {
    env: 'FOLKMOOT_S3_SECRET_KEY',
    toml: 's3.secret_key',
    kind: secretLine,
    about: 'Its secret.',
  },
  s3NewFiles: {
    env: 'FOLKMOOT_S3_NEW_FILES',
    toml: 's3.new_files',
    kind: flag,
    default: 'on',
    about:
      'Whether new files go to the bucket. `off` while you move files from the bucket back to the folder; those in the bucket are still read.',
  },
} as const
