import { requestHash } from '../wire/request-hash.ts';
import type { RouteSpec } from '../wire/route.ts';
import { encodeParameters } from '../wire/wire.ts';

/**
 * The query of a GET with its question mark: its parameters and, if a time is given, the time and the digest of both.
 */
export async function encodeQuery(input: object, seconds: number | undefined): Promise<string> {
  const parameters = encodeParameters(input);
  const sealed = seconds === undefined ? {} : { time: String(seconds), hash: await requestHash(parameters, seconds) };
  const query = new URLSearchParams({ ...parameters, ...sealed }).toString();
  return query === '' ? '' : `?${query}`;
}

/** The body of a POST in the encoding its route declares. */
export function encodeBody(route: RouteSpec, input: object, headers: Headers): BodyInit {
  if (route.encoding === 'json') {
    headers.set('Content-Type', 'application/json');
    return JSON.stringify(input);
  }
  return route.encoding === 'multipart' ? encodeParts(input) : new URLSearchParams(encodeParameters(input));
}

function encodeParts(input: object): FormData {
  const parts = new FormData();
  const files = Object.entries(input).filter(([, value]) => value instanceof Blob);
  const texts = Object.entries(input).filter(([, value]) => !(value instanceof Blob));
  // Fields go first, so that the server knows what a file is for before it arrives.
  for (const [name, value] of Object.entries(encodeParameters(Object.fromEntries(texts)))) parts.append(name, value);
  for (const [name, value] of files) parts.append(name, value);
  return parts;
}
