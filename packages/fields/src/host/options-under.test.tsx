import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { buildField, buildForm, local } from '@portico/form-engine/testing/build-form';
import { noAnswers } from '@portico/form-engine/values/answer';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { models } from '../models.ts';
import { FieldWords } from '../testing/field-words.tsx';
import { FieldHost } from './field-host.tsx';

afterEach(cleanup);

function show(type: FieldType) {
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: local(`${value} label`) }));
  const above = buildField('above', { type: 'select', label: local('Province'), options: options(['north', 'south']) });
  const below = buildField('below', {
    type,
    label: local('City'),
    options: options(['n1', 's1', 's2']).map((option, at) => ({
      ...option,
      under: [at === 0 ? 'north' : 'south'],
      ...(at === 0 ? { takesText: true } : {}),
    })),
    choice: { under: 'above' },
  });
  const session = createFormSession(compileForm(buildForm(above, below), models), noAnswers, {
    language: 'en',
    today: '2026-11-15',
  });
  render(
    <FieldWords language="en">
      <FieldHost scope={session} field={below} language="en" />
    </FieldWords>,
  );
  const answer = (value: string) => act(() => session.change('above', { value }));
  return { session, answer };
}

const names = (role: string) => screen.queryAllByRole(role).map((element) => element.textContent);
const first = /Please answer “Province” first/;

describe('a choice whose options depend on another answer', () => {
  it('says what must be answered first, and says it to those who hear it', () => {
    const { answer } = show('select');
    expect(screen.getByText(first)).toBeDefined();
    const list = screen.getByRole('combobox');
    expect(list.getAttribute('aria-describedby')).toContain(screen.getByText(first).id);
    expect(names('option')).toEqual(['Please choose']);
    answer('south');
    expect(screen.queryByText(first)).toBeNull();
    expect(names('option')).toEqual(['Please choose', 's1 label', 's2 label']);
  });

  it.each(['select', 'single-choice'] as const)('names what no longer fits (%s)', (type) => {
    const { session, answer } = show(type);
    answer('north');
    act(() => session.change('below', { value: 'n1' }));
    answer('south');
    expect(screen.getAllByText('n1 label (does not fit the answer it depends on)')).not.toEqual([]);
    act(() => session.leave('below'));
    expect(screen.getByRole('alert').textContent).toContain('This does not fit your answer to “Province”.');
    answer('north');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps own words of a choice that no longer fits, while others are chosen beside it', async () => {
    const { session, answer } = show('multiple-choice');
    answer('north');
    act(() => session.change('below', { value: ['n1'], other: { n1: 'my words' } }));
    answer('south');
    await userEvent.click(screen.getByRole('checkbox', { name: 's1 label' }));
    expect(session.read('below').answer).toEqual({ value: ['n1', 's1'], other: { n1: 'my words' } });
    await userEvent.click(screen.getByRole('checkbox', { name: /^n1 label \(does not fit/ }));
    expect(session.read('below').answer).toEqual({ value: ['s1'] });
  });
});
