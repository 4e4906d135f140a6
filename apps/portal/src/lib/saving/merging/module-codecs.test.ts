import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import { noAnswers } from '@portico/form-engine/values/answer';
import { expect, it } from 'vitest';
import { moduleCodecs, wireIn } from './module-codecs.ts';
import { changesOf, textOf } from './wire-value.ts';

const options = ['x', 'y'].map((value) => ({ value, label: { sc: value, tc: value, en: value }, takesText: true }));
const fields = [
  buildSwitch('a', ['b']),
  buildField('b'),
  buildField('pick', { type: 'single-choice', options }),
  buildField('note', { type: 'rich-text' }),
];
const group = buildGroup('g', [buildField('r')]);
const form = compileForm({ modules: [buildModule('m', fields, { groups: [group] })] }, models);

function open() {
  const [module] = form.modules;
  if (module === undefined) throw new Error('No module');
  const session = createFormSession(form, noAnswers, { language: 'en', today: '2026-11-15' });
  const wires = moduleCodecs(module);
  const read = (key: string) => wires.get(key)?.read(session);
  return { session, wires, read };
}

it('takes away what does not show, and what was cleared', () => {
  const { session, read } = open();
  session.change('a', { value: 'yes' });
  session.change('b', { value: 'words' });
  expect([read('a'), read('b')]).toEqual([{ a: 'yes' }, { b: 'words' }]);
  session.change('a', { value: 'no' });
  expect(read('b')).toBeNull();
  session.change('a', { value: 'yes' });
  session.change('b', { value: '' });
  expect(read('b')).toBeNull();
});

it('keeps blanks: they were typed', () => {
  const { session, read } = open();
  session.change('a', { value: 'yes' });
  session.change('b', { value: '  ' });
  expect(read('b')).toEqual({ b: '  ' });
});

it('sends a value with its companions, and rows as a whole', () => {
  const { session, wires, read } = open();
  session.change('pick', { value: 'y', other: { y: 'own words' } });
  const row = session.editRow('g', null);
  row.change('r', { value: 'one' });
  row.save();
  const sent = (key: string) => wires.get(key)?.toSend(read(key) ?? null) ?? null;
  const values = { pick: sent('pick'), g: sent('g'), b: null };
  expect(JSON.parse(changesOf(values))).toEqual({
    pick: 'y',
    pick_other: ['', 'own words'],
    g: [{ columnNumber: 1, r: 'one' }],
    b: null,
  });
});

it('shows in the session what the wire says, and reads the same again', () => {
  const { session, wires, read } = open();
  const saved = { normal: { a: 'yes', b: 'theirs', pick: 'x', pick_other: ['own', ''] }, column: { g: [{ r: '1' }] } };
  for (const [key, wire] of wires)
    wire.put(
      session,
      wireIn(saved, key, (name) => name === 'b'),
    );
  expect(session.answers()).toMatchObject({ fields: { b: { value: 'theirs' } }, rows: { g: [{ r: { value: '1' } }] } });
  for (const key of ['a', 'b', 'pick', 'g']) {
    const wire = wires.get(key);
    expect(wire?.textOf(read(key) ?? null)).toBe(wire?.textOf(wireIn(saved, key, () => false)));
  }
});

it('ignores fields that take no answer', () => {
  const { wires } = open();
  expect([...wires.keys()]).toEqual(['a', 'b', 'pick', 'g']);
});

it('finds the same text in records of another order, and in half a character', () => {
  expect(textOf({ one: 1, two: [{ b: 1, a: 2 }] })).toBe(textOf({ two: [{ a: 2, b: 1 }], one: 1 }));
  expect(textOf(`cut ${'\u{1F600}'[0]}`)).toBe(textOf('cut \uFFFD'));
});

it('shows own words at the same option where a newer form has the options in another order', () => {
  const inOrder = (order: readonly string[]) =>
    order.map((value) => ({ value, label: { sc: value, tc: value, en: value }, takesText: true }));
  const formOf = (order: readonly string[]) => {
    const pick = buildField('pick', { type: 'single-choice', options: inOrder(order) });
    const inRow = buildField('way', { type: 'single-choice', options: inOrder(order) });
    const [module] = compileForm(
      { modules: [buildModule('m', [pick], { groups: [buildGroup('g', [inRow])] })] },
      models,
    ).modules;
    if (module === undefined) throw new Error('No module');
    return moduleCodecs(module);
  };
  const [before, after] = [formOf(['x', 'y']), formOf(['y', 'x'])];
  const { session } = open();
  session.change('pick', { value: 'y', other: { y: 'own words' } });
  const answer = before.get('pick')?.read(session) ?? null;
  expect(after.get('pick')?.answerOf(answer)).toEqual({ value: 'y', other: { y: 'own words' } });
  const rows = before.get('g')?.ofRows([{ way: { value: 'y', other: { y: 'their words' } } }]) ?? null;
  expect(after.get('g')?.rowsOf(rows)).toEqual([{ way: { value: 'y', other: { y: 'their words' } } }]);
});
