import type { IncomingMessage } from 'node:http';
import { devPrefix } from '@portico/contract/wire';

/** Builds for development put a prefix before every call; with or without it, the call is the same. */
export function stripPrefix(request: Pick<IncomingMessage, 'url'>): string {
  const url = request.url ?? '/';
  return url.startsWith(`${devPrefix}/`) ? url.slice(devPrefix.length) : url;
}
