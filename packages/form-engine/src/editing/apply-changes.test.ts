import { describe, expect, it } from 'vitest';
import { buildField, buildGroup, buildModule, local } from '../testing/build-form.ts';
import { type Random, randomFrom } from '../testing/random.ts';
import { randomForm } from '../testing/random-form.ts';
import { applyChanges } from './apply-changes.ts';
import { faultsOf } from './faults-of.ts';
import { changesBetween, inverseOf } from './form-changes.ts';
import { type FormParts, formOf, isListName, listIn, partName, partsOf } from './form-parts.ts';
import { isSame } from './is-same.ts';

const base = partsOf({
  modules: [
    buildModule('m', [buildField('a'), buildField('b'), buildField('c')]),
    buildModule('n', [buildField('d')], { groups: [buildGroup('g', [buildField('r')])] }),
  ],
});

/** The parts with some replaced; null removes. */
function edited(parts: FormParts, ...edits: readonly (readonly [name: string, part: unknown])[]): FormParts {
  const next = new Map(parts);
  for (const [name, part] of edits)
    if (part === null) next.delete(name);
    else next.set(name, part);
  return next;
}
const order = (...ids: string[]) => [partName.fieldsOfModule('m'), ids] as const;
const field = (id: string, rest = {}) => [partName.field(id), buildField(id, rest)] as const;
const gone = (id: string) => [partName.field(id), null] as const;
const withoutN = [
  'module:n',
  'fields-of-module:n',
  'groups-of-module:n',
  'group:g',
  'fields-of-group:g',
  'field:d',
  'field:r',
].map((name) => [name, null] as const);
const dropN = [[partName.modules, ['m']] as const, ...withoutN];

function merge(theirs: FormParts, mine: FormParts) {
  const { parts, conflicts } = applyChanges(theirs, changesBetween(base, mine));
  expect(faultsOf(parts)).toEqual([]);
  return { parts, conflicts };
}

describe('two people at once', () => {
  it.each([
    [
      'fields are added at the same place',
      [order('a', 'x', 'b', 'c'), field('x')],
      [order('a', 'y', 'b', 'c'), field('y')],
      'a y x b c',
    ],
    ['one is added, another removed', [order('b', 'c'), gone('a')], [order('a', 'y', 'b', 'c'), field('y')], 'y b c'],
    ['one is added, others are moved', [order('c', 'b', 'a')], [order('a', 'b', 'y', 'c'), field('y')], 'c b y a'],
    ['others are moved, one is added', [order('a', 'b', 'y', 'c'), field('y')], [order('c', 'b', 'a')], 'c b y a'],
  ])('%s: both stay', (_what, theirs, mine, expected) => {
    const { parts, conflicts } = merge(edited(base, ...theirs), edited(base, ...mine));
    expect(conflicts).toEqual([]);
    expect(listIn(parts, partName.fieldsOfModule('m'))).toEqual(expected.split(' '));
  });

  it('change different settings of one field: both stay', () => {
    const { parts, conflicts } = merge(
      edited(base, field('a', { required: true })),
      edited(base, field('a', { label: local('A') })),
    );
    expect(conflicts).toEqual([]);
    expect(parts.get('field:a')).toMatchObject({ required: true, label: local('A') });
  });

  it.each([
    ['the same setting', [field('a', { label: local('A') })], [field('a', { label: local('B') })], ['field:a']],
    ['a field that the other removed', [order('b', 'c'), gone('a')], [field('a', { required: true })], ['field:a']],
    [
      'a module by removing it, the other adds to it',
      [order('a', 'b', 'c'), [partName.fieldsOfModule('n'), ['d', 'x']], field('x')],
      dropN,
      ['fields-of-module:n'],
    ],
    ['the order, each otherwise', [order('c', 'b', 'a')], [order('b', 'a', 'c')], ['fields-of-module:m']],
  ] as const)('change %s: a question is asked', (_what, theirs, mine, expected) => {
    const other = edited(base, ...theirs);
    const { parts, conflicts } = merge(other, edited(base, ...mine));
    expect(conflicts).toEqual(expect.arrayContaining([...expected]));
    expect(isSame(formOf(parts), formOf(other))).toBe(true);
  });

  it('move one field to two places: a question is asked, and the answer has it once', () => {
    const theirs = edited(base, order('b', 'c'), [partName.fieldsOfModule('n'), ['d', 'a']]);
    const mine = edited(base, order('b', 'c'), [partName.fieldsOfGroup('g'), ['r', 'a']]);
    const changes = changesBetween(base, mine);
    expect(applyChanges(theirs, changes).conflicts).not.toEqual([]);
    expect(isSame(formOf(applyChanges(theirs, changes).parts), formOf(theirs))).toBe(true);
    const kept = applyChanges(theirs, changes, { whose: 'mine', known: mine });
    expect(isSame(formOf(kept.parts), formOf(mine))).toBe(true);
  });

  it('keep a module that the other removed, if the answer is mine', () => {
    const mine = edited(base, [partName.fieldsOfModule('n'), ['d', 'x']], field('x'));
    const { parts } = applyChanges(edited(base, ...dropN), changesBetween(base, mine), { whose: 'mine', known: mine });
    expect(isSame(formOf(parts), formOf(mine))).toBe(true);
  });
});

