import type { GroupDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { describe, expect, it } from 'vitest';
import { notesAt } from '../codec/notes.ts';
import { decodeModules } from '../decode-modules.ts';
import { encodeModules } from '../encode-modules.ts';
import { decodeModule, encodeModule } from './module.ts';

const three = (words: string) => ({ sc: words, tc: words, en: words });
const plain: ModuleDefinition = { id: '9', title: three('教育'), author: 'applicant', fields: [], groups: [] };
const base = { menuid: 9, title: '教育' };

const decode = (wire: object) => {
  const notes = notesAt('m');
  return { module: decodeModule(Object.fromEntries(Object.entries(wire)), notes), notes: notes.list };
};

describe('keys of a module', () => {
  it.each<readonly [string, unknown, Partial<ModuleDefinition>, unknown]>([
    ['menuid', 12, { id: '12' }, '12'],
    ['title', { en: 'Education' }, { title: three('Education') }, three('Education')],
    ['required', '1', { required: true }, 1],
    ['required', 0, {}, 0],
    ['referee', 0, { author: 'applicant' }, 0],
    ['referee', '1', { author: 'referees' }, 1],
    ['referee', 2, { author: 'recommender' }, 2],
    ['options', { layout: 'horizontal' }, { layout: 'horizontal' }, { layout: 'horz' }],
    ['options', '{"layout":1}', { layout: 'vertical' }, { layout: 'vert' }],
    ['icon', 'study', { icon: 'study' }, 'study'],
    ['activeBackground', '#eee', { activeBackground: '#eee' }, '#eee'],
    ['activeColor', 'teal', { activeColour: 'teal' }, 'teal'],
    [
      'attachment',
      [{ name: 'guide.pdf', url: '/guide.pdf' }],
      { attachments: [{ name: 'guide.pdf', url: '/guide.pdf' }] },
      [{ name: 'guide.pdf', url: '/guide.pdf' }],
    ],
    ['state', 2, {}, undefined],
    ['save_field', { normal: {} }, {}, undefined],
    ['flow_list', [], {}, undefined],
  ])('%s: %j', (key, comes, means, written) => {
    expect(decode({ ...base, [key]: comes })).toEqual({ module: { ...plain, ...means }, notes: [] });
    expect(encodeModule({ ...plain, ...means }, () => undefined)[key]).toEqual(written);
  });
});

const group: GroupDefinition = {
  id: '50',
  key: 'schools',
  title: three('学校'),
  requiredRows: 0,
  extraRows: 0,
  layout: 'list',
  fields: [],
};
const wireGroup = { id: 50, field: 'schools', name: '学校' };

describe('keys of a group', () => {
  it.each<readonly [string, unknown, Partial<GroupDefinition>, unknown]>([
    ['requirerdQuantity', '1', { requiredRows: 1 }, 1],
    ['customize', '4', { extraRows: 4 }, 4],
    ['buttonName', '添加学校', { addLabel: three('添加学校') }, three('添加学校')],
    ['columnLayout', '2', { layout: 'table' }, 2],
    ['columnLayout', 0, { layout: 'list' }, 1],
    ['labelWidth', 120, { labelWidth: '120px' }, '120px'],
    ['labelPosition', 'top', { labelPosition: 'top' }, 'top'],
  ])('%s: %j', (key, comes, means, written) => {
    const column = [{ ...wireGroup, condition: { [key]: comes } }];
    const module = { ...plain, groups: [{ ...group, ...means }] };
    expect(decode({ ...base, field: { normal: [], column } })).toEqual({ module, notes: [] });
    expect(encodeModule(module, () => undefined).field.column[0]?.['condition']).toMatchObject({ [key]: written });
  });

  it('has the fields that name it, wherever they stand in the list', () => {
    const school = { id: 51, field: 'school', type: 1, name: '校名', pid: 50 };
    const definition = { id: '51', key: 'school', type: 'text', label: three('校名') } as const;
    const module = { ...plain, groups: [{ ...group, remark: three('注'), order: 2, fields: [definition] }] };
    const column = [school, { ...wireGroup, remark: '注', sort: 2, pid: 0, type: '', menu_id: 9 }];
    expect(decode({ ...base, field: { column } })).toEqual({ module, notes: [] });
    expect(
      encodeModule(module, () => undefined).field.column.map((entry) => [entry['id'], entry['pid'], entry['menu_id']]),
    ).toEqual([
      ['50', undefined, '9'],
      ['51', '50', '9'],
    ]);
  });
});

describe('conditions of groups and modules', () => {
  const label = { sc: '是', tc: '是', en: 'Yes' };
  const wire = { open_id: '1', checkedOption: label };
  const question = {
    id: '1',
    key: 'a',
    type: 'select',
    label: three('问'),
    options: [{ value: 'yes', label }],
  } as const;
  const relation = { field: '1', option: 'yes' };
  const form = {
    modules: [
      { ...plain, fields: [question], groups: [{ ...group, startsShown: true, relation }] },
      { ...plain, id: '10', startsShown: true, relation },
    ],
  };

  it('are written where they stand: with the options of a module, with the condition of a group', () => {
    const [first, second] = encodeModules(form);
    expect(first?.field.column[0]).toMatchObject({ isrelation: 1, condition: { relationform: wire } });
    expect(second?.['options']).toEqual({ isrelation: 1, relationform: wire });
  });

  it('come back as they were', () => {
    expect(decodeModules(JSON.parse(JSON.stringify(encodeModules(form))))).toEqual({ form, unknown: [] });
  });
});

describe('what finds no place', () => {
  const field = { id: 1, field: 'f1', type: 1 };
  it.each([
    ['an unknown key', { extra: 1 }, 'm', 'extra', 'unknown'],
    ['a flow list', { flow_list: [1] }, 'm', 'flow_list', 'unknown'],
    ['a third list of fields', { field: { rows: [] } }, 'm.field', 'rows', 'unknown'],
    ['a list that is none', { field: { normal: 'x' } }, 'm.field', 'normal', 'shape'],
    ['fields that are none', { field: 3 }, 'm', 'field', 'shape'],
    ['a field that is none', { field: { normal: [3] } }, 'm.field.normal', '0', 'shape'],
    [
      'a field of another module',
      { field: { normal: [{ ...field, menu_id: 8 }] } },
      'm.field.normal[0]',
      'menu_id',
      'shape',
    ],
    ['a field of no group', { field: { column: [{ ...field, pid: 7 }] } }, 'm.field.column[0]', 'pid', 'shape'],
    [
      'a second group of the same id',
      { field: { column: [wireGroup, wireGroup] } },
      'm.field.column[1]',
      'id',
      'shape',
    ],
    ['a group without key', { field: { column: [{ id: 4 }] } }, 'm.field.column[0]', 'field', 'shape'],
    ['a group within a group', { field: { column: [{ ...wireGroup, pid: 3 }] } }, 'm.field.column[0]', 'pid', 'shape'],
    ['no id', { menuid: '' }, 'm', 'menuid', 'shape'],
    ['an author nobody knows', { referee: 3 }, 'm', 'referee', 'shape'],
  ])('%s is reported', (_what, wire, path, key, reason) => {
    expect(decode({ ...base, ...wire }).notes).toEqual([{ path, key, reason }]);
  });
});
