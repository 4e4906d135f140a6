import type { BatchValues } from '@portico/contract/calendar.schemas';
import { errors } from '@portico/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProjectContext } from '../../lib/project.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { CalendarPage } from './calendar-page.tsx';

const words = (text: string) => ({ sc: text, tc: text, en: text });
const project = {
  id: 'p-1',
  slug: 'north',
  title: words('Northern'),
  orgId: 'o-1',
  orgName: words('Northern University'),
  timeZone: 'Asia/Shanghai',
  languages: ['en'],
  state: 'active',
  orgState: 'active',
  listed: true,
  address: 'https://apply.example.edu/apply/north/',
  may: () => true,
} as const;
const spring: BatchValues = {
  title: words('Spring'),
  startsAt: Date.parse('2026-03-01T00:00:00Z') / 1000,
  endsAt: Date.parse('2026-03-31T15:59:59Z') / 1000,
  lettersUntil: null,
  code: '202601',
  capacity: null,
  leftOut: [],
  documents: [],
  information: null,
  places: [],
};
let sent: { accepted?: number; values: BatchValues; revision: number }[] = [];
let answers: { status: number; data: unknown }[] = [];

beforeEach(() => {
  sent = [];
  answers = [];
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.endsWith('/calendar/save')) {
      sent.push(JSON.parse(body ?? '{}'));
      return Response.json({ message: 'Refused.', ...(answers.shift() ?? { status: 200, data: { revision: 4 } }) });
    }
    if (url.includes('/calendar/outages'))
      return Response.json({ status: 200, message: '', data: { list: [], approved: [] } });
    const batches = [
      { batch: 'b-1', values: spring, state: 1, begun: 2, submitted: 5, isNumbered: true },
      {
        batch: 'b-2',
        values: { ...spring, title: words('Autumn'), code: '202602' },
        state: 0,
        begun: 0,
        submitted: 0,
        isNumbered: false,
      },
    ];
    const data = {
      revision: 3,
      timeZone: 'Asia/Shanghai',
      serviceEndsAt: 2_000_000_000,
      word: 'batch',
      modules: [],
      batches,
    };
    return Response.json({ status: 200, message: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderPart(
    <ProjectContext value={project}>
      <CalendarPage />
    </ProjectContext>,
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('lists the batches with their times in the institution’s zone', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Spring' });
  expect(screen.getByRole('list', { name: 'Batches, in the order of the portal' }).textContent).toContain(
    'Mar 31, 2026, 23:59',
  );
  screen.getByText('5 submitted, 2 in progress');
  expect(screen.getByRole('button', { name: 'Remove “Spring”' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Remove “Autumn”' })).toHaveProperty('disabled', false);
});

test('a batch that would close on people tells how many, and closes once the word is typed', async () => {
  answers = [{ status: errors.confirmFirst.status, data: { effects: [{ effect: 'batchOver', people: 2 }] } }];
  await open();
  await screen.findByRole('heading', { name: 'Spring' });
  press('Edit “Spring”');
  await screen.findByRole('dialog', { name: 'Edit the batch' });
  fireEvent.change(screen.getByLabelText('Closes'), { target: { value: '2026-03-02T23:59' } });
  press('Save the batch');
  await screen.findByText(/2 people have begun an application/);
  fireEvent.change(screen.getByRole('textbox', { name: 'To go on, type “close”.' }), { target: { value: 'close' } });
  press('Close the batch');
  await waitFor(() => expect(sent.map(({ accepted }) => accepted)).toEqual([undefined, 2]));
  expect(sent[1]?.values.endsAt).toBe(Date.parse('2026-03-02T15:59:00Z') / 1000);
});

test('an end before the start is said at its field, and is not sent', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Autumn' });
  press('Edit “Autumn”');
  await screen.findByRole('dialog', { name: 'Edit the batch' });
  fireEvent.change(screen.getByLabelText('Closes'), { target: { value: '2026-01-02T23:59' } });
  press('Save the batch');
  await screen.findByText('It would close before it opens.');
  expect(sent).toEqual([]);
});
