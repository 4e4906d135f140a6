import { filePath } from '@portico/contract/uploads';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { FormAnswers, StoredFile } from '@portico/form-engine/values/answer';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import { Refused } from '../../../platform/refused.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { type BoundFile, type FileOwner, markBound } from './binding.queries.ts';
import type { ModuleChanges } from '../../forms/read-changes.ts';
import { namedFiles, type Naming, toldByServer, uidsIn } from './named-files.ts';

interface Saving<S> {
  readonly applicantId: string;
  /** The request whose letter is saved, where a recommender writes: then its files are bound and no others. */
  readonly letter?: string;
  /** The module that the changes are for; undefined where the form has none, and then there are no changes. */
  readonly module: CompiledModule | undefined;
  readonly changes: ModuleChanges;
  /** Answers without a place that are kept beside: their files are kept, too. */
  readonly leftOver: readonly Pick<KeptLeftOver, 'key' | 'answer'>[];
  readonly now: Date;
  /** Writes the changes. */
  save(db: ProjectDb, changes: ModuleChanges): Promise<S>;
  /** What the module holds once that is done; undefined where nothing was written. */
  valuesIn(saved: S): FormAnswers | undefined;
}

/**
 * Saves answers, and binds the files they name in the same transaction: each must be the person's own, or the
 * letter's, finished, and for that field. One statement more, and only where a field that takes files changed.
 */
export async function bindFiles<S>(db: ProjectDb, saving: Saving<S>): Promise<S> {
  const { module, changes, leftOver, now } = saving;
  const named = module === undefined ? [] : namedFiles(module, changes);
  const beside = leftOver.flatMap(({ key, answer }) => uidsIn(answer).map((uid) => ({ key, uid })));
  if (named.length === 0 && beside.length === 0) return saving.save(db, changes);
  const claims = claimsOf(named);
  requireIds(claims);
  return unlessWritten(() =>
    inTransaction(db, async (held) => {
      const bound = await markBound(held, {
        whose: ownerOf(saving),
        claims: [...claims, ...beside.filter(({ uid }) => isId.test(uid))],
        keys: keysOf(named),
        now,
      });
      const byId = new Map(bound.map((file) => [file.id, file]));
      requireOwn(claims, byId);
      requireFew(named, byId);
      const own = (uid: string) => told(byId.get(uid));
      const saved = await saving.save(held, module === undefined ? changes : toldByServer(module, changes, own));
      const values = saving.valuesIn(saved);
      if (values === undefined) throw new NotWritten(saved);
      await settle(held, saving, named, values);
      return saved;
    }),
  );
}

/** Takes the marks back where nothing was written. */
class NotWritten<S> extends Error {
  constructor(readonly saved: S) {
    super('Nothing was written');
  }
}

async function unlessWritten<S>(run: () => Promise<S>): Promise<S> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NotWritten) return error.saved;
    throw error;
  }
}

/** A field that was not written, since it changed elsewhere, keeps the files of the answer that stands. */
async function settle<S>(
  db: ProjectDb,
  saving: Saving<S>,
  named: readonly Naming[],
  { fields, rows }: FormAnswers,
): Promise<void> {
  const { module, now } = saving;
  if (module === undefined) return;
  const emptied: ModuleChanges = {
    fields: Object.fromEntries(named.filter(({ field }) => field.group === null).map((one) => [keyOf(one), null])),
    rows: Object.fromEntries(named.flatMap(({ field }) => (field.group === null ? [] : [[field.group, null]]))),
  };
  const standing = namedFiles(module, {
    fields: { ...emptied.fields, ...only(fields, emptied.fields) },
    rows: { ...emptied.rows, ...only(rows, emptied.rows) },
  });
  const keys = keysOf(named).filter((key) => idsOf(named, key) !== idsOf(standing, key));
  if (keys.length === 0) return;
  const claims = claimsOf(standing).filter(({ key, uid }) => keys.includes(key) && isId.test(uid));
  await markBound(db, { whose: ownerOf(saving), claims, keys, now });
}

function ownerOf<S>({ applicantId, letter }: Saving<S>): FileOwner {
  return letter === undefined ? { applicantId } : { letter };
}

interface Claim {
  readonly key: string;
  readonly uid: string;
}

function claimsOf(named: readonly Naming[]): readonly Claim[] {
  return named.flatMap((one) => one.uids.map((uid) => ({ key: keyOf(one), uid })));
}

function keyOf({ field }: Naming): string {
  return field.definition.key;
}

function keysOf(named: readonly Naming[]): string[] {
  return [...new Set(named.map(keyOf))];
}

function idsOf(named: readonly Naming[], key: string): string {
  const ids = named.flatMap((one) => (keyOf(one) === key ? one.uids : []));
  return [...new Set(ids)].toSorted().join();
}

function only<T>(values: Readonly<Record<string, T>>, wanted: object): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(wanted, key)));
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function requireIds(claims: readonly Claim[]): void {
  if (!claims.every(({ uid }) => isId.test(uid))) throw new Refused('unknownFile');
}

function requireOwn(claims: readonly Claim[], known: ReadonlyMap<string, BoundFile>): void {
  if (!claims.every(({ uid, key }) => known.get(uid)?.field_key === key)) throw new Refused('unknownFile');
}

/** More files than the field takes: none is added to them. Fewer of too many, as after a change of the form, can be saved. */
function requireFew(named: readonly Naming[], known: ReadonlyMap<string, BoundFile>): void {
  for (const { field, uids } of named) {
    const most = field.model.isSigned === true ? 1 : Math.max(1, field.definition.files?.most ?? 1);
    if (uids.length > most && uids.some((uid) => known.get(uid)?.is_new === true)) throw new Refused('fileCount');
  }
}

function told(file: BoundFile | undefined): StoredFile | undefined {
  if (file === undefined) return undefined;
  return { uid: file.id, name: file.name, url: `${filePath}/${file.id}`, size: Number(file.size) };
}
