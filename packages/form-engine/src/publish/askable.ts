import { canReach } from '../compile/field-node.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { ModuleDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import type { Placed } from './placed-field.ts';

/** What a statement about an answer can test. */
export type AnswerTest = 'answered' | 'chosen' | 'number' | 'days' | 'length';

const byModel = ['number', 'days', 'length'] as const;

/** The tests that a field can answer. */
export function testsOf({ type }: FieldDefinition, models: FieldModels): readonly AnswerTest[] {
  const model = models[type];
  const chosen = model.chosen === undefined ? [] : (['chosen'] as const);
  if (model.readOnly === true) return chosen;
  return [...chosen, ...byModel.filter((test) => model[test] !== undefined), 'answered'];
}

/** Whether something can see the answers of a field or group: from outside of a row nobody knows which row is meant. */
export function reaches(asked: Pick<Placed, 'group'>, from: Pick<Placed, 'group'>): boolean {
  return canReach({ group: asked.group?.key ?? null }, { group: from.group?.key ?? null });
}

/** A recommender's answer, asked by what the applicant fills in. */
export function isAnsweredLater(asked: Placed, from: Placed): boolean {
  return asked.module.author === 'recommender' && from.module.author !== 'recommender';
}

/** A recommender does not know the applicant's rows, nor the other way round. */
export function isSameSheet(one: ModuleDefinition, other: ModuleDefinition): boolean {
  return (one.author === 'recommender') === (other.author === 'recommender');
}
