import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import type { SavedModule, SavedModules } from '../draft/draft.queries.ts';
import type { ModuleChanges } from './read-changes.ts';
import { toJsonb } from './to-jsonb.ts';

interface Save {
  readonly version: string;
  readonly module: string;
  readonly changes: ModuleChanges;
  readonly base: number;
  readonly leftOver: readonly KeptLeftOver[];
  /** Modules that are judged after it, or looked at by those that are. */
  readonly wanted: readonly string[];
}

type Place = readonly [part: 'fields' | 'rows', key: string];

interface SavedRow {
  readonly outcome: 'saved';
  readonly application_id: string;
  readonly revision: string;
  readonly conflicts: readonly Place[];
  readonly changed: readonly Place[];
  /** The module as it is now. */
  readonly merged: FormAnswers;
  readonly module_state: number;
  readonly others: SavedModules;
  /** Null where the batch was taken away after a request that is repeated. */
  readonly left_out: readonly string[] | null;
  readonly time_zone: string;
}

export interface Saved extends SavedRow {
  /** Those wanted, as they are now. */
  readonly modules: NonNullable<SavedModules>;
}

interface NotSaved {
  readonly outcome:
    | 'notSignedIn'
    | 'serviceEnded'
    | 'submitted'
    | 'chooseBatch'
    | 'batchClosed'
    | 'moduleLeftOut'
    | 'moduleTooLarge'
    | 'keyReused'
    | 'version';
}

/** The one statement of a save, which proves the session where that was not done yet; alone it is a transaction by itself. */
export async function saveChanges(
  { db, session, unproved, now, key }: ApplicantCall,
  save: Save,
): Promise<Saved | NotSaved> {
  const toProve = unproved === undefined ? null : session.tokenHash;
  const alone = db.isTransaction ? undefined : unproved;
  const { rows } = await sql<SavedRow | NotSaved>`
    select * from save_answers(${alone?.scope ?? null}, ${toProve}, ${session.applicantId}, ${save.version},
      ${save.module}, ${toJsonb(save.changes)}, ${save.base}, ${toJsonb(save.leftOver)}, ${now}, ${key}, ${save.wanted})`
    // Another connection would wait for what this transaction holds.
    .execute(alone?.doors ?? db)
    .catch(orTooLarge);
  const [answer] = rows;
  if (answer === undefined) throw new Error('save_answers gave no answer');
  if (answer.outcome !== 'saved') return answer;
  const own = { values: answer.merged, revision: Number(answer.revision), state: answer.module_state };
  return { ...answer, modules: { ...answer.others, [save.module]: own } };
}

function orTooLarge(error: unknown): { rows: NotSaved[] } {
  if (error instanceof Error && 'code' in error && error.code === 'PO413')
    return { rows: [{ outcome: 'moduleTooLarge' }] };
  throw error;
}

type JudgedModules = Readonly<Record<string, Pick<SavedModule, 'state' | 'revision'>>>;

export async function keepStates(db: ProjectDb, application: string, states: JudgedModules): Promise<void> {
  await sql`select keep_judgements(${application}, ${toJsonb(states)})`.execute(db);
}
