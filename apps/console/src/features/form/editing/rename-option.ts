import type { Condition } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Conditional } from '@portico/form-engine/definition/trigger';
import { fieldIn, type FormParts, groupIn, moduleIn } from '@portico/form-engine/editing/form-parts';

/** Another stored value for an option of a question; every rule that names it follows. */
export function renameOption(parts: FormParts, field: string, from: string, to: string): FormParts {
  const renamed = (value: string) => (value === from ? to : value);
  const next = new Map(parts);
  for (const name of parts.keys()) {
    const id = name.slice(name.indexOf(':') + 1);
    const part =
      (name.startsWith('field:') ? fieldIn(parts, id) : undefined) ??
      (name.startsWith('group:') ? groupIn(parts, id) : undefined) ??
      (name.startsWith('module:') ? moduleIn(parts, id) : undefined);
    if (part === undefined) continue;
    const own = 'type' in part ? ofField(part, field, renamed) : part;
    next.set(name, { ...own, ...rulesOf(own, field, renamed) });
  }
  return next;
}

type Renamed = (value: string) => string;

function ofField(part: FieldDefinition, field: string, renamed: Renamed): FieldDefinition {
  const { options, choice, triggers, defaultValue, requiredWhen } = part;
  const isIt = part.id === field;
  const isBelow = choice?.under === field;
  return {
    ...part,
    ...(requiredWhen && { requiredWhen: inCondition(requiredWhen, field, renamed) }),
    ...(options && isIt && { options: options.map((option) => ({ ...option, value: renamed(option.value) })) }),
    ...(options &&
      isBelow && {
        options: options.map((option) => (option.under ? { ...option, under: option.under.map(renamed) } : option)),
      }),
    ...(isIt &&
      triggers && {
        triggers: triggers.map((trigger) =>
          'options' in trigger.when ? { ...trigger, when: { options: trigger.when.options.map(renamed) } } : trigger,
        ),
      }),
    ...(isIt &&
      defaultValue !== undefined && {
        defaultValue: typeof defaultValue === 'string' ? renamed(defaultValue) : defaultValue.map(renamed),
      }),
  };
}

function rulesOf({ relation, shownWhen }: Conditional, field: string, renamed: Renamed): Conditional {
  return {
    ...(relation?.field === field && { relation: { ...relation, option: renamed(relation.option) } }),
    ...(shownWhen && { shownWhen: inCondition(shownWhen, field, renamed) }),
  };
}

function inCondition(condition: Condition, field: string, renamed: Renamed): Condition {
  const inner = (one: Condition) => inCondition(one, field, renamed);
  if ('all' in condition) return { all: condition.all.map(inner) };
  if ('any' in condition) return { any: condition.any.map(inner) };
  if ('not' in condition) return { not: inner(condition.not) };
  return 'chosen' in condition && condition.field === field
    ? { ...condition, chosen: condition.chosen.map(renamed) }
    : condition;
}
