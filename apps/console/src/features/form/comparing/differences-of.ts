import type { FieldType } from '@portico/form-engine/definition/field-type';
import { namesInTree } from '@portico/form-engine/editing/faults-of';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import {
  fieldIn,
  type FormParts,
  groupIn,
  isListName,
  isSettings,
  listIn,
  moduleIn,
} from '@portico/form-engine/editing/form-parts';
import { type Language, languages, type LocalText } from '@portico/form-engine/language';

/** What is different in one module, group or question. */
export interface Difference {
  /** The name of the part, or of the list whose order is another. */
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly what: 'module' | 'group' | 'field' | 'form';
  readonly label: LocalText | undefined;
  /** Of a question. */
  readonly type: FieldType | undefined;
  readonly settings: readonly SettingChange[];
}

export interface SettingChange {
  /** Such as `text.longest`. */
  readonly path: string;
  /** Of a text: the language in which it is another. */
  readonly language?: Language;
  readonly before: unknown;
  readonly after: unknown;
}

/** What makes one form of another, in the order of the later one; what is gone comes last. */
export function differencesOf(before: FormParts, after: FormParts): readonly Difference[] {
  const changes = changesBetween(before, after);
  const names = [...new Set([...namesInTree(after), ...namesInTree(before)])];
  return names.flatMap((name): Difference[] => {
    const change = changes.get(name);
    if (change === undefined) return [];
    if (isListName(name))
      return isReordered(name, before, after) ? [{ ...named(name, after), kind: 'moved', settings: [] }] : [];
    if (change.from === null) return [{ ...named(name, after), kind: 'added', settings: [] }];
    if (change.to === null) return [{ ...named(name, before), kind: 'removed', settings: [] }];
    return [{ ...named(name, after), kind: 'changed', settings: settingsIn(change.from, change.to) }];
  });
}

/** What stays has another order, or something came from elsewhere. */
function isReordered(name: string, before: FormParts, after: FormParts): boolean {
  const [from, to] = [listIn(before, name), listIn(after, name)];
  const kept = (list: readonly string[], other: readonly string[]) =>
    list.filter((id) => other.includes(id)).join('\n');
  if (kept(from, to) !== kept(to, from)) return true;
  const kind = name === 'modules' ? 'module' : name.startsWith('groups') ? 'group' : 'field';
  return to.some((id) => !from.includes(id) && before.has(`${kind}:${id}`));
}

function named(name: string, parts: FormParts): Pick<Difference, 'name' | 'what' | 'label' | 'type'> {
  const id = name.slice(name.indexOf(':') + 1);
  const field = name.startsWith('field:') ? fieldIn(parts, id) : undefined;
  if (field !== undefined) return { name, what: 'field', label: field.label, type: field.type };
  const isGroup = /^(?:group|fields-of-group):/.test(name);
  const section = isGroup ? groupIn(parts, id) : moduleIn(parts, id);
  const what = section === undefined ? 'form' : isGroup ? 'group' : 'module';
  return { name, what, label: section?.title, type: undefined };
}

/** Settings that hold others. */
const nested = new Set(['text', 'choice', 'date', 'files', 'look', 'inTable', 'preview', 'compare', 'limits']);

function settingsIn(from: unknown, to: unknown, above = ''): SettingChange[] {
  const [before, after] = [isSettings(from) ? from : {}, isSettings(to) ? to : {}];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): SettingChange[] => {
    const [one, other] = [before[key], after[key]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const path = `${above}${key}`;
    if (isLocal(one) || isLocal(other)) return textsIn(path, one, other);
    if (nested.has(key)) return settingsIn(one, other, `${path}.`);
    return [{ path, before: one, after: other }];
  });
}

function textsIn(path: string, from: unknown, to: unknown): SettingChange[] {
  const words = (text: unknown, language: Language) => (isLocal(text) ? text[language] : '');
  return languages
    .map((language) => ({ path, language, before: words(from, language), after: words(to, language) }))
    .filter(({ before, after }) => before !== after);
}

export function isLocal(value: unknown): value is LocalText {
  return isSettings(value) && languages.every((language) => typeof value[language] === 'string');
}
