import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CannotStart } from '../../platform/cannot-start.ts';
import { deriveSecret } from '../../platform/secrets/secret-key.ts';

// Names become paths: none of them may lead out of its folder.
const key = z.string().regex(/^(?:files|incoming|documents)(?:\/[\w-]+)+$/);
const localName = z.string().regex(/^(?:secret-key|owner-account\.txt|outbox(?:\/(?!\.)[\w.-]+)+)$/);
const measured = { size: z.number(), digest: z.string() };

const manifestSchema = z.object({
  /** The first had neither `bytes`, `local` nor `seal`. */
  format: z.literal([1, 2]),
  at: z.iso.datetime(),
  /** The steps of the schema that the database had. */
  steps: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'graphile_worker']),
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string()),
      rows: z.number(),
      /** Unpacked. */
      bytes: z.number().default(Infinity),
      digest: z.string(),
    }),
  ),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key, ...measured })),
  /** What the data folder held besides. */
  local: z.array(z.object({ name: localName, ...measured })).optional(),
  /** Tells whether a secret key is the one that things were sealed with, and nothing more of it. */
  keyMark: z.string(),
  /** Of all the rest: nobody without the secret key can change a back-up so that it is taken for whole. */
  seal: z.string().optional(),
});

/** What a back-up holds; written last, so that one without it is known to be unfinished. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type FileEntry = Manifest['files'][number];
export type LocalEntry = NonNullable<Manifest['local']>[number];

const fileName = 'backup.json';

export async function writeManifest(folder: string, manifest: Manifest, secretKey: string): Promise<void> {
  const sealed = { ...manifest, seal: sealOf(manifest, secretKey) };
  await writeFile(join(folder, fileName), `${JSON.stringify(sealed, null, 1)}\n`, { mode: 0o600, flush: true });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new CannotStart(`There is no finished back-up in ${folder}: ${fileName} is missing or cannot be read.`);
  }
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new CannotStart(
    `The back-up in ${folder} is damaged, or of a version that is not known here: ${[fileName, field].filter((part) => part !== '').join(', ')}.`,
  );
}

/** Refuses a list of contents that is not the one that was written. */
export function requireSeal(manifest: Manifest, secretKey: string): void {
  if (manifest.format === 1 || manifest.seal === sealOf(manifest, secretKey)) return;
  throw new CannotStart(`The back-up is damaged: ${fileName} is not what was written.`);
}

function sealOf(manifest: Manifest, secretKey: string): string {
  // In the order of the schema, whoever made it.
  const { seal: _, ...content } = manifestSchema.parse(manifest);
  const key = deriveSecret(secretKey, 'seal of a back-up');
  return createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url');
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

/** Where the data folder's own things stand in a back-up. */
export function localFolder(folder: string): string {
  return join(folder, 'data');
}
