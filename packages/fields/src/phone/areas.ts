import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { phoneDigits } from '@portico/form-engine/patterns/mobile';

/** An option that names a dialling code. */
export interface AreaOption {
  readonly option: Option;
  readonly area: string;
}

/** The dialling codes a field is restricted to; none means that all are offered. */
export function areaOptions(field: FieldDefinition): readonly AreaOption[] {
  return (field.options ?? [])
    .map((option) => ({ option, area: phoneDigits(option.area ?? '') }))
    .filter(({ area }) => area !== '');
}

/** The code that stands there before anybody chose one: the first that the field offers, else the project's; empty for none. */
export function firstArea(field: FieldDefinition, projectArea = ''): string {
  return areaOptions(field)[0]?.area ?? projectArea;
}
