import { sql } from 'kysely';
import type { UnscopedDb } from '../../../platform/db/database.ts';
import { type Scope, scopeText } from '../../../platform/db/scope.ts';
import { createBatcher } from '../../../platform/concurrency/batcher.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import type { ModuleChanges } from '../../../domain/forms/read-changes.ts';
import type { SavedModules } from '../../../domain/sheets/sheet.rules.ts';
import type { SavedChanges } from '../../../domain/sheets/sheets.queries.ts';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import { toJsonb } from '../../../platform/db/to-jsonb.ts';

/** The changes of one save to one module. */
export interface Save {
  readonly version: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly base: number;
  readonly leftOver: readonly KeptLeftOver[];
  /** Modules to judge after the save, and those that judging must read. */
  readonly wanted: readonly string[];
}

export interface SavedRow extends SavedChanges {
  readonly outcome: 'saved';
  readonly application_id: string;
  readonly module_state: number;
  readonly others: SavedModules;
  /** Null if the batch was removed after the first of several identical requests. */
  readonly left_out: readonly string[] | null;
  readonly time_zone: string;
}

/** In the format that save_together reads. */
interface UsualSave {
  readonly scope: Scope;
  readonly session: string;
  readonly applicant: string;
  readonly version: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly base: number;
  readonly at: Date;
  readonly request: string | null;
}

type UsualRow = Omit<SavedRow, 'outcome' | 'conflicts' | 'changed' | 'others'> & { readonly place: number };

// Enough that a commit is always in progress, and few enough that each one contains several saves.
const concurrency = 4;

/**
 * Saves in one statement together with other saves of the same moment. Returns undefined and saves nothing if it is not
 * the usual case.
 */
export async function saveInBatch(
  { session, unverified, now, key }: ApplicantCall,
  save: Save,
): Promise<SavedRow | undefined> {
  if (unverified === undefined || session.staffId !== null || !canBeUsual(save)) return undefined;
  const { unscoped, scope } = unverified;
  const saveInBatch = batchers.get(unscoped) ?? openBatcher(unscoped);
  batchers.set(unscoped, saveInBatch);
  const { version, module, changes, base } = save;
  const person = { session: session.tokenHash.toString('hex'), applicant: session.applicantId };
  return saveInBatch({ scope, ...person, version, module, changes, base, at: now, request: key });
}

function canBeUsual({ leftOver, wanted, changes, base }: Save): boolean {
  const written: readonly unknown[] = [...Object.values(changes.fields), ...Object.values(changes.rows)];
  return leftOver.length === 0 && wanted.length === 1 && base > 0 && written.length > 0 && !written.includes(null);
}

const batchers = new WeakMap<UnscopedDb, (save: UsualSave) => Promise<SavedRow | undefined>>();

function openBatcher(unscoped: UnscopedDb) {
  const run = (saves: readonly UsualSave[]) => saveTogether(unscoped, saves);
  return createBatcher({ keyOf: ({ scope }: UsualSave) => scope.project ?? '', concurrency, run });
}

/** Saves one request of each person; further ones are tried separately. */
async function saveTogether(
  unscoped: UnscopedDb,
  saves: readonly UsualSave[],
): Promise<readonly (SavedRow | undefined)[]> {
  const people = new Set<string>();
  const sent = saves.flatMap(({ scope: _own, ...save }, index) => {
    if (people.has(save.applicant)) return [];
    people.add(save.applicant);
    return [{ ...save, place: index }];
  });
  const scope = scopeText({ ...saves[0]?.scope, people: [...people] });
  const { rows } = await sql<UsualRow>`select * from save_together(${scope}, ${toJsonb(sent)})`.execute(unscoped);
  const answers = new Map(rows.map((row) => [row.place, row]));
  return saves.map((_save, index) => {
    const row = answers.get(index);
    return row && { ...row, outcome: 'saved', conflicts: [], changed: [], others: null };
  });
}
