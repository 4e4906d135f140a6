import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { moveAnswers } from '@portico/form-engine/versions/move-answers';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import type { ModuleChanges } from '../../forms/read-changes.ts';
import { describeLeftOver } from './describe-left-over.ts';

interface Carried {
  readonly changes: ModuleChanges;
  readonly leftOver: readonly KeptLeftOver[];
}

/**
 * Converts changes from a page of an older version to the newest one. What no longer fits the module is left over and
 * shown like all other left-over answers.
 */
export function carryChanges(changes: ModuleChanges, module: string, from: CompiledForm, to: CompiledForm): Carried {
  const target = {
    ...to,
    byKey: new Map([...to.byKey].filter(([, field]) => field.module === module)),
    groups: new Map([...to.groups].filter(([, group]) => group.module === module)),
  };
  const written = { fields: answered(changes.fields), rows: answered(changes.rows) };
  const { answers, leftOver } = moveAnswers(from, target, written);
  const isField = (key: string) => target.byKey.get(key)?.group === null;
  return {
    changes: {
      fields: { ...cleared(changes.fields, isField), ...answers.fields },
      rows: { ...cleared(changes.rows, (key) => target.groups.has(key)), ...answers.rows },
    },
    leftOver: describeLeftOver(leftOver, from),
  };
}

function answered<T>(part: Readonly<Record<string, T | null>>): Record<string, T> {
  return Object.fromEntries(Object.entries(part).flatMap(([key, one]) => (one === null ? [] : [[key, one] as const])));
}

function cleared<T>(part: Readonly<Record<string, T | null>>, isHere: (key: string) => boolean): Record<string, null> {
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, one]) => (one === null && isHere(key) ? [[key, null] as const] : [])),
  );
}
