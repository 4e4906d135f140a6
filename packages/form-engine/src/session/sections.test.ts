import { describe, expect, it, vi } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import { buildField, buildGroup, buildModule, buildSwitch, buildAnswers } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { noAnswers } from '../values/answer.ts';
import { createFormSession } from './form-session.ts';

const context = { language: 'en', today: '2026-11-15' } as const;

describe('a group and a module shown by condition', () => {
  const jobs = buildGroup('jobs', [buildField('job', { required: true })], { requiredRows: 1 });
  const modules = [
    buildModule('first', [buildSwitch('worked', ['jobs']), buildSwitch('abroad', ['second'])], { groups: [jobs] }),
    buildModule('second', [buildField('country', { required: true })], { required: true }),
  ];
  const form = compileForm({ modules }, toyModels);
  const openWith = (rows: Parameters<typeof createFormSession>[1]['rows'] = {}) =>
    createFormSession(form, { fields: {}, rows }, context);

  it('ask for nothing while they do not show', () => {
    const session = openWith();
    session.change('worked', { value: 'no' });
    expect(session.rows('jobs')).toMatchObject({ isShown: false, countProblem: null, wrong: 0 });
    expect([session.moduleState('first'), session.showProblems('first')]).toEqual(['complete', []]);
    expect([session.isModuleShown('second'), session.showProblems('second')]).toEqual([false, []]);
    expect(session.read('country').visible).toBe(false);
  });

  it('ask when an answer opens them, and tell so', () => {
    const session = openWith();
    const listeners = { rows: vi.fn(), module: vi.fn() };
    session.subscribeRows('jobs', listeners.rows);
    session.subscribeModule('second', listeners.module);
    session.change('worked', { value: 'yes' });
    session.change('abroad', { value: 'yes' });
    expect(session.showProblems('first')).toEqual([
      { module: 'first', group: 'jobs', problem: { key: 'rowsMissing', params: { least: 1 } } },
    ]);
    expect(session.isModuleShown('second')).toBe(true);
    expect(session.showProblems('second').map(({ field }) => field)).toEqual(['country']);
    expect([listeners.rows, listeners.module].map(({ mock }) => mock.calls.length > 0)).toEqual([true, true]);
  });

  it('keep rows that were written, hand them in only while they show, and bring them back', () => {
    const rows = { jobs: [buildAnswers({ job: 'baker' })] };
    const session = openWith(rows);
    session.change('worked', { value: 'no' });
    expect(session.answers().rows).toEqual({});
    expect(session.rows('jobs').rows).toEqual(rows.jobs);
    session.change('worked', { value: 'yes' });
    expect(session.answers().rows).toEqual(rows);
  });

  it('tell of no field that nobody can answer', () => {
    const session = openWith();
    const changes: unknown[] = [];
    session.onChange((change) => changes.push(change));
    session.change('abroad', { value: 'yes' });
    expect(changes).toEqual([{ field: 'abroad' }, { field: 'country' }]);
  });

  it('follow a relation, and the module around a group', () => {
    const relation = { field: 'abroad', option: 'yes' } as const;
    const inner = buildGroup('trips', [buildField('trip')], { requiredRows: 1 });
    const related = compileForm(
      {
        modules: [
          buildModule('first', [buildSwitch('abroad', [])]),
          buildModule('second', [], { relation, groups: [inner] }),
        ],
      },
      toyModels,
    );
    const session = createFormSession(related, noAnswers, context);
    expect([session.isModuleShown('second'), session.rows('trips').isShown]).toEqual([false, false]);
    session.change('abroad', { value: 'yes' });
    expect([session.isModuleShown('second'), session.rows('trips').isShown]).toEqual([true, true]);
  });
});
