import { requestHash } from '@portico/contract/request-hash';
import type { RouteSpec } from '@portico/contract/route';
import { encodeParameters } from '@portico/contract/wire';

/** The query of a GET: its parameters, the time in seconds and the digest of both. */
export function encodeQuery(input: object, seconds: number): URLSearchParams {
  const parameters = encodeParameters(input);
  return new URLSearchParams({ ...parameters, time: String(seconds), hash: requestHash(parameters, seconds) });
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
  // Fields go first, so that the server knows what a file is for before the file arrives.
  for (const [name, value] of Object.entries(encodeParameters(Object.fromEntries(texts)))) parts.append(name, value);
  for (const [name, value] of files) parts.append(name, value);
  return parts;
}
