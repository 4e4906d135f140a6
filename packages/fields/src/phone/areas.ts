import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { phoneDigits } from '@portico/form-engine/patterns/mobile';

/** An option that stands for a dialling code. */
export interface AreaOption {
  readonly option: Option;
  readonly area: string;
}

/** The dialling codes a field is restricted to; empty means all. */
export function areaOptions(field: FieldDefinition): readonly AreaOption[] {
  return (field.options ?? [])
    .map((option) => ({ option, area: phoneDigits(option.area ?? '') }))
    .filter(({ area }) => area !== '');
}

/** The preselected code: the field's first, else the project's; empty for none. */
export function firstArea(field: FieldDefinition, projectArea = ''): string {
  return areaOptions(field)[0]?.area ?? projectArea;
}
