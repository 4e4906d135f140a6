import { readFileSync } from 'node:fs';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isSettings, partsOf } from '@portico/form-engine/editing/form-parts';
import { buildField, buildGroup, buildModule, local } from '@portico/form-engine/testing/build-form';
import { kitchenSink } from '@portico/testing/kitchen-sink';
import { describe, expect, it } from 'vitest';
import { importedForm } from '../imported-form.ts';
import { Notes } from '../import-note.ts';
import { putIntoForm } from '../put-into-form.ts';
import { TooLarge, Unreadable } from '../unreadable.ts';
import { formAsJson, formAsWire } from './form-as-json.ts';
import { readJsonForm } from './read-json-form.ts';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../../../../../../docs/project-file.schema.json', import.meta.url), 'utf8'),
);

function imported(text: string) {
  if (!isSettings(schema)) throw new Error('no schema');
  const notes = new Notes();
  const { modules } = readJsonForm(text, notes);
  return { form: importedForm(modules, schema, notes), notes: notes.list };
}

const asText = (value: unknown) => JSON.stringify(value);
const small: FormDefinition = { modules: [buildModule('about', [buildField('name')])] };

describe('what was exported', () => {
  it('comes back as it was, in our own format', () => {
    const { form, notes } = imported(formAsJson(kitchenSink));
    expect(notes).toEqual([]);
    expect(partsOf(form)).toEqual(partsOf(kitchenSink));
  });

  it('comes back as it was, in the spelling of the wire', () => {
    const { form, notes } = imported(formAsWire(kitchenSink));
    expect(notes).toEqual([]);
    expect(partsOf(form)).toEqual(partsOf(kitchenSink));
  });

  it('comes back from a project file, with a note on its other parts', () => {
    const { form, notes } = imported(
      asText({ format: 'portico-project', version: 1, look: {}, calendar: {}, forms: { application: small } }),
    );
    expect(form).toEqual(small);
    expect(notes).toEqual([{ place: '', found: 'look, calendar', problem: 'otherParts' }]);
  });
});

describe('a definition of an older system', () => {
  const older = {
    status: 200,
    data: [
      {
        menuid: 7,
        title: { sc: '基本信息', tc: '基本資料', en: 'Basics' },
        colour: 'red',
        field: {
          normal: [
            { id: 1, field: 'name', type: 1, name: { sc: '姓名', tc: '姓名', en: 'Name' }, condition: { glow: 3 } },
            { id: 2, field: 'odd', type: 99, name: '?' },
            { id: 3, field: '城市', type: 1, name: { sc: '城市', tc: '城市', en: 'City' } },
          ],
          column: [],
        },
      },
    ],
  };

  it('is taken over with a note on everything that is not understood', () => {
    const { form, notes } = imported(asText(older));
    expect(form.modules.map(({ id, fields }) => [id, ...fields.map(({ key }) => key)])).toEqual([
      ['7', 'name', 'question'],
    ]);
    expect(notes).toEqual([
      { place: 'modules[0].colour', found: 'red', problem: 'unknown' },
      { place: 'modules[0].field.normal[0].condition.glow', found: '3', problem: 'unknown' },
      { place: 'modules[0].field.normal[1].type', found: '99', problem: 'leftOutWith' },
      {
        place: '',
        name: { sc: '城市', tc: '城市', en: 'City' },
        found: '城市',
        problem: 'renamedKey',
        instead: 'question',
      },
    ]);
  });

  it('may come as text within text', () => {
    const [module] = older.data;
    const { notes } = imported(asText({ data: asText([{ ...module, field: asText(module?.field) }]) }));
    expect(notes.map(({ found }) => found)).toEqual(['red', '3', '99', '城市']);
  });
});

