import { createHmac } from 'node:crypto';

/** The parameters of an Aliyun RPC call as a signed form body, with signature version 1.0. */
export function signForm(
  method: 'GET' | 'POST',
  parameters: Readonly<Record<string, string>>,
  keySecret: string,
): string {
  const sorted = Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const form = sorted.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const text = `${method}&${encode('/')}&${encode(form)}`;
  const signature = createHmac('sha1', `${keySecret}&`).update(text).digest('base64');
  return `Signature=${encode(signature)}&${form}`;
}

// RFC 3986: escapes four more characters than encodeURIComponent.
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
