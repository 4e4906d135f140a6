import { buildField, buildForm } from '@portico/form-engine/testing/build-form';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { openFormPage } from '../testing/open-form-page.tsx';

beforeEach(() => {
  stubLayout();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const form = buildForm(buildField('a', { label: { sc: '姓名', tc: '姓名', en: '' } }));
const finding = {
  key: 'missingLanguage',
  place: { module: 'module', field: 'a' },
  params: { language: 'en', text: 'label' },
};

it('lets texts be missing in one language, after which nothing prevents publishing', async () => {
  const asked: unknown[] = [];
  await openFormPage(form, {
    findings: [finding],
    answers: {
      '/form/untranslated': (input) => {
        asked.push(input);
        return { findings: [] };
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: '1 thing to mend' }));
  const section = await screen.findByRole('region', { name: 'Missing translations' });
  expect(within(section).getByText('English: 1 text is missing')).toBeDefined();
  const allowed = within(section).getByRole('switch', { name: 'Texts in English may be missing' });
  fireEvent.click(allowed);
  await vi.waitFor(() => expect(asked).toMatchObject([{ languages: ['en'] }]));
  await vi.waitFor(() => expect(allowed.getAttribute('aria-checked')).toBe('true'));
  expect(screen.queryByText(/The question in English is missing/)).toBeNull();
});
