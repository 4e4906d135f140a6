import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { nested } from '../codec/structures.ts';
import type { WireKey } from '../codec/wire-key.ts';
import type { SpelledField } from '../field/spelled-field.ts';
import { choiceKeys } from './choice.ts';
import { dateKeys } from './dates.ts';
import { fileKeys } from './files.ts';
import { groupConditionKeys } from './group.ts';
import { lookKeys } from './look.ts';
import { previewKeys } from './preview.ts';
import { fieldRelationKeys } from './relation.ts';
import { textKeys } from './text.ts';

export const conditionKeys: readonly WireKey<SpelledField>[] = [
  ...textKeys,
  ...choiceKeys,
  ...dateKeys,
  ...fileKeys,
  ...lookKeys,
  ...fieldRelationKeys,
  ...previewKeys,
];

export const fieldCondition = nested('condition', conditionKeys);

export const groupCondition: WireKey<GroupDefinition> = nested('condition', groupConditionKeys);
