import * as z from 'zod';
import { CannotStart } from '../cannot-start.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly keySecret: string;
}

const rule =
  'STORAGE_URL must look like s3://key:secret@host:port/bucket?region=us-east-1&tls=1, with % codes where key or secret have signs';

const shape = z.object({
  protocol: z.literal('s3:'),
  hostname: z.string().min(1),
  username: z.string().min(1),
  password: z.string().min(1),
  pathname: z.string().regex(/^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/),
});

/**
 * The configured storage; null for the folder under PORTICO_DATA. Errors never quote the address, which contains a
 * secret.
 */
export function readStorageSettings(environment: Readonly<Record<string, string | undefined>>): S3Settings | null {
  const { STORAGE_URL: address = '' } = environment;
  if (address === '') return null;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const parsed = shape.safeParse(url);
  const tls = url?.searchParams.get('tls') ?? '1';
  if (url === undefined || !parsed.success || !['0', '1'].includes(tls)) throw new CannotStart(rule);
  try {
    return {
      endpoint: `${tls === '1' ? 'https' : 'http'}://${url.host}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      bucket: url.pathname.replaceAll('/', ''),
      keyId: decodeURIComponent(url.username),
      keySecret: decodeURIComponent(url.password),
    };
  } catch {
    throw new CannotStart(rule);
  }
}
