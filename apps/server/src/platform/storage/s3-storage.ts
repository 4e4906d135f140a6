import { Readable } from 'node:stream';
import type { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { requireKey, type Storage, type StoredObject } from './storage.ts';
import type { S3Settings } from './storage-settings.ts';

const partBytes = 5 * 1_048_576;
const mostAtOnce = 1_000;

/** S3-compatible object storage. Its library is loaded only when used. */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const sdk = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.keyId, secretAccessKey: settings.keySecret },
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
    // Some compatible servers do not know the checksums that Amazon's library adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: requireKey(key) });
  return {
    async put(key, content) {
      // Not in object mode, so that chunks are counted in bytes.
      const body = Readable.from(content, { objectMode: false });
      const params = { ...at(key), Body: body };
      await new Upload({ client, params, queueSize: 1, partSize: partBytes }).done();
    },
    async get(key, range) {
      const Range = range === undefined ? undefined : `bytes=${range.from}-${range.to}`;
      const answer = await client.send(new sdk.GetObjectCommand({ ...at(key), Range })).catch(orMissing);
      return answer?.Body instanceof Readable ? answer.Body : undefined;
    },
    async delete(keys) {
      for (let start = 0; start < keys.length; start += mostAtOnce) {
        const Objects = keys.slice(start, start + mostAtOnce).map((key) => ({ Key: requireKey(key) }));
        const Delete = { Objects, Quiet: true };
        const { Errors } = await client.send(new sdk.DeleteObjectsCommand({ Bucket: settings.bucket, Delete }));
        const failed = Errors?.find(({ Code }) => Code !== 'NoSuchKey');
        if (failed !== undefined) throw new Error(`Object storage did not delete: ${failed.Code ?? 'no reason'}`);
      }
    },
    async size(key) {
      return (await client.send(new sdk.HeadObjectCommand(at(key))).catch(orMissing))?.ContentLength;
    },
    list: (prefix) => list(client, sdk.paginateListObjectsV2, settings.bucket, prefix),
    close: () => client.destroy(),
  };
}

type Paginate = typeof paginateListObjectsV2;

async function* list(
  client: S3Client,
  paginate: Paginate,
  Bucket: string,
  prefix: string,
): AsyncGenerator<StoredObject> {
  for await (const page of paginate({ client }, { Bucket, Prefix: `${prefix}/` })) {
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined && LastModified !== undefined) yield { key: Key, modifiedAt: LastModified };
  }
}

function orMissing(error: unknown): undefined {
  if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return undefined;
  throw error;
}
