import { describe, expect, it, vi } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { buildField, buildForm, buildGroup, buildModule, buildSwitch, buildAnswers } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { noAnswers } from '../values/answer.ts';
import { createFormSession } from './form-session.ts';

const context = { language: 'en', today: '2026-11-15' } as const;

function open(...fields: readonly FieldDefinition[]) {
  return createFormSession(compileForm(buildForm(...fields), toyModels), noAnswers, context);
}

describe('hiding and showing', () => {
  const chain = [buildSwitch('a', ['b']), buildSwitch('b', ['c']), buildField('c')];

  it('opens a chain step by step, and closing its head closes all of it', () => {
    const session = open(...chain);
    expect(['a', 'b', 'c'].map((key) => session.read(key).visible)).toEqual([true, false, false]);
    session.change('a', { value: 'yes' });
    session.change('b', { value: 'yes' });
    expect(session.read('c').visible).toBe(true);
    session.change('a', { value: 'no' });
    expect(['b', 'c'].map((key) => session.read(key).visible)).toEqual([false, false]);
  });

  it('clears what hides and brings it back when it shows again', () => {
    const session = open(...chain);
    session.change('a', { value: 'yes' });
    session.change('b', { value: 'yes' });
    session.change('c', { value: 'my words' });
    session.change('a', { value: 'no' });
    expect(session.answers().fields).toEqual(buildAnswers({ a: 'no' }));
    expect(session.read('c').answer).toEqual({ value: '' });
    session.change('a', { value: 'yes' });
    expect(session.answers().fields).toEqual(buildAnswers({ a: 'yes', b: 'yes', c: 'my words' }));
  });

  it('tells only those whose field changed', () => {
    const session = open(...chain, buildField('d'));
    const listeners = { a: vi.fn(), b: vi.fn(), c: vi.fn(), d: vi.fn() };
    for (const [key, listener] of Object.entries(listeners)) session.subscribe(key, listener);
    session.change('a', { value: 'yes' });
    expect(Object.values(listeners).map((listener) => listener.mock.calls.length)).toEqual([1, 1, 0, 0]);
  });
});

describe('problems', () => {
  it('waits with a problem until the person left the field, then follows each change', () => {
    const session = open(buildField('a', { required: true }));
    expect(session.read('a').problem).toBeNull();
    session.leave('a');
    expect(session.read('a').problem).toEqual({ key: 'required' });
    session.change('a', { value: 'wrong' });
    expect(session.read('a').problem).toEqual({ key: 'format' });
    session.change('a', { value: 'right' });
    expect(session.read('a').problem).toBeNull();
  });

  it('judges a field again when the one it may not repeat changes', () => {
    const session = open(buildField('a'), buildField('b', { compare: { fields: ['a'] } }));
    session.leave('b');
    session.change('b', { value: 'x' });
    session.change('a', { value: 'x' });
    expect(session.read('b').problem).toMatchObject({ key: 'same', params: { field: 'a' } });
    session.change('a', { value: 'y' });
    expect(session.read('b').problem).toBeNull();
  });

  it('shows all of a module when asked, in the order of the form', () => {
    const session = open(buildField('a', { required: true }), buildField('b'), buildField('c', { required: true }));
    expect(session.showProblems('module').map(({ field }) => field)).toEqual(['a', 'c']);
    expect(session.read('c').problem).toEqual({ key: 'required' });
  });
});

describe('a birthday filled from an ID card', () => {
  it('follows a valid number and leaves the date alone otherwise', () => {
    const session = open(buildField('card'), buildField('born', { type: 'date', filledFromIdCard: 'card' }));
    session.change('card', { value: '11010519491231002X' });
    expect(session.read('born').answer.value).toBe('1949-12-31');
    session.change('card', { value: '110105194912310' });
    expect(session.read('born').answer.value).toBe('1949-12-31');
  });
});