const drawn = Array.from({ length: 300 }, (_, seed) => {
  const random = randomFrom(seed);
  const before = partsOf(randomForm(random));
  return { before, theirs: scrambled(before, random, 't'), mine: scrambled(before, random, 'm') };
});

describe('300 random forms, each changed by two people', () => {
  it('are the same in parts and whole', () => {
    for (const { before } of drawn) {
      expect(faultsOf(before)).toEqual([]);
      expect(isSame(partsToObject(partsOf(formOf(before))), partsToObject(before))).toBe(true);
    }
  });

  it('are undone exactly', () => {
    for (const { before, mine } of drawn) {
      const changes = changesBetween(before, mine);
      const there = applyChanges(before, changes);
      expect(there.conflicts).toEqual([]);
      expect(isSame(formOf(there.parts), formOf(mine))).toBe(true);
      const back = applyChanges(there.parts, inverseOf(changes));
      expect(back.conflicts).toEqual([]);
      expect(isSame(formOf(back.parts), formOf(before))).toBe(true);
    }
  });

  it('lose nothing that either added, removed or wrote, unless a question is asked', () => {
    let asked = 0;
    for (const { before, theirs, mine } of drawn) {
      const { parts, conflicts } = applyChanges(theirs, changesBetween(before, mine));
      expect(faultsOf(parts)).toEqual([]);
      if (conflicts.length > 0) asked += 1;
      else for (const side of [mine, theirs]) expectKept(before, side, parts);
    }
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(200);
  });

  it('have a whole form for either answer', () => {
    for (const { before, theirs, mine } of drawn) {
      const changes = changesBetween(before, mine);
      expect(faultsOf(applyChanges(theirs, changes, { whose: 'mine', known: mine }).parts)).toEqual([]);
      expect(faultsOf(applyChanges(theirs, changes).parts)).toEqual([]);
    }
  });
});

function expectKept(before: FormParts, side: FormParts, parts: FormParts): void {
  for (const [name, { from, to }] of changesBetween(before, side)) {
    if (to === null) expect(parts.has(name)).toBe(false);
    else if (from === null || !isListName(name)) expect(parts.get(name)).toMatchObject(Object(to));
  }
}

function partsToObject(parts: FormParts) {
  return Object.fromEntries(parts);
}

/** A few random edits that keep the form whole. */
function scrambled(parts: FormParts, random: Random, mark: string): FormParts {
  const next = new Map(parts);
  const lists = ['m1', 'm2'].map(partName.fieldsOfModule);
  for (let edit = 0; edit < 1 + random.number(4); edit += 1) {
    const list = lists[random.number(2)] ?? '';
    const ids = [...listIn(next, list)];
    const at = random.number(ids.length + 1);
    const [id] = ids.slice(at, at + 1);
    const kind = random.number(4);
    if (kind === 0 || id === undefined) {
      const added = `${mark}${edit}`;
      next.set(list, ids.toSpliced(at, 0, added));
      next.set(partName.field(added), buildField(added));
    } else if (kind === 1) {
      next.set(list, ids.toSpliced(at, 1));
      next.delete(partName.field(id));
    } else if (kind === 2) {
      const target = lists[random.number(2)] ?? '';
      next.set(list, ids.toSpliced(at, 1));
      next.set(target, [...listIn(next, target), id]);
    } else {
      const node = next.get(partName.field(id));
      next.set(partName.field(id), { ...Object(node), [random.pick(['required', 'showsTitle'])]: random.chance(0.5) });
    }
  }
  return next;
}
