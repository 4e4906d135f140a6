import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Conditional } from '@portico/form-engine/definition/trigger';
import { fieldIn, type FormParts, groupIn, moduleIn } from '@portico/form-engine/editing/form-parts';
import type { SettingChange } from '../../../parts/form-settings/setting-changes.ts';
import { useSettingNames } from '../../../parts/form-settings/use-setting-names.ts';
import { useReadable } from '../draft/use-form.ts';
import { useSayIn } from '../logic/say/use-say.ts';
import type { Difference } from './differences-of.ts';

/** What settings are called and what their values mean, for the part that a difference is about. */
export function useSettingWords(difference: Difference, before: FormParts, after: FormParts) {
  const readable = useReadable();
  const sayBefore = useSayIn(() => before);
  const sayAfter = useSayIn(() => after);
  const questionOf = (id: string) => {
    const found = [after, before]
      .map((one) => fieldIn(one, id)?.label ?? groupIn(one, id)?.title)
      .find((one) => one !== undefined);
    return found === undefined ? id : readable(found);
  };
  const names = useSettingNames(difference, questionOf);
  const valueOf = ({ path, ...change }: SettingChange, side: 'before' | 'after'): string => {
    const value = change[side];
    const [parts, say] = side === 'before' ? [before, sayBefore] : [after, sayAfter];
    const rule = value === undefined ? null : ruleOf(path, partNamed(difference.name, parts), say);
    return rule ?? names.valueOf(path, value);
  };
  return { nameOf: names.nameOf, valueOf };
}

type Part = Conditional & Partial<Pick<FieldDefinition, 'id' | 'requiredWhen' | 'triggers' | 'calculated' | 'date'>>;

function partNamed(name: string, parts: FormParts): Part {
  const id = name.slice(name.indexOf(':') + 1);
  const find = name.startsWith('field:') ? fieldIn : name.startsWith('group:') ? groupIn : moduleIn;
  return find(parts, id) ?? {};
}

/** A rule as the list of rules says it; null for what is none. */
function ruleOf(path: string, part: Part, say: ReturnType<typeof useSayIn>): string | null {
  const { id = '', shownWhen, requiredWhen, relation, triggers, calculated, date } = part;
  if (path === 'shownWhen' && shownWhen !== undefined) return say.condition(shownWhen);
  if (path === 'requiredWhen' && requiredWhen !== undefined) return say.condition(requiredWhen);
  if (path === 'relation' && relation !== undefined)
    return say.condition({ field: relation.field, chosen: [relation.option] });
  if (path === 'triggers' && triggers !== undefined)
    return triggers.map((trigger) => say.opens(id, trigger)).join('\n');
  if (path === 'calculated' && calculated !== undefined) return say.calculation(calculated);
  if (path === 'date.moving' && date?.moving !== undefined) {
    const { from = '', to = '' } = date.moving;
    return [from, to].map((day) => (day === '' ? '…' : say.day(day))).join(' – ');
  }
  if (path === 'date.latest' && date?.latest !== undefined) return say.day(date.latest.date || 'today');
  return null;
}
