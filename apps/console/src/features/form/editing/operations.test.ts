import { fieldTypes } from '@portico/form-engine/definition/field-type';
import { applyChanges } from '@portico/form-engine/editing/apply-changes';
import { faultsOf } from '@portico/form-engine/editing/faults-of';
import { changesBetween, inverseOf } from '@portico/form-engine/editing/form-changes';
import { type FormParts, formOf, isListName, listIn, partName, partsOf } from '@portico/form-engine/editing/form-parts';
import { buildField, buildGroup, buildModule, buildSwitch, local } from '@portico/form-engine/testing/build-form';
import { type Random, randomFrom } from '@portico/form-engine/testing/random';
import { randomForm } from '@portico/form-engine/testing/random-form';
import { describe, expect, it } from 'vitest';
import * as operations from './operations.ts';

const parts = partsOf({
  modules: [
    buildModule('m', [buildSwitch('s', ['a', 'b']), buildField('a', { compare: { fields: ['b'] } }), buildField('b')]),
    buildModule('n', [buildField('d', { relation: { field: 's', option: 'yes' } })], {
      groups: [buildGroup('g', [buildField('r')])],
    }),
  ],
});
const fields = (of: FormParts, module = 'm') => listIn(of, partName.fieldsOfModule(module));

describe('one operation', () => {
  it('adds a field where it is wanted', () => {
    const next = operations.addField(parts, partName.fieldsOfModule('m'), 1, 'date', 'x');
    expect(fields(next)).toEqual(['s', 'x', 'a', 'b']);
    expect(next.get('field:x')).toMatchObject({ type: 'date', key: 'x' });
  });

  it('moves a field within its module, to another one and into a group', () => {
    expect(fields(operations.movePartBy(parts, 'field:a', 1))).toEqual(['s', 'b', 'a']);
    expect(operations.movePartBy(parts, 'field:s', -1)).toBe(parts);
    expect(fields(operations.movePart(parts, 'field:a', partName.fieldsOfModule('n'), 0), 'n')).toEqual(['a', 'd']);
    const inGroup = operations.movePart(parts, 'field:a', partName.fieldsOfGroup('g'), 1);
    expect(listIn(inGroup, partName.fieldsOfGroup('g'))).toEqual(['r', 'a']);
  });

  it('never puts a module among fields', () => {
    expect(operations.movePart(parts, 'module:m', partName.fieldsOfModule('n'), 0)).toBe(parts);
  });

  it('removes a field with what others say of it', () => {
    const next = formOf(operations.removePart(parts, 'field:b'));
    expect(next.modules[0]?.fields).toMatchObject([{ key: 's', triggers: [{ opens: ['a'] }] }, { key: 'a' }]);
    expect(next.modules[0]?.fields[1]).not.toHaveProperty('compare');
    expect(formOf(operations.removePart(parts, 'field:s')).modules[1]?.fields[0]).not.toHaveProperty('relation');
  });

  it('offers every option again once the question that decided on them is removed', () => {
    const options = [{ value: '1', label: local('One'), under: ['yes'] }];
    const depending = buildField('c', { type: 'select', choice: { under: 's', width: '50%' }, options });
    const form = partsOf({ modules: [buildModule('m', [buildSwitch('s', []), depending])] });
    expect(formOf(operations.removePart(form, 'field:s')).modules[0]?.fields).toEqual([
      { ...depending, choice: { width: '50%' }, options: [{ value: '1', label: local('One') }] },
    ]);
  });

  it('copies a module whose fields speak of each other, and not of the originals', () => {
    let count = 0;
    const copy = operations.duplicatePart(parts, 'module:m', () => `copy${(count += 1)}`);
    const [, copied] = formOf(copy.parts).modules;
    const [opener, first, second] = copied?.fields ?? [];
    expect(copy.name).toBe(`module:${copied?.id}`);
    expect(opener?.triggers?.[0]?.opens).toEqual([first?.id, second?.id]);
    expect(first?.compare?.fields).toEqual([second?.id]);
    expect(formOf(copy.parts).modules.map(({ id }) => id)).toEqual(['m', copied?.id, 'n']);
  });

  it('copies a question without the options that only earlier answers know', () => {
    const options = [{ value: '2', label: local('Two') }];
    const retired = [{ value: '1', label: local('One') }];
    const from = partsOf({ modules: [buildModule('m', [buildField('c', { type: 'select', options, retired })])] });
    const copy = operations.duplicatePart(from, 'field:c', () => 'copy');
    expect(copy.parts.get('field:copy')).toEqual({
      ...buildField('copy', { type: 'select', options }),
      label: local('c'),
    });
    expect(copy.parts.get('field:c')).toHaveProperty('retired');
  });

  it('changes and removes settings', () => {
    const next = operations.changeSettings(parts, 'field:a', { compare: undefined, label: local('A') });
    expect(next.get('field:a')).toEqual(buildField('a', { label: local('A') }));
  });
});

describe('random operations', () => {
  it('keep a form whole, and are undone exactly, in any number', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const random = randomFrom(seed);
      const first = partsOf(randomForm(random));
      const done = [first];
      for (let step = 0; step < 20; step += 1) {
        const next = anyOperation(done.at(-1) ?? first, random, `${seed}-${step}`);
        expect(faultsOf(next)).toEqual([]);
        done.push(next);
      }
      const undone = done.reduceRight((later, earlier, at) => {
        const after = done[at + 1];
        if (after === undefined) return earlier;
        const { parts: back, conflicts } = applyChanges(later, inverseOf(changesBetween(earlier, after)));
        expect(conflicts).toEqual([]);
        return back;
      }, first);
      expect(formOf(undone)).toEqual(formOf(first));
    }
  });
});

function anyOperation(from: FormParts, random: Random, mark: string): FormParts {
  const names = [...from.keys()].filter((name) => !isListName(name));
  const name = names[random.number(names.length)] ?? '';
  const lists = [...from.keys()].filter((list) => list.startsWith('fields-of-'));
  const list = lists[random.number(lists.length)] ?? '';
  let count = 0;
  const newId = () => `n${mark}-${(count += 1)}`;
  const at = random.number(4);
  const ways: [() => FormParts, ...(() => FormParts)[]] = [
    () => operations.addModule(from, at, newId()),
    () => operations.addGroup(from, listIn(from, partName.modules)[0] ?? '', newId()),
    () => operations.addField(from, list, at, fieldTypes[random.number(fieldTypes.length)] ?? 'text', newId()),
    () => operations.removePart(from, name),
    () => operations.movePart(from, name, list, at),
    () => operations.movePartBy(from, name, random.chance(0.5) ? 1 : -1),
    () => operations.duplicatePart(from, name, newId).parts,
    () => operations.changeSettings(from, name, { required: random.chance(0.5), remark: undefined }),
  ];
  return random.pick(ways)();
}
