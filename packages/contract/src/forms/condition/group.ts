import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { coded } from '../codec/values/coded.ts';
import { cssLength } from '../codec/values/safe-text.ts';
import { count } from '../codec/values/scalars.ts';
import { plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/values/local-text.ts';
import type { Spelled } from '../field/spelled-field.ts';
import { relationKeyOf } from './relation.ts';
import { shownWhenKeyOf } from './when.ts';

const layout = coded([
  ['table', 2],
  ['list', 1, 0],
]);

const labelPosition = coded([
  ['left', 'left'],
  ['right', 'right'],
  ['top', 'top'],
]);

export type SpelledGroup = Spelled<GroupDefinition>;

const plain = plainKeysOf<SpelledGroup>();

export const groupConditionKeys: readonly WireKey<SpelledGroup>[] = [
  plain('requirerdQuantity', count, 'requiredRows'),
  plain('customize', count, 'extraRows'),
  plain('buttonName', localText, 'addLabel'),
  plain('columnLayout', layout, 'layout'),
  plain('labelWidth', cssLength, 'labelWidth'),
  plain('labelPosition', labelPosition, 'labelPosition'),
  relationKeyOf<SpelledGroup>(),
  shownWhenKeyOf<SpelledGroup>(),
];
