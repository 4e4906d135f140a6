import { createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CannotStart } from '../../platform/cannot-start.ts';
import { deriveSecret } from '../../platform/secrets/secret-key.ts';

// Names become paths, so none of them may lead out of its folder.
const key = z.string().regex(/^(?:files|incoming|documents)(?:\/[\w-]+)+$/);
const localName = z.string().regex(/^(?:secret-key|owner-account\.txt|outbox(?:\/(?!\.)[\w.-]+)+)$/);
const measured = { size: z.number(), digest: z.string() };

const manifestSchema = z.object({
  /** Format 1 had neither `bytes`, `local` nor `seal`. */
  format: z.literal([1, 2]),
  at: z.iso.datetime(),
  /** The migration steps of the database. */
  steps: z.array(z.string()),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'graphile_worker']),
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string()),
      rows: z.number(),
      /** The uncompressed size. */
      bytes: z.number().default(Infinity),
      digest: z.string(),
    }),
  ),
  /** The last value of each sequence. */
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key, ...measured })),
  /** The other content of the data folder. */
  local: z.array(z.object({ name: localName, ...measured })).optional(),
  /** Shows whether a secret key is the one that things were sealed with, without revealing it. */
  keyMark: z.string(),
  /** A seal over everything else: without the secret key nobody can change a back-up unnoticed. */
  seal: z.string().optional(),
});

/** The content list of a back-up; written last, so that a back-up without it is known to be incomplete. */
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

/** Throws if the content list is not the one that was written. */
export function requireSeal(manifest: Manifest, secretKey: string): void {
  if (manifest.format === 1 || manifest.seal === sealOf(manifest, secretKey)) return;
  throw new CannotStart(`The back-up is damaged: ${fileName} is not what was written.`);
}

function sealOf(manifest: Manifest, secretKey: string): string {
  // In the order of the schema, so that the text is the same for every writer.
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

/** The path of a table's rows in the back-up. */
export function tablePath(folder: string, { schema, name }: Pick<TableEntry, 'schema' | 'name'>): string {
  return join(folder, 'database', `${schema}.${name}.jsonl.gz`);
}

/** The path of a stored file in the back-up. */
export function filePath(folder: string, key: string): string {
  return join(folder, 'files', key);
}

/** The folder for the data folder's content in a back-up. */
export function localFolder(folder: string): string {
  return join(folder, 'data');
}
