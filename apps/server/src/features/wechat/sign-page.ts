import { createHash } from 'node:crypto';

interface Page {
  readonly ticket: string;
  readonly nonce: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly url: string;
}

/** WeChat's signature of a page: its fields in the order of their names, joined as they are. */
export function signPage({ ticket, nonce, timestamp, url }: Page): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
