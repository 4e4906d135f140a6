import { buildField } from '@portico/form-engine/testing/build-form';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FieldWords } from '../testing/field-words.tsx';
import { oneFieldScope } from '../testing/render-field.tsx';
import { FieldHost } from './field-host.tsx';
import { FieldNotesProvider } from './field-notes.ts';

afterEach(cleanup);

test.each([
  ['a', 'Changed elsewhere'],
  ['b', ''],
])('what the app says about a question stands at it, and is read out with it: %s', (key, description) => {
  const field = buildField('a', { label: { sc: 'A', tc: 'A', en: 'A' } });
  render(
    <FieldWords language="en">
      <FieldNotesProvider value={(field) => (field === key ? <p>Changed elsewhere</p> : null)}>
        <FieldHost scope={oneFieldScope(field, { value: '' }, 'en')} field={field} language="en" />
      </FieldNotesProvider>
    </FieldWords>,
  );
  const described = screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
  const words = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  expect(words.join('')).toBe(description);
});
