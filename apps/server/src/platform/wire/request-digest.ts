import { createHash } from 'node:crypto';

/** One text for all that was sent: the same only for the same parameters and the same bytes of every file. */
export async function requestDigest(key: string, parameters: Readonly<Record<string, unknown>>): Promise<string> {
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters))
    sent[name] = value instanceof Blob ? { file: digest(new Uint8Array(await value.arrayBuffer())) } : value;
  return digest(`${key}\n${JSON.stringify(sent)}`);
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
