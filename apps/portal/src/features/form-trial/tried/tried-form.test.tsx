import { fieldsMessages } from '@portico/i18n/fields-messages';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { noAnswers } from '@portico/form-engine/values/answer';
import { choice, question, words } from '@portico/testing/form-words';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptySession, useSession } from '../../../lib/state/session-store.ts';
import { takeTriedForm, useTriedForm } from '../../../lib/tried-form.ts';
import { renderWords } from '../../../testing/render-words.tsx';
import { FormTrialPage } from '../form-trial-page.tsx';

const markup = '<img src="x" onerror="alert(1)">';
const about = {
  id: 'about',
  title: words('一', '一', 'About'),
  author: 'applicant',
  fields: [
    question('name', 'text', words('姓名', '姓名', 'Name')),
    question('abroad', 'single-choice', words('留学', '留學', 'Abroad'), {
      options: [choice('no', '否', '否', 'No'), choice('yes', '是', '是', 'Yes')],
      triggers: [{ when: { options: ['yes'] }, opens: ['q-country'] }],
    }),
    question('country', 'text', words('国家', '國家', 'Country')),
    question('odd', 'text', words(markup, markup, markup), { tips: words(markup, markup, markup) }),
  ],
  groups: [],
} as const satisfies FormDefinition['modules'][number];
const letter = {
  id: 'letter',
  title: words('信', '信', 'Letter'),
  author: 'recommender',
  fields: [question('opinion', 'text', words('评', '評', 'Opinion'))],
  groups: [],
} as const satisfies FormDefinition['modules'][number];
const all = { order: ['about', 'letter'], today: '2026-11-18', answers: null, at: null } as const;

const report = vi.fn();
const tell = (message: Partial<Parameters<typeof takeTriedForm>[0]>) =>
  act(() => takeTriedForm({ ...all, changed: [], ...message }, report));

beforeEach(async () => {
  report.mockClear();
  useSession.setState({ ...emptySession, language: 'en', slug: 'north' });
  takeTriedForm({ ...all, changed: [about, letter] }, report);
  renderWords(<FormTrialPage />, { fields: await fieldsMessages.en() });
});
afterEach(() => {
  cleanup();
  useTriedForm.setState(null, true);
});

test('a changed module shows at once, keeps what is filled in, and the designer learns of it', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Lin');
  const [name, ...others] = about.fields;
  tell({ changed: [{ ...about, fields: [{ ...name, label: words('a', 'a', 'Full name') }, ...others] }] });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Lin');
  await waitFor(() =>
    expect(report).toHaveBeenLastCalledWith({
      answers: { fields: { name: { value: 'Lin' } }, rows: {} },
      isDrawn: true,
    }),
  );
});

test('given answers replace what is filled in and open what they open', () => {
  expect(screen.queryByRole('textbox', { name: 'Country' })).toBeNull();
  tell({ answers: { fields: { abroad: { value: 'yes' }, country: { value: 'France' } }, rows: {} } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Country' }).value).toBe('France');
  tell({ answers: noAnswers });
  expect(screen.queryByRole('textbox', { name: 'Country' })).toBeNull();
});

test('a letter is no part of what applicants fill in', () => {
  tell({ at: { module: 'letter', key: null } });
  expect(screen.getByRole('button', { name: /About/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Letter/ })).toBeNull();
});

test('a form in a circle leaves the earlier one on screen and says so', async () => {
  const circle = [
    question('one', 'text', words('1', '1', 'One'), { shownWhen: { field: 'q-two', answered: true } }),
    question('two', 'text', words('2', '2', 'Two'), { shownWhen: { field: 'q-one', answered: true } }),
  ];
  tell({ changed: [{ ...about, fields: circle }] });
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeDefined();
  await waitFor(() => expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ isDrawn: false })));
});

test('markup in a text is shown as it was typed', () => {
  expect(screen.getAllByText(markup)).toHaveLength(2);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
