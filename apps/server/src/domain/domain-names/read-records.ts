import { Resolver } from 'node:dns/promises';

const resolver = new Resolver({ timeout: 3_000, tries: 2 });

/** The TXT records under a name as the world sees them now; a name without any, or without an answer, has none. */
export async function readRecords(name: string): Promise<readonly string[]> {
  const records = await resolver.resolveTxt(name).catch(() => []);
  return records.map((parts) => parts.join('')).slice(0, 20);
}
