import { compileForm } from '@portico/form-engine/compile/compile-form';
import { buildField, buildGroup, buildModule, buildAnswers } from '@portico/form-engine/testing/build-form';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { models } from '../models.ts';
import { FieldWords } from '../testing/field-words.tsx';
import { ReadFields } from './read-fields.tsx';

afterEach(cleanup);

const fields = [
  buildField('name'),
  buildField('card', { preview: { sensitive: true } }),
  buildField('street'),
  buildField('city', { preview: { connectTo: 'street' } }),
  buildField('note', { preview: { mode: 'hidden' } }),
  buildField('extra'),
];
const group = buildGroup('jobs', [buildField('employer')]);
const form = compileForm({ modules: [buildModule('m', fields, { groups: [group] })] }, models);
const answers = {
  fields: buildAnswers({ name: 'Lin', card: '123', street: '7 Path', city: 'Hong Kong', note: 'no' }),
  rows: { jobs: [buildAnswers({ employer: 'First' }), buildAnswers({ employer: 'Second' })] },
};

function show(showsSensitive: boolean) {
  const [module] = form.modules;
  if (module === undefined) throw new Error('No module');
  render(
    <FieldWords language="en">
      <ReadFields
        module={module}
        answers={answers}
        isShown={(key) => key !== 'extra'}
        isShownInRow={() => () => true}
        showsSensitive={showsSensitive}
        language="en"
      />
    </FieldWords>,
  );
  return screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

it('shows each question with its answer, connected ones together, rows one after another', () => {
  expect(show(true)).toEqual([
    'name: Lin',
    'card: 123',
    'street: 7 PathHong Kong',
    'employer: First',
    'employer: Second',
  ]);
});

it('shows -- where the reader may not see what is sensitive', () => {
  expect(show(false)).toContain('card: --');
});
