import type { FieldType } from '@portico/form-engine/definition/field-type';
import { isList, isListName, isSettings } from '@portico/form-engine/editing/form-parts';
import { fieldTypes } from '@portico/form-engine/definition/field-type';
import { isTexts, type SettingChange, settingsIn, type Texts } from '../../parts/form-settings/setting-changes.ts';
import type { LogLine } from './use-staff-log.ts';

/** What a line says of one part of a form. */
export interface ChangedPart {
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly what: 'module' | 'group' | 'field' | 'form';
  readonly label: Texts | undefined;
  readonly type: FieldType | undefined;
  readonly settings: readonly SettingChange[];
}

/** What a version of a form changed, part by part. A list that only has more or fewer entries says nothing new. */
export function changedPartsOfForm({ before, after, names = {} }: NonNullable<LogLine['change']>): ChangedPart[] {
  const [was, is] = [isSettings(before) ? before : {}, isSettings(after) ? after : {}];
  return [...new Set([...Object.keys(is), ...Object.keys(was)])].flatMap((name): ChangedPart[] => {
    const [from, to] = [was[name] ?? null, is[name] ?? null];
    const called = names[name];
    const type = called?.type ?? typeIn(to) ?? typeIn(from);
    const part = {
      name,
      what: whatOf(name),
      label: called?.label ?? labelIn(to) ?? labelIn(from),
      type: fieldTypes.find((one) => one === type),
    };
    if (isListName(name)) return isReordered(name, from, to, was) ? [{ ...part, kind: 'moved', settings: [] }] : [];
    if (from === null) return [{ ...part, kind: 'added', settings: [] }];
    if (to === null) return [{ ...part, kind: 'removed', settings: [] }];
    return [{ ...part, kind: 'changed', settings: settingsIn(from, to) }];
  });
}

function whatOf(name: string): ChangedPart['what'] {
  if (name.startsWith('field:')) return 'field';
  if (/^(?:group|fields-of-group):/.test(name)) return 'group';
  return name === 'modules' ? 'form' : 'module';
}

/** What stays has another order, or something came from elsewhere: what is new has nothing before it. */
function isReordered(name: string, from: unknown, to: unknown, was: Readonly<Record<string, unknown>>): boolean {
  if (!isList(from) || !isList(to)) return false;
  const kept = (list: readonly string[], other: readonly string[]) =>
    list.filter((id) => other.includes(id)).join('\n');
  if (kept(from, to) !== kept(to, from)) return true;
  const kind = name === 'modules' ? 'module' : name.startsWith('groups') ? 'group' : 'field';
  return to.some((id) => !from.includes(id) && was[`${kind}:${id}`] !== null);
}

function labelIn(part: unknown): Texts | undefined {
  const label = isSettings(part) ? (part['label'] ?? part['title']) : undefined;
  return isTexts(label) ? label : undefined;
}

function typeIn(part: unknown): string | undefined {
  return isSettings(part) && typeof part['type'] === 'string' ? part['type'] : undefined;
}
