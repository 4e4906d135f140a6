import { nested } from '../codec/structures.ts';
import type { WireKey } from '../codec/wire-key.ts';
import type { SpelledField } from '../field/spelled-field.ts';
import { calculatedKey } from './calculated.ts';
import { choiceKeys } from './choice.ts';
import { dateKeys } from './dates.ts';
import { fileKeys } from './files.ts';
import { groupConditionKeys, type SpelledGroup } from './group.ts';
import { lookKeys } from './look.ts';
import { previewKeys } from './preview.ts';
import { relationKeyOf } from './relation.ts';
import { textKeys } from './text.ts';
import { requiredWhenKey, shownWhenKeyOf } from './when.ts';

export const conditionKeys: readonly WireKey<SpelledField>[] = [
  ...textKeys,
  ...choiceKeys,
  ...dateKeys,
  ...fileKeys,
  ...lookKeys,
  relationKeyOf<SpelledField>(),
  shownWhenKeyOf<SpelledField>(),
  requiredWhenKey,
  calculatedKey,
  ...previewKeys,
];

export const fieldCondition = nested('condition', conditionKeys);

export const groupCondition: WireKey<SpelledGroup> = nested('condition', groupConditionKeys);
