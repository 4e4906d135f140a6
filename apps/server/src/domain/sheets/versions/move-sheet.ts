import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { noAnswers } from '@portico/form-engine/values/answer';
import { moveAnswers } from '@portico/form-engine/versions/move-answers';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { PublishedForm } from '../../forms/published-forms.ts';
import type { ModuleChanges } from '../../forms/read-changes.ts';
import { describeLeftOver } from './describe-left-over.ts';
import { answersIn, answersOf, moduleOf, type SavedModules } from '../sheet.rules.ts';
import { overwriteModule, setVersion } from '../sheets.queries.ts';

interface Moving {
  readonly id: string;
  readonly modules: SavedModules;
  readonly from: PublishedForm;
  readonly to: PublishedForm;
  /** Which modules the writer fills in: answers of others are neither converted nor shown as left over. */
  readonly writes: (module: CompiledModule) => boolean;
  readonly by: string;
  readonly at: Date;
}

/** Moves a locked sheet to another version of its form. Answers that do not fit there are kept as left over. */
export async function moveSheet(db: ProjectDb, sheet: Moving): Promise<void> {
  const { id, modules, from, to, writes, by, at } = sheet;
  const own = new Set(from.compiled.modules.filter(writes).map(({ definition }) => definition.id));
  const moved = moveAnswers(from.compiled, to.compiled, answersOf(modules, own));
  for (const module of new Set([...own, ...to.compiled.modules.map(({ definition }) => definition.id)])) {
    const target = moduleOf(to.compiled, module);
    const stays = !own.has(module) && target !== undefined && !writes(target);
    const stored = (stays ? undefined : modules?.[module]?.values) ?? noAnswers;
    const next = answersIn(target, moved.answers);
    const changes = { fields: over(stored.fields, next.fields), rows: over(stored.rows, next.rows) };
    if (isChange(changes)) await overwriteModule(db, { sheet: id, module, changes, by, at });
  }
  await setVersion(db, id, to.id, describeLeftOver(moved.leftOver, from.compiled));
}

function over<T>(previous: Readonly<Record<string, T>>, next: Readonly<Record<string, T>>): Record<string, T | null> {
  return { ...Object.fromEntries(Object.keys(previous).map((key) => [key, null])), ...next };
}

function isChange({ fields, rows }: ModuleChanges): boolean {
  return Object.keys(fields).length + Object.keys(rows).length > 0;
}
