import { filePath } from '@portico/contract/uploads';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormAnswers, StoredFile } from '@portico/form-engine/values/answer';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import { Refused } from '../../../platform/refused.ts';
import { type BoundFile, type FileOwner, markBound } from './binding.queries.ts';
import type { ModuleChanges } from '../../forms/read-changes.ts';
import { namedFiles, type Naming, withStoredFacts, uidsIn } from './named-files.ts';

interface Changed {
  /** The module that is changed; undefined if the form no longer has it, and then there are no changes. */
  readonly module: CompiledModule | undefined;
  readonly changes: ModuleChanges;
  /** Left-over answers; their files are kept as well. */
  readonly leftOver: readonly Pick<KeptLeftOver, 'key' | 'answer'>[];
  readonly now: Date;
}

interface Bound {
  /** The same changes, with the stored facts of each file. */
  readonly changes: ModuleChanges;
  readonly references: readonly Naming[];
}

/** Whether the changes add or remove references to files. */
export function concernsFiles({ module, changes, leftOver }: Omit<Changed, 'now'>): boolean {
  const isNamed = module !== undefined && namedFiles(module, changes).length > 0;
  return isNamed || leftOver.some(({ answer }) => uidsIn(answer).length > 0);
}

/**
 * Binds the files that the changes refer to, in the same transaction and before they are saved. Each file must belong
 * to the owner, be complete, and be meant for that field. The application is locked.
 */
export async function bindFiles(db: ProjectDb, owner: FileOwner, changed: Changed): Promise<Bound> {
  const { module, changes, leftOver, now } = changed;
  if (!concernsFiles(changed)) return { changes, references: [] };
  const references = module === undefined ? [] : namedFiles(module, changes);
  const claims = claimsOf(references);
  requireIds(claims);
  const beside = leftOver.flatMap(({ key, answer }) => uidsIn(answer).map((uid) => ({ key, uid })));
  const bound = await markBound(db, {
    owner,
    claims: [...claims, ...beside.filter(({ uid }) => isId.test(uid))],
    keys: keysOf(references),
    now,
  });
  const byId = new Map(bound.map((file) => [file.id, file]));
  requireOwn(claims, byId);
  requireFew(references, byId);
  const own = (uid: string) => toStoredFile(byId.get(uid));
  return { changes: module === undefined ? changes : withStoredFacts(module, changes, own), references };
}

interface Written extends Pick<Changed, 'module' | 'now'>, Pick<Bound, 'references'> {
  /** The answers of the module after the save. */
  readonly values: FormAnswers;
}

/** Runs after a save: a field that was not written because of a conflict keeps the files of its stored answer. */
export async function rebindFiles(db: ProjectDb, owner: FileOwner, written: Written): Promise<void> {
  const { module, references, values, now } = written;
  if (module === undefined || references.length === 0) return;
  const emptied: ModuleChanges = {
    fields: Object.fromEntries(references.filter(({ field }) => field.group === null).map((one) => [keyOf(one), null])),
    rows: Object.fromEntries(references.flatMap(({ field }) => (field.group === null ? [] : [[field.group, null]]))),
  };
  const remaining = namedFiles(module, {
    fields: { ...emptied.fields, ...only(values.fields, emptied.fields) },
    rows: { ...emptied.rows, ...only(values.rows, emptied.rows) },
  });
  const keys = keysOf(references).filter((key) => idsOf(references, key) !== idsOf(remaining, key));
  if (keys.length === 0) return;
  const claims = claimsOf(remaining).filter(({ key, uid }) => keys.includes(key) && isId.test(uid));
  await markBound(db, { owner, claims, keys, now });
}

interface Claim {
  readonly key: string;
  readonly uid: string;
}

function claimsOf(references: readonly Naming[]): readonly Claim[] {
  return references.flatMap((one) => one.uids.map((uid) => ({ key: keyOf(one), uid })));
}

function keyOf({ field }: Naming): string {
  return field.definition.key;
}

function keysOf(references: readonly Naming[]): string[] {
  return [...new Set(references.map(keyOf))];
}

function idsOf(references: readonly Naming[], key: string): string {
  const ids = references.flatMap((one) => (keyOf(one) === key ? one.uids : []));
  return [...new Set(ids)].toSorted().join();
}

function only<T>(values: Readonly<Record<string, T>>, keys: object): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(keys, key)));
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function requireIds(claims: readonly Claim[]): void {
  if (!claims.every(({ uid }) => isId.test(uid))) throw new Refused('unknownFile');
}

function requireOwn(claims: readonly Claim[], files: ReadonlyMap<string, BoundFile>): void {
  if (!claims.every(({ uid, key }) => files.get(uid)?.field_key === key)) throw new Refused('unknownFile');
}

/**
 * A field that has too many files cannot get another. Removing some is always allowed, even if too many remain, which
 * can happen after the form changed.
 */
function requireFew(references: readonly Naming[], files: ReadonlyMap<string, BoundFile>): void {
  for (const { field, uids } of references) {
    const most = field.model.isSigned === true ? 1 : Math.max(1, field.definition.files?.most ?? 1);
    if (uids.length > most && uids.some((uid) => files.get(uid)?.is_new === true)) throw new Refused('fileCount');
  }
}

function toStoredFile(file: BoundFile | undefined): StoredFile | undefined {
  if (file === undefined) return undefined;
  return { uid: file.id, name: file.name, url: `${filePath}/${file.id}`, size: Number(file.size) };
}
