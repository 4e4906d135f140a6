import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A private object storage on a free port, addressed like STORAGE_URL. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'portico-s3-'));
  const configureBuckets = [{ name: 'portico' }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  let isStopped = false;
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/portico?tls=0`,
    /** May be called twice. */
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