describe('bad files', () => {
  it.each([
    ['text', 'hello', 'noJson'],
    ['nothing', '', 'noJson'],
    ['another JSON', '{"name":"x"}', 'foreign'],
    ['a list of others', '[1,2]', 'foreign'],
    ['no modules', '{"modules":[]}', 'empty'],
    ['modules of other types', '{"modules":[1,null,"x",[]]}', 'empty'],
  ])('%s is refused', (_name, text, reason) => {
    expect(() => imported(text)).toThrow(expect.objectContaining({ reason }));
    expect(() => imported(text)).toThrow(Unreadable);
  });

  it('10,000 questions are refused', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => buildField(`f${at}`));
    expect(() => imported(formAsJson({ modules: [buildModule('many', many)] }))).toThrow(TooLarge);
    expect(() => imported(formAsWire({ modules: [buildModule('many', many)] }))).toThrow(TooLarge);
  });

  it('nesting of 100 levels is refused, and a condition that is too deep is left out', () => {
    const deep = (levels: number): unknown =>
      levels === 0 ? { field: 'a', answered: true } : { not: deep(levels - 1) };
    const file = (levels: number) =>
      asText({ modules: [{ ...buildModule('m', [buildField('a')]), shownWhen: deep(levels) }] });
    expect(() => imported(file(100))).toThrow(TooLarge);
    expect(imported(file(40)).notes).toMatchObject([{ place: 'modules[0].shownWhen', problem: 'unreadable' }]);
    expect(imported(file(3)).notes).toEqual([]);
    const textInText = `[${asText({ menuid: '1', options: `${'['.repeat(50_000)}${']'.repeat(50_000)}` })}]`;
    expect(imported(textInText).form.modules).toHaveLength(1);
  });

  it('names of the language itself are noted, and nothing else is changed', () => {
    const { form, notes } = imported(
      '{"modules":[{"__proto__":{"polluted":1},"id":"m","title":{"sc":"a","tc":"a","en":"a"},"author":"applicant","fields":[{"id":"x","key":"constructor","type":"text","label":{"sc":"a","tc":"a","en":"a"},"startsShownInRow":{"__proto__":true}}],"groups":[]}]}',
    );
    expect(notes.map(({ place, problem }) => [place, problem])).toEqual([
      ['modules[0].__proto__', 'unknown'],
      ['modules[0].fields[0].startsShownInRow.__proto__', 'unknown'],
      ['', 'renamedKey'],
    ]);
    expect(Object.hasOwn({}, 'polluted')).toBe(false);
    expect(form.modules[0]?.fields[0]?.key).toBe('question');
  });

  it('wrong types are left out one by one, each with what was found', () => {
    const odd = { ...buildField('a'), required: 'yes', text: { longest: -3, shortest: 2 }, type: 'text', extra: [] };
    const { form, notes } = imported(
      asText({ modules: [{ ...buildModule('m', []), fields: [odd, 5, { id: 'b' }], groups: 'none' }, { id: 'x' }] }),
    );
    expect(form.modules).toEqual([
      { ...buildModule('m', []), fields: [{ ...buildField('a'), text: { shortest: 2 } }], groups: [] },
    ]);
    expect(notes).toEqual([
      { place: 'modules[0].fields[0].required', found: 'yes', problem: 'unreadable' },
      { place: 'modules[0].fields[0].text.longest', found: '-3', problem: 'unreadable' },
      { place: 'modules[0].fields[0].extra', found: '[]', problem: 'unknown' },
      { place: 'modules[0].fields[1]', found: '5', problem: 'unreadable' },
      { place: 'modules[0].fields[2]', found: '{"id":"b"}', problem: 'leftOut', instead: 'key, type' },
      { place: 'modules[0].groups', found: 'none', problem: 'unreadable' },
      { place: 'modules[1]', found: '{"id":"x"}', problem: 'leftOut', instead: 'author' },
    ]);
  });

  it('HTML stays what somebody wrote; a zero byte goes with a note, a text that is too long is shortened', () => {
    const html = '<img src=x onerror=alert(1)>';
    const field = { ...buildField('a'), label: { sc: html, tc: 'a\0b', en: 'x'.repeat(20_000) } };
    const { form, notes } = imported(formAsJson({ modules: [buildModule('m', [field])] }));
    expect(form.modules[0]?.fields[0]?.label).toMatchObject({ sc: html, tc: 'ab', en: 'x'.repeat(10_000) });
    expect(notes.map(({ problem }) => problem)).toEqual(['characters', 'shortened']);
  });
});

describe('putting a form into the draft', () => {
  const draft: FormDefinition = {
    modules: [buildModule('about', [buildField('name'), buildField('1', { key: 'first' })])],
  };
  const added: FormDefinition = {
    modules: [
      buildModule(
        'about',
        [
          buildField('name', {
            type: 'single-choice',
            options: [{ value: '1', label: local('One') }],
            triggers: [{ when: { options: ['1'] }, opens: ['1'] }],
          }),
          buildField('1', { key: 'second', relation: { field: 'name', option: '1' } }),
        ],
        { groups: [buildGroup('rows', [buildField('inner', { shownWhen: { field: '1', chosen: ['1'] } })])] },
      ),
    ],
  };

  it('replaces it whole', () => {
    expect(putIntoForm(partsOf(draft), added, 'replace').parts).toEqual(partsOf(added));
  });

  it('adds modules with names of their own; what they say of each other follows, options stay', () => {
    const { parts, renamed } = putIntoForm(partsOf(draft), added, 'add');
    expect(renamed.map(({ kind, from }) => [kind, from])).toEqual([
      ['id', 'about'],
      ['id', 'name'],
      ['key', 'name'],
      ['id', '1'],
    ]);
    const newOf = (from: string) => renamed.find((one) => one.kind === 'id' && one.from === from)?.to;
    expect(parts.get(`field:${newOf('name')}`)).toMatchObject({
      key: 'name_2',
      triggers: [{ when: { options: ['1'] }, opens: [newOf('1')] }],
    });
    expect(parts.get(`field:${newOf('1')}`)).toMatchObject({ relation: { field: newOf('name'), option: '1' } });
    expect(parts.get('field:inner')).toMatchObject({ shownWhen: { field: newOf('1'), chosen: ['1'] } });
    for (const [name, part] of partsOf(draft)) if (name !== 'modules') expect(parts.get(name)).toEqual(part);
  });

  it('refuses what could not be saved at once', () => {
    const words = local('字'.repeat(10_000));
    const many = Array.from({ length: 60 }, (_, at) => buildField(`f${at}`, { remark: words }));
    expect(() => putIntoForm(partsOf(draft), { modules: [buildModule('m', many)] }, 'add')).toThrow(TooLarge);
  });
});
