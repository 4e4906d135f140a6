import { fieldsMessages } from '@portico/i18n/fields-messages';
import { leavingMessages } from '@portico/i18n/leaving-messages';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { emptySession, useSession } from '../../lib/state/session-store.ts';
import { renderWords } from '../../testing/render-words.tsx';
import { TrialForm } from './trial-form.tsx';

afterEach(cleanup);

const title = { sc: '学习', tc: '學習', en: 'Studies' };
const dateOf = (key: string, en: string, to: string) =>
  ({ id: key, key, type: 'date', label: { sc: en, tc: en, en }, date: { limits: { from: '', to } } }) as const;

test('a form for trying ends its dates today, unless they say how far they reach, and offers the files of a module', async () => {
  useSession.setState({ ...emptySession, language: 'en', slug: 'north' });
  const fields = [dateOf('f1', 'Began', ''), dateOf('f2', 'Ends', '2030-12-31')];
  const attachments = [{ name: 'how-to-scan.pdf', url: '/apply/how-to-scan.pdf' }];
  const modules = encodeModules({
    modules: [{ id: 'm', title, author: 'applicant', fields, groups: [], attachments }],
  });
  const words = { fields: await fieldsMessages.en(), leaving: await leavingMessages.en() };
  renderWords(<TrialForm modules={modules} today="2026-11-15" />, words);
  const offered = screen.getByRole('link', { name: 'how-to-scan.pdf' });
  expect(offered.getAttribute('href')).toBe('/apply/how-to-scan.pdf');
  expect(offered.closest('p')?.textContent).toContain('Files for this part:');
  for (const name of ['Began', 'Ends']) {
    await userEvent.type(screen.getByRole('textbox', { name }), '2027-01-01');
    await userEvent.tab();
    await userEvent.tab();
  }
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Please choose 2026-11-15 or earlier.',
  ]);
});