describe('rows', () => {
  const group = buildGroup('g', [buildSwitch('r', ['s']), buildField('s', { required: true }), buildField('t')], {
    requiredRows: 1,
    extraRows: 1,
  });
  const outer = buildSwitch('outer', ['t']);
  const form = compileForm({ modules: [buildModule('module', [outer], { groups: [group] })] }, toyModels);

  it('adds up to its limit and deletes only beyond the required ones', () => {
    const session = createFormSession(form, noAnswers, context);
    expect(session.rows('g')).toMatchObject({ canAdd: true, countProblem: null });
    session.showProblems('module');
    expect(session.rows('g').countProblem).toEqual({ key: 'rowsMissing', params: { least: 1 } });
    for (const words of ['one', 'two']) {
      const row = session.editRow('g', null);
      row.change('r', { value: 'yes' });
      row.change('s', { value: words });
      row.save();
    }
    expect(session.rows('g')).toMatchObject({ canAdd: false, canDelete: [false, true], countProblem: null });
    const removed = session.removeRow('g', 0);
    expect(session.rows('g').rows).toEqual([buildAnswers({ r: 'yes', s: 'two' })]);
    session.insertRow('g', 0, removed ?? {});
    expect(session.rows('g').rows).toHaveLength(2);
  });

  it('changes nothing before saving, and says what is missing', () => {
    const session = createFormSession(form, noAnswers, context);
    const row = session.editRow('g', null);
    expect(row.isDirty()).toBe(false);
    row.change('r', { value: 'yes' });
    expect(row.isDirty()).toBe(true);
    expect(row.check()).toBe('s');
    expect(session.rows('g').rows).toEqual([]);
  });

  it('hides a field of every row when a plain field says so, and brings it back', () => {
    const session = createFormSession(form, noAnswers, context);
    session.change('outer', { value: 'yes' });
    const row = session.editRow('g', null);
    row.change('t', { value: 'kept' });
    row.save();
    session.change('outer', { value: 'no' });
    expect(session.answers().rows).toEqual({ g: [{}] });
    session.change('outer', { value: 'yes' });
    expect(session.answers().rows).toEqual({ g: [buildAnswers({ t: 'kept' })] });
  });
});

it('tells of a change when what it left can be read', () => {
  const session = open(buildSwitch('a', ['b']), buildField('b'));
  const read: unknown[] = [];
  session.onChange((change) => 'field' in change && read.push(session.read(change.field)));
  session.change('a', { value: 'yes' });
  expect(read).toMatchObject([{ answer: { value: 'yes' } }, { visible: true }]);
});

describe('what another page has left', () => {
  const group = buildGroup('g', [buildField('r', { required: true })], { requiredRows: 1 });
  const form = compileForm({ modules: [buildModule('module', [], { groups: [group] })] }, toyModels);

  it('takes all rows at once, judged and told like any change', () => {
    const session = createFormSession(form, noAnswers, context);
    const listeners = { rows: vi.fn(), state: vi.fn(), change: vi.fn() };
    session.subscribeRows('g', listeners.rows);
    session.subscribeModule('module', listeners.state);
    session.onChange(listeners.change);
    session.putRows('g', [buildAnswers({ r: 'one' }), buildAnswers({ r: 'wrong' })]);
    expect(session.rows('g')).toMatchObject({
      rows: [buildAnswers({ r: 'one' }), buildAnswers({ r: 'wrong' })],
      wrong: 1,
    });
    expect(session.moduleState('module')).toBe('partial');
    expect(listeners.rows).toHaveBeenCalledOnce();
    expect(listeners.state).toHaveBeenCalledOnce();
    expect(listeners.change.mock.calls).toEqual([[{ group: 'g' }]]);
    session.putRows('g', []);
    expect(session.answers().rows).toEqual({});
  });
});

describe('a row that is written while another page changes the list', () => {
  const group = buildGroup('g', [buildField('r'), buildField('s')]);
  const form = compileForm({ modules: [buildModule('module', [], { groups: [group] })] }, toyModels);
  const begin = (...rows: readonly string[]) =>
    createFormSession(form, { fields: {}, rows: { g: rows.map((r) => buildAnswers({ r })) } }, context);
  const words = (session: ReturnType<typeof begin>) => session.rows('g').rows.map((row) => row['r']?.value);

  it.each([
    ['a new one comes after theirs', null, [], ['theirs'], ['theirs', 'mine']],
    ['one that has moved is found', 1, ['one', 'two'], ['new', 'one', 'two'], ['new', 'one', 'mine']],
    ['one that is gone takes the place of no other', 0, ['one'], ['other'], ['other', 'mine']],
    ['one that stayed is replaced', 0, ['one', 'two'], ['one', 'three'], ['mine', 'three']],
  ])('%s', (_, index, before, saved, expected) => {
    const session = begin(...before);
    const row = session.editRow('g', index);
    row.change('r', { value: 'mine' });
    session.putRows(
      'g',
      saved.map((r) => buildAnswers({ r })),
    );
    row.save();
    expect(words(session)).toEqual(expected);
    row.change('r', { value: 'mine again' });
    row.save();
    expect(words(session)).toEqual(expected.map((r) => (r === 'mine' ? 'mine again' : r)));
  });
});

