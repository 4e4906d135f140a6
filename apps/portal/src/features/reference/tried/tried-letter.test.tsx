import { fieldsMessages } from '@portico/i18n/fields-messages';
import { referenceMessages } from '@portico/i18n/reference-messages';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { noAnswers } from '@portico/form-engine/values/answer';
import { question, words } from '@portico/testing/form-words';
import { hostileTexts, withHostileTexts } from '@portico/testing/hostile-texts';
import { findFlaws } from '@portico/ui/testing/find-flaws';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReferencePage } from '../../../lib/recommender/reference-addresses.ts';
import { emptySession, useSession } from '../../../lib/state/session-store.ts';
import { takeTriedForm, useTriedForm } from '../../../lib/tried-form.ts';
import { renderWords } from '../../../testing/render-words.tsx';
import { buildProject } from '../../../testing/samples.ts';
import { LetterPage } from '../letter-page.tsx';

// It is a chunk of its own, which is loaded before the clock of a test runs.
await import('./tried-letter.tsx');

const about = {
  id: 'about',
  title: words('一', '一', 'About'),
  author: 'applicant',
  fields: [question('name', 'text', words('姓名', '姓名', 'Name'))],
  groups: [],
} as const satisfies FormDefinition['modules'][number];
const letter = {
  id: 'letter',
  title: words('信', '信', 'The letter itself'),
  author: 'recommender',
  fields: [
    question('opinion', 'text', words('评', '評', 'Opinion'), { required: true }),
    question('signed', 'signature', words('签', '簽', 'Signature')),
  ],
  groups: [],
} as const satisfies FormDefinition['modules'][number];
const all = { order: ['about', 'letter'], today: '2026-11-18', answers: null, at: null } as const;

const report = vi.fn();
const called = vi.fn();
const tell = (message: Partial<Parameters<typeof takeTriedForm>[0]>) =>
  act(() => takeTriedForm({ ...all, changed: [], ...message }, report));

beforeEach(() => {
  provideNativeDialog();
  Element.prototype.scrollIntoView = () => undefined;
  called.mockClear();
  vi.stubGlobal('fetch', called);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  useSession.setState({ ...emptySession, language: 'en', slug: 'north', project: buildProject() });
});
afterEach(() => {
  cleanup();
  useTriedForm.setState(null, true);
  vi.unstubAllGlobals();
});

async function show(page: ReferencePage, form: FormDefinition = { modules: [about, letter] }) {
  takeTriedForm({ ...all, order: form.modules.map(({ id }) => id), changed: [...form.modules] }, report);
  const extra = { fields: await fieldsMessages.en(), reference: await referenceMessages.en() };
  const location = { path: page, query: '', state: null };
  const shown = renderWords(<LetterPage page={page} location={location} language="en" />, extra);
  await screen.findByRole('heading', { level: 1, name: 'Letter for Sample applicant' });
  return shown;
}

test.each(['/reference/edit', '/reference/itf', '/reference/special'] as const)(
  'a draft of a letter shows on the page %s of its writer, without the parts of the applicant',
  async (page) => {
    const { container } = await show(page);
    expect(screen.getByRole('heading', { level: 2, name: 'The letter itself' })).toBeDefined();
    expect(screen.getByText('Sample recommender')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(await findFlaws(container)).toEqual([]);
  },
);

test('every change shows at once, keeps what is written, and the designer learns of it', async () => {
  await show('/reference/edit');
  await userEvent.type(screen.getByRole('textbox', { name: /Opinion/ }), 'Good');
  const [opinion, ...others] = letter.fields;
  tell({ changed: [{ ...letter, fields: [{ ...opinion, label: words('a', 'a', 'Your judgement') }, ...others] }] });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Your judgement/ }).value).toBe('Good');
  await waitFor(() =>
    expect(report).toHaveBeenLastCalledWith(
      expect.objectContaining({ answers: { fields: { opinion: { value: 'Good' } }, rows: {} } }),
    ),
  );
});

test('what is written outlives a look at the parts of the applicant', async () => {
  const { unmount } = await show('/reference/edit');
  await userEvent.type(screen.getByRole('textbox', { name: /Opinion/ }), 'Good');
  unmount();
  tell({ at: { module: 'about', key: null } });
  tell({ at: { module: 'letter', key: null } });
  await show('/reference/edit');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Opinion/ }).value).toBe('Good');
  tell({ answers: noAnswers });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Opinion/ }).value).toBe('');
});

test('handing in can be tried: what is missing, the question, and nothing is sent', async () => {
  await show('/reference/edit');
  const handIn = screen.getByRole('button', { name: 'Hand in the letter' });
  await userEvent.click(handIn);
  await userEvent.click(await screen.findByRole('button', { name: 'Opinion' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Opinion/ }), 'Good');
  await userEvent.click(screen.getByLabelText(/own assessment/));
  await userEvent.click(handIn);
  await userEvent.click(await screen.findByRole('button', { name: 'Hand in now' }));
  expect(await screen.findByText(/This is a preview; nothing was sent/)).toBeDefined();
  expect(called).not.toHaveBeenCalled();
});

test('the details of the writer can be changed in the page, and nothing is sent', async () => {
  await show('/reference/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Institution/ }), 'South College');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('South College')).toBeDefined();
  expect(called).not.toHaveBeenCalled();
});

test.each(hostileTexts)('%s stays inert in every text of a letter', async (text) => {
  const { container } = await show('/reference/edit', withHostileTexts({ modules: [letter] }, text));
  expect(container.textContent).toContain(text);
  expect(container.querySelector('script, iframe, base, style, object, embed, img[src*="hostile"]')).toBeNull();
  expect('hostile' in window).toBe(false);
});
