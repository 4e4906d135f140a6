import type { FieldType } from '@portico/form-engine/definition/field-type';
import { namesInTree } from '@portico/form-engine/editing/faults-of';
import { changesBetween } from '@portico/form-engine/editing/form-changes';
import {
  fieldIn,
  type FormParts,
  groupIn,
  isListName,
  listIn,
  moduleIn,
} from '@portico/form-engine/editing/form-parts';
import type { LocalText } from '@portico/form-engine/language';
import { type SettingChange, settingsIn } from '../../../parts/form-settings/setting-changes.ts';

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
    const settings = settingsIn(change.from, change.to);
    return settings.length === 0 ? [] : [{ ...named(name, after), kind: 'changed', settings }];
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
