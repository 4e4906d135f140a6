import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { coded } from '../codec/coded.ts';
import { cssLength } from '../codec/safe-text.ts';
import { count } from '../codec/scalars.ts';
import { keysOf, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/local-text.ts';

const layout = coded([
  ['table', 2],
  ['list', 1, 0],
]);

const labelPosition = coded([
  ['left', 'left'],
  ['right', 'right'],
  ['top', 'top'],
]);

const key = keysOf<GroupDefinition>();

export const groupConditionKeys: readonly WireKey<GroupDefinition>[] = [
  key(
    'requirerdQuantity',
    count,
    (group) => group.requiredRows,
    (requiredRows) => ({ requiredRows }),
  ),
  key(
    'customize',
    count,
    (group) => group.extraRows,
    (extraRows) => ({ extraRows }),
  ),
  key(
    'buttonName',
    localText,
    (group) => group.addLabel,
    (addLabel) => ({ addLabel }),
  ),
  key(
    'columnLayout',
    layout,
    (group) => group.layout,
    (value) => ({ layout: value }),
  ),
  key(
    'labelWidth',
    cssLength,
    (group) => group.labelWidth,
    (labelWidth) => ({ labelWidth }),
  ),
  key(
    'labelPosition',
    labelPosition,
    (group) => group.labelPosition,
    (position) => ({ labelPosition: position }),
  ),
];
