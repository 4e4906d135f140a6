import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { isBlank, isList, isRecord, opened as openedJson, type WireRecord } from '../codec/json.ts';
import { note, type Notes, under } from '../codec/notes.ts';
import { reference } from '../codec/values/scalars.ts';
import { isNothing } from '../codec/structures.ts';
import { keyTable, readKeys, writeKeys } from '../codec/wire-key.ts';
import { opened } from '../condition/relation.ts';
import { decodeField, encodeField, type FindField, type OpenField, optionsBy } from '../field/field.ts';
import { decodeGroups, encodeGroup, type OpenGroup } from './group.ts';
import { noText } from '../codec/values/local-text.ts';
import { moduleKeys, type SpelledModule } from './module-keys.ts';
import type { WireModule } from './wire-module.ts';

type Wire = Readonly<Record<string, unknown>>;

const table = keyTable(moduleKeys);

/** A decoded module whose relations still name labels. */
interface OpenModule extends Omit<SpelledModule, 'fields' | 'groups'> {
  readonly fields: readonly OpenField[];
  readonly groups: readonly OpenGroup[];
}

/** Decodes a module; null, with a note, if it has no id. */
export function decodeModule(wire: Wire, notes: Notes): OpenModule | null {
  const draft = readKeys(table, wire, notes);
  const { id, title = noText, author = 'applicant' } = draft;
  if (isBlank(wire['menuid'])) note(notes, 'menuid', 'shape');
  if (id === undefined) return null;
  const [normal, column] = fieldLists(wire['field'], notes);
  const inField = under(notes, 'field');
  const fields = decodeFields(normal, under(inField, 'normal'), id);
  noteStrays(column, under(inField, 'column'), id);
  const groups = decodeGroups(column, under(inField, 'column'));
  return { ...draft, id, title, author, fields, groups };
}

export function encodeModule(module: ModuleDefinition, find: FindField): WireModule {
  const inModule = (entry: WireRecord): WireRecord => ({ ...entry, menu_id: module.id });
  const normal = module.fields.map((field) => inModule(encodeField(field, find)));
  const column = module.groups.flatMap((group) => encodeGroup(group, find).map(inModule));
  return { ...writeKeys(table, opened(module, optionsBy(find))), menuid: module.id, field: { normal, column } };
}

function fieldLists(wire: unknown, notes: Notes): readonly [normal: readonly unknown[], column: readonly unknown[]] {
  const source = openedJson(wire);
  if (isNothing(source)) return [[], []];
  if (!isRecord(source)) {
    note(notes, 'field', 'shape');
    return [[], []];
  }
  const lists = new Map(Object.entries(source));
  for (const key of lists.keys()) if (key !== 'normal' && key !== 'column') note(under(notes, 'field'), key, 'unknown');
  return [entriesOf('normal', lists, notes), entriesOf('column', lists, notes)];
}

function entriesOf(key: string, lists: ReadonlyMap<string, unknown>, notes: Notes): readonly unknown[] {
  const entries = openedJson(lists.get(key));
  if (isList(entries)) return entries.map(openedJson);
  if (!isNothing(entries)) note(under(notes, 'field'), key, 'shape');
  return [];
}

function decodeFields(entries: readonly unknown[], notes: Notes, moduleId: string): readonly OpenField[] {
  noteStrays(entries, notes, moduleId);
  return entries.flatMap((entry, index) => {
    if (isRecord(entry)) return decodeField(entry, under(notes, index)) ?? [];
    note(notes, String(index), 'shape');
    return [];
  });
}

/** Fields belong to the module that lists them; one that names another module is noted. */
function noteStrays(entries: readonly unknown[], notes: Notes, moduleId: string): void {
  entries.forEach((entry, index) => {
    const menuId = isRecord(entry) ? reference.decode(entry['menu_id'], notes) : undefined;
    if (menuId !== undefined && menuId !== moduleId) note(under(notes, index), 'menu_id', 'shape');
  });
}
