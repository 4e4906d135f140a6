import { compileForm } from '@portico/form-engine/compile/compile-form';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { buildField, buildForm, local } from '@portico/form-engine/testing/build-form';
import { noAnswers } from '@portico/form-engine/values/answer';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ModuleFields } from '../form/module-fields.tsx';
import { models } from '../models.ts';
import { FieldWords } from '../testing/field-words.tsx';

afterEach(cleanup);

it('an answer that is worked out is shown with its unit, is announced, and cannot be typed over', () => {
  const total = buildField('total', {
    label: local('Total'),
    calculated: { sum: ['a'] },
    text: { nature: 'decimal', suffix: local('points') },
  });
  const form = compileForm(buildForm(buildField('a'), total), models);
  const session = createFormSession(form, noAnswers, { language: 'en', today: '2026-11-15' });
  const [module] = form.modules;
  if (module === undefined) throw new Error('No module');
  render(
    <FieldWords language="en">
      <ModuleFields session={session} module={module} language="en" />
    </FieldWords>,
  );
  const shown = () => screen.getByRole('status', { name: 'Total' }).textContent;
  expect(shown()).toBe('Worked out from your other answers, once they are given.');
  act(() => session.change('a', { value: '12' }));
  expect(shown()).toBe('12 points');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