describe('the draft of a row', () => {
  const group = buildGroup('g', [buildField('r')]);
  const form = compileForm({ modules: [buildModule('module', [], { groups: [group] })] }, toyModels);

  it('is told at each change, and that it is over', () => {
    const session = createFormSession(form, { fields: {}, rows: { g: [buildAnswers({ r: 'one' })] } }, context);
    const listener = vi.fn();
    session.onRowDraft(listener);
    const row = session.editRow('g', 0);
    row.change('r', { value: 'two' });
    row.save();
    session.editRow('g', null).discard();
    const before = buildAnswers({ r: 'one' });
    expect(listener.mock.calls.flat()).toEqual([
      { group: 'g', place: 0, before, row: buildAnswers({ r: 'two' }) },
      { group: 'g', place: 0, before: buildAnswers({ r: 'two' }), row: null },
      { group: 'g', place: 1, before: null, row: null },
    ]);
  });

  it('becomes a row where an earlier page ended before it was one', () => {
    const session = createFormSession(form, { fields: {}, rows: { g: [buildAnswers({ r: 'one' })] } }, context);
    session.keepDraft({ group: 'g', place: 0, before: buildAnswers({ r: 'one' }), row: buildAnswers({ r: 'mended' }) });
    for (const _ of ['once', 'twice']) {
      session.keepDraft({ group: 'g', place: 1, before: null, row: buildAnswers({ r: 'new' }) });
    }
    expect(session.answers().rows).toEqual({ g: [buildAnswers({ r: 'mended' }), buildAnswers({ r: 'new' })] });
  });
});

describe('an answer left elsewhere', () => {
  it('opens fields and is told like a change, but fills in no birthday', () => {
    const fields = [buildField('card'), buildField('born', { type: 'date', filledFromIdCard: 'card' })];
    const session = open(...fields, buildSwitch('a', ['b']), buildField('b'));
    const listener = vi.fn();
    session.onChange(listener);
    session.put('card', { value: '11010519491231002X' });
    session.put('a', { value: 'yes' });
    expect(session.read('born').answer.value).toBe('');
    expect(session.read('b').visible).toBe(true);
    expect(listener.mock.calls.flat()).toEqual([{ field: 'card' }, { field: 'a' }, { field: 'b' }]);
  });
});

describe('leaving a field', () => {
  it('is told each time, until nobody listens any more', () => {
    const session = open(buildField('a'));
    const listener = vi.fn();
    const end = session.onLeave(listener);
    session.leave('a');
    session.leave('a');
    end();
    session.leave('a');
    expect(listener.mock.calls).toEqual([['a'], ['a']]);
  });
});

describe('a field that may not repeat in other rows', () => {
  const group = buildGroup('g', [buildField('mail', { compare: { fields: ['mail'] } })]);
  const form = compileForm({ modules: [buildModule('module', [], { groups: [group] })] }, toyModels);

  it('says so in the dialog and in the verdict, and never of its own row', () => {
    const session = createFormSession(form, { fields: {}, rows: { g: [buildAnswers({ mail: 'a' })] } }, context);
    const row = session.editRow('g', null);
    row.change('mail', { value: 'a' });
    expect(row.check()).toBe('mail');
    row.save();
    expect(session.rows('g').problems.map((problem) => problem?.key)).toEqual(['same', 'same']);
    const again = session.editRow('g', 1);
    again.change('mail', { value: 'b' });
    expect(again.check()).toBeNull();
    again.save();
    expect(session.rows('g').problems).toEqual([null, null]);
  });
});

describe('names of built-in properties', () => {
  it('are no rows', () => {
    const group = buildGroup('constructor', [buildField('r')]);
    const form = compileForm({ modules: [buildModule('module', [], { groups: [group] })] }, toyModels);
    expect(createFormSession(form, noAnswers, context).rows('constructor').rows).toEqual([]);
  });
});

describe('the state of a module', () => {
  it.each([
    ['nothing given', {}, 'empty'],
    ['something wrong', { a: 'wrong' }, 'partial'],
    ['a required one missing', { b: 'x' }, 'partial'],
    ['all there', { a: 'x' }, 'complete'],
  ])('%s', (_name, values, state) => {
    const session = open(buildField('a', { required: true }), buildField('b'));
    const listener = vi.fn();
    session.subscribeModule('module', listener);
    for (const [key, value] of Object.entries(values)) session.change(key, { value });
    expect(session.moduleState('module')).toBe(state);
    expect(listener).toHaveBeenCalledTimes(state === 'empty' ? 0 : 1);
  });
});
