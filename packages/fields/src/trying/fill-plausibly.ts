import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { FieldScope } from '@portico/form-engine/session/field-scope';
import { createFormSession, type FormSession } from '@portico/form-engine/session/form-session';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { plausibleFor } from '../plausible.ts';

interface Filled {
  readonly answers: FormAnswers;
  /** How many answers there are now that were not there before. */
  readonly count: number;
}

/**
 * Answers what nobody has answered yet, as somebody could have: what shows is answered, what an answer opens too, and every
 * group that shows has its rows. The real session says what shows and what is wrong. What no plausible answer fits stays
 * empty.
 */
export function fillPlausibly(
  form: CompiledForm,
  answers: FormAnswers,
  context: CheckContext,
  variant: number,
): Filled {
  const session = createFormSession(form, answers, context, true);
  const plain = form.modules.flatMap(({ fields }) => fields);
  let count = 0;
  let added: number;
  const tried = new Set<string>();
  do {
    added = fillFields(session, plain, context, variant, tried);
    for (const { definition } of form.groups.values())
      added += addRows(session, form, definition.key, context, variant);
    count += added;
  } while (added > 0);
  return { answers: session.answers(), count };
}

/** Answers the empty fields of a form or row; returns how many. Fields that nothing fits are not tried again. */
function fillFields(
  scope: FieldScope,
  fields: readonly CompiledField[],
  context: CheckContext,
  variant: number,
  tried: Set<string>,
): number {
  let count = 0;
  for (const [
    index,
    {
      definition: { key },
      model,
      calculation,
    },
  ] of fields.entries()) {
    const { visible, answer, definition, waitsFor } = scope.read(key);
    if (!visible || definition === null || waitsFor !== null || calculation !== null) continue;
    if (model.readOnly === true || !model.isEmpty(answer) || tried.has(key)) continue;
    tried.add(key);
    const isFilled = plausibleFor(definition.type)(definition, context, variant + index).some((raw) => {
      const candidate = model.read(raw, definition);
      if (model.isEmpty(candidate)) return false;
      scope.change(key, candidate);
      scope.leave(key);
      return scope.read(key).problem === null;
    });
    if (isFilled) count += 1;
    else scope.change(key, model.empty);
  }
  return count;
}

/** The rows that a group must have, and one where it needs none. */
function addRows(
  session: FormSession,
  form: CompiledForm,
  key: string,
  context: CheckContext,
  variant: number,
): number {
  const group = form.groups.get(key);
  let count = 0;
  if (group === undefined) return count;
  const wanted = Math.max(1, group.definition.requiredRows);
  for (let row = session.rows(key).rows.length; row < wanted; row += 1) {
    const { isShown, canAdd } = session.rows(key);
    if (!isShown || !canAdd) break;
    const scope = session.editRow(key, null);
    const tried = new Set<string>();
    let added: number;
    do {
      added = fillFields(scope, group.fields, context, variant + row, tried);
      count += added;
    } while (added > 0);
    scope.save();
  }
  return count;
}
