import type { CompiledField } from '../compile/compiled-form.ts';
import type { DateSettings, FieldDefinition } from '../definition/field-definition.ts';
import { movingDay } from '../definition/moving-day.ts';
import type { CheckContext } from '../field-model.ts';
import { conditionHolds } from '../visibility/condition-holds.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { offeredOptions } from './offered-options.ts';

/** A field's definition as it applies to these answers on this day: the same object unless something changes it. */
export function currentDefinition(field: CompiledField, look: AnswerLookup, context: CheckContext): FieldDefinition {
  const { definition, requiredWhen, under } = field;
  const { required, date } = definition;
  const isRequired = requiredWhen !== null && required !== true && conditionHolds(requiredWhen, look, context);
  if (!isRequired && date?.moving === undefined && under === null) return definition;
  return {
    ...definition,
    ...(isRequired ? { required: true } : {}),
    ...(under === null ? {} : { options: offeredOptions(field, look) }),
    ...(date?.moving === undefined ? {} : { date: { ...date, limits: limitsOn(date, context.today) } }),
  };
}

/** Whether two states of one field's definition ask for the same. */
export function isSameDefinition(one: FieldDefinition, other: FieldDefinition): boolean {
  if (one === other) return true;
  return one.required === other.required && one.options === other.options && hasSameLimits(one.date, other.date);
}

function hasSameLimits(one: DateSettings | undefined, other: DateSettings | undefined): boolean {
  return one?.limits?.from === other?.limits?.from && one?.limits?.to === other?.limits?.to;
}

/** The stricter of both: an empty end is open. */
function limitsOn({ limits, moving }: DateSettings, today: string) {
  const from = movingDay(moving?.from ?? '', today) ?? '';
  const to = movingDay(moving?.to ?? '', today) ?? '';
  const fixed = { from: '', to: '', ...limits };
  return {
    ...fixed,
    from: from > fixed.from ? from : fixed.from,
    to: to !== '' && (fixed.to === '' || to < endOf(fixed.to)) ? to : fixed.to,
  };
}

/** A year or a month ends with its last day. */
function endOf(date: string): string {
  return `${date}-99-99`.slice(0, 10);
}
