import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CannotStart } from '../../platform/cannot-start.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** The steps of the schema that the database had. */
  steps: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      digest: z.string(),
    }),
  ),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key: z.string(), size: z.number(), digest: z.string() })),
  /** Tells whether a secret key is the one that things were sealed with, and nothing more of it. */
  keyMark: z.string(),
});

/** What a back-up holds; written last, so that one without it is known to be unfinished. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type FileEntry = Manifest['files'][number];

const fileName = 'backup.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, fileName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new CannotStart(`There is no finished back-up in ${folder}: ${fileName} is missing or cannot be read.`);
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new CannotStart(`The back-up in ${folder} is damaged, or of a version that is not known here: ${fileName}.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a table's rows stand in the back-up. */
export function tablePath(folder: string, { schema, name }: Pick<TableEntry, 'schema' | 'name'>): string {
  return join(folder, 'database', `${schema}.${name}.jsonl.gz`);
}

/** Where a stored file stands in the back-up. */
export function filePath(folder: string, key: string): string {
  return join(folder, 'files', key);
}
