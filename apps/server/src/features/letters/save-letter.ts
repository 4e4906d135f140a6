import type { SaveLetter } from '@portico/contract/recommendations.schemas';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { bindFiles } from '../../domain/files/binding/bind-files.ts';
import { moduleOf } from '../../domain/applications/draft.rules.ts';
import { type ModuleChanges, readChanges } from '../../domain/forms/read-changes.ts';
import { Refused } from '../../platform/refused.ts';
import type { LetterCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { judgeAll } from './judge-letter.ts';
import { isLetterModule } from '../../domain/letters/letter-form.ts';
import { keepState, saveChanges, type SavedLetter } from './letters.queries.ts';
import { obstacleToReading, obstacleToWriting } from '../../domain/letters/letters.rules.ts';
import { type OpenedLetter, openLetter } from '../../domain/letters/open-letter.ts';
import { presentSaved, wireStates } from './saved.present.ts';

/**
 * Saves changed fields of a letter as those of applications are saved: key by key, what changed elsewhere is a conflict, and a
 * repeated request is known by its key in the log. Whether the letter may still be written is decided while it is held.
 */
export function saveLetter(input: SaveLetter['input'], call: LetterCall): Promise<SaveLetter['output']> {
  return inTransaction(call.db, async (db) => {
    const locked = { ...call, db };
    const opened = await openLetter(locked, { lock: true, seen: input.form_version });
    const gone = obstacleToReading(opened.row);
    if (gone !== null) throw new Refused(gone);
    const module = letterModule(opened, input.menuid);
    const saved = await saveModule(locked, opened, module, {
      changes: readChanges(input.changes, module),
      base: input.revision,
      request: call.key,
    });
    const state = await keepStates(locked, opened, input.menuid, saved);
    return presentSaved(saved, opened.form.id, module, state);
  });
}

function letterModule({ form, asked }: OpenedLetter, id: string): CompiledModule {
  const module = moduleOf(form.compiled, id);
  if (module === undefined) throw new Refused('notFound');
  if (!isLetterModule(module)) throw new Refused('forbidden');
  if (moduleOf(asked, id) === undefined) throw new Refused('moduleLeftOut');
  return module;
}

interface ModuleSave {
  readonly changes: ModuleChanges;
  readonly base: number;
  readonly request: string | null;
}

/** Writes changes to one module of a letter that is held, and binds the files they name. */
export async function saveModule(
  { db, now }: LetterCall,
  { row, form }: Pick<OpenedLetter, 'row' | 'form'>,
  module: CompiledModule,
  { changes, base, request }: ModuleSave,
): Promise<SavedLetter> {
  const save = {
    letter: row.id,
    version: form.id,
    module: module.definition.id,
    base,
    obstacle: obstacleToWriting(row, now),
    at: now,
    request,
  };
  const saved = await bindFiles(db, {
    applicantId: row.applicant.id,
    letter: row.id,
    module,
    changes,
    leftOver: [],
    now,
    save: (held, told) => saveChanges(held, { ...save, changes: told }),
    valuesIn: (answer) => (answer.outcome === 'saved' ? answer.merged : undefined),
  }).catch(orTooLarge);
  if (saved.outcome === 'saved') return saved;
  throw new Refused(saved.outcome);
}

function orTooLarge(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'PO413') throw new Refused('moduleTooLarge');
  throw error;
}

/** Writes down what the engine finds of each module now, where it differs; gives that of the one that was saved. */
export async function keepStates(
  { db }: LetterCall,
  opened: OpenedLetter,
  menuid: string,
  { merged, revision }: SavedLetter,
): Promise<0 | 1 | 2> {
  const before = opened.row.modules ?? {};
  const saved = { values: merged, revision: Number(revision), state: before[menuid]?.state ?? 0 };
  const modules = { ...before, [menuid]: saved };
  const verdicts = judgeAll({ ...opened, row: { ...opened.row, modules } });
  const states = new Map(verdicts.map(({ module, state }) => [module, wireStates[state]]));
  if (opened.row.state !== 'written')
    for (const [id, state] of states)
      if ((modules[id]?.state ?? state) !== state) await keepState(db, opened.row.id, id, state);
  return states.get(menuid) ?? 0;
}
