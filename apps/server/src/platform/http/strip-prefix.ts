import type { IncomingMessage } from 'node:http';
import { devPrefix } from '@portico/contract/wire';

/** Development builds add a prefix to every call; the call is the same with or without it. */
export function stripPrefix(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/';
  return url.startsWith(`${devPrefix}/`) ? url.slice(devPrefix.length) : url;
}
