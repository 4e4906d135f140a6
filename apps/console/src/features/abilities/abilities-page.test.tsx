import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { staffAbilities } from '@portico/contract/staff-abilities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { AbilitiesPage } from './abilities-page.tsx';

const held = { role_id: 'r', given_at: 0, may_become: [], may_remove: false, organisation: null, project: null };
const person = (name: string, role: string) => ({
  staff_id: name,
  name,
  account: name,
  email: null,
  is_you: false,
  roles: [{ ...held, role, level: 'installation' }],
});

beforeEach(() => {
  stubLayout({ matches: true });
  vi.stubGlobal('fetch', async () =>
    Response.json({
      status: 200,
      message: '',
      data: { list: [person('Ada', 'owner'), person('Bo', 'editor')], next: null },
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// By its text: computing the accessible names of all rows takes long.
const rowOf = (sentence: string) => screen.getByText(sentence).closest('tr') ?? document.body;

test('the table says of every ability which roles bring it', async () => {
  await renderPart(<AbilitiesPage />);
  expect(document.querySelectorAll('tbody tr[data-row-key]')).toHaveLength(staffAbilities.length);
  const marks = within(rowOf('Publish forms')).getAllByText(/^(Yes|No)$/);
  expect(marks.map((mark) => mark.textContent)).toEqual(['Yes', 'Yes', 'Yes', 'No', 'No', 'No']);
  expect(within(rowOf('Create organisations')).getByText(/whole installation/)).toBeDefined();
});

test('a row opens to the people who may', async () => {
  await renderPart(<AbilitiesPage />);
  fireEvent.click(within(rowOf('Archive projects')).getByRole('button'));
  const people = await screen.findByRole('list', { name: 'Who may: Archive projects' });
  expect(people.textContent).toContain('AdaOwner, The whole installation'.replace('Ada', 'Ada '));
  expect(people.textContent).not.toContain('Bo');
});
