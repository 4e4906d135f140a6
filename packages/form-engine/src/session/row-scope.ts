import type { CompiledGroup } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Row } from '../values/answer.ts';
import type { Siblings } from '../verdict/problem-of.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { createFieldCells } from './field-cells.ts';
import type { FieldScope } from './field-scope.ts';

/** One row while it is edited in its dialog; the form does not change before `save`. */
export interface RowScope extends FieldScope {
  /** Shows all problems and returns the key of the first field that has one. */
  readonly check: () => string | null;
  readonly isDirty: () => boolean;
  readonly save: () => void;
  /** Discards the changes. */
  readonly discard: () => void;
}

interface RowStart {
  readonly group: CompiledGroup;
  readonly row: Row;
  /** columnNumber. */
  readonly number: number;
  readonly plain: AnswerLookup;
  readonly siblings: Siblings;
  readonly context: CheckContext;
  /** A new row proposes the defaults of its fields. */
  readonly proposes: boolean;
  readonly onSave: (row: Row) => void;
  /** Called with the row after each change; null once it is saved or discarded. */
  readonly onDraft: (row: Row | null) => void;
}

export function createRowScope(start: RowStart): RowScope {
  const { group, row, number, plain, siblings, context, proposes, onSave, onDraft } = start;
  const { fields, controlled } = group;
  const cells = createFieldCells({
    fields,
    controlled,
    answers: row,
    context,
    outer: plain,
    row: number,
    siblings,
    proposes,
  });
  // A proposal alone is no change that could be lost.
  if (proposes) for (const { definition } of fields) cells.propose(definition.key);
  let isDirty = false;
  const written = () => Object.fromEntries([...cells.cells].map(([key, cell]) => [key, cell.lastAnswer]));
  cells.onTouched(() => {
    isDirty = true;
    onDraft(written());
  });
  return {
    ...cells,
    isDirty: () => isDirty,
    check() {
      cells.leaveAll(cells.cells.keys());
      for (const [key, cell] of cells.cells) if (cell.problem !== null) return key;
      return null;
    },
    save() {
      onSave(written());
      onDraft(null);
    },
    discard: () => onDraft(null),
  };
}
