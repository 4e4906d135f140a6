import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantSession } from '../../../platform/session/applicant-session.ts';
import type { ModuleChanges } from '../../../domain/forms/read-changes.ts';
import { hasSameHands } from './same-hands.ts';
import type { NotSaved, Saved } from './save.ts';
import { findModuleRows } from './saving.queries.ts';

interface Writing {
  readonly session: ApplicantSession;
  readonly module: CompiledModule | undefined;
  readonly changes: ModuleChanges;
}

/**
 * Saves, and lets nobody else sign a row: where staff write, every signature stands afterwards in the row where it stood. A
 * save of rows that are signed holds the application, so that nothing changes between the looks.
 */
export async function leavingHands(
  db: ProjectDb,
  { session, module, changes }: Writing,
  save: () => Promise<Saved | NotSaved>,
): Promise<Saved | NotSaved> {
  const signed = session.staffId === null ? [] : signedGroups(module, changes);
  if (module === undefined || signed.length === 0) return save();
  const before = await findModuleRows(db, session.applicantId, module.definition.id);
  const saved = await save();
  if (saved.outcome !== 'saved') return saved;
  const { rows: after } = saved.merged;
  const isLeft = signed.every(({ definition: { key }, fields }) =>
    hasSameHands(fields, before[key] ?? [], after[key] ?? []),
  );
  if (!isLeft) throw new Refused('applicantSigns');
  return saved;
}

function signedGroups(module: CompiledModule | undefined, { rows }: ModuleChanges) {
  return (module?.groups ?? []).filter(
    ({ definition: { key }, fields }) =>
      Object.hasOwn(rows, key) && fields.some(({ model }) => model.isSigned === true),
  );
}
