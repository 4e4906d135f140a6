import { staffAbilities } from '@portico/contract/staff-abilities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ApplicationHead } from './application-head.tsx';
import type { ReadApplication } from './use-application.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const readers = ['applications.list', 'applications.read'] as const;
const id = '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0002';
const words = (text: string) => ({ sc: text, tc: text, en: text });
const at = Date.parse('2026-11-15T04:30:00Z') / 1000;

const application: ReadApplication = {
  application: id,
  name: '林嘉禾',
  project: { project_id: id, domain: 'north', title: words('Northern') },
  may: { edit: true, log: true },
  modules: [],
  save_field: {},
  withheld: [],
  flow_list: {},
  letters: [],
  tables: [],
  application_state: 2,
  stage: 0,
  number: 'N000007',
  submitted_at: at,
  batch_title: words('First round'),
  time_zone: 'Pacific/Auckland',
  form_version: id,
  version: 1,
  changed_by_staff: [],
  can: { revoke: false, reapply: false, export: false },
  options: {
    displayMode: 'column',
    layoutMode: 'vert',
    specialName: '',
    showReferrer: true,
    showRecommendation: true,
    showSensitive: true,
    menuSpan: 4,
    showNoFileText: true,
  },
  today: '2026-11-15',
  server_time: at,
};

test('name, number, state, and the time in both zones', async () => {
  await renderPart(<ApplicationHead application={application} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('林嘉禾');
  expect(screen.getByText('N000007')).toBeDefined();
  expect(screen.getAllByText('Submitted')).toHaveLength(1);
  expect(screen.getByText('Submitted (institution’s time)')).toBeDefined();
  expect(screen.getByText('Nov 15, 2026, 17:30 (GMT+13)')).toBeDefined();
  expect(screen.getByText(/^Your time: Nov 1/)).toBeDefined();
});

test.each([
  ['may edit', staffAbilities, 1],
  ['may only read', readers, 0],
] as const)('whoever %s is offered editing and the log', async (_who, abilities, expected) => {
  await renderPart(<ApplicationHead application={application} />, abilities);
  expect(screen.queryAllByRole('button', { name: 'Edit in the portal' })).toHaveLength(expected);
  expect(screen.queryAllByRole('button', { name: 'Views and changes' })).toHaveLength(expected);
});

test('whoever may only read is offered the PDF', async () => {
  await renderPart(<ApplicationHead application={application} />, readers);
  expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeDefined();
});

test('nobody is offered what the server does not allow them', async () => {
  await renderPart(<ApplicationHead application={{ ...application, may: { edit: false, log: false } }} />);
  expect(screen.queryAllByRole('button', { name: /Edit|Views/ })).toEqual([]);
});

test('lists what staff changed after submission, and who did', async () => {
  const change = { menuid: 'm1', key: 'f1', by: 'Chen', at: at + 60 };
  const changes = [change, { ...change, key: 'f2', by: 'Wu' }, { ...change, at: at + 30 }];
  await renderPart(<ApplicationHead application={{ ...application, changed_by_staff: changes }} />);
  expect(screen.getByRole('alert').textContent).toContain(
    '2 answers were changed by Chen and Wu after submission, last on Nov 15, 2026, 17:31 (GMT+13).',
  );
});
