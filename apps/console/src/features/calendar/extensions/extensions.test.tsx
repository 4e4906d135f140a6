import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProjectContext } from '../../../lib/project.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import type { Calendar, CalendarBatch } from '../use-calendar.ts';
import { ExtensionsDrawer } from './extensions-drawer.tsx';
import type { Extension } from './use-extensions.ts';

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
const endsAt = Date.parse('2026-03-31T15:59:59Z') / 1000;
const batch: CalendarBatch = {
  batch: 'b-1',
  values: {
    title: words('Spring'),
    startsAt: endsAt - 86_400,
    endsAt,
    lettersUntil: null,
    code: '202601',
    capacity: null,
    leftOut: [],
    documents: [],
    information: null,
    places: [],
  },
  state: 2,
  begun: 2,
  submitted: 5,
  isNumbered: true,
};
const calendar: Calendar = {
  revision: 3,
  timeZone: 'Asia/Shanghai',
  serviceEndsAt: Date.parse('2036-01-01T00:00:00Z') / 1000,
  word: 'batch',
  modules: [],
  batches: [batch],
};
let list: Extension[] = [];
let sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  list = [];
  sent = [];
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const path = new URL(url, 'http://localhost').pathname;
    const ann = { applicant: 'a-1', name: 'Ann', contact: 'ann@example.com', number: '', standing: 'begun' };
    if (path.endsWith('/applicants')) return Response.json({ status: 200, data: { list: [ann] } });
    if (path.endsWith('/extensions')) return Response.json({ status: 200, data: { list } });
    sent.push({ path, body: JSON.parse(body ?? '{}') });
    return Response.json({ status: 200, data: { mailed: !path.endsWith('/withdraw') } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderPart(
    <ProjectContext value={project}>
      <ExtensionsDrawer isOpen calendar={calendar} batch={batch} name="Spring" onClose={() => undefined} />
    </ProjectContext>,
    ['calendar.change'],
  );

/** By the title itself: in tests all drawers of antd are labelled by one id. */
async function formTitled(title: string) {
  const heading = await screen.findByText(title, { selector: '.ant-drawer-title' });
  const [dialog] = screen.getAllByRole('dialog').filter((one) => one.contains(heading));
  if (dialog === undefined) throw new Error(`no dialog ${title}`);
  return within(dialog);
}

test('somebody is found, chosen and given more time with a reason', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Give somebody more time' }));
  const form = await formTitled('Give somebody more time');
  fireEvent.click(form.getByRole('button', { name: 'Give more time' }));
  expect(await form.findByText('Give a reason.')).toBeTruthy();
  expect(form.getByText('Find the person, and choose them.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(form.getByLabelText('For whom'), { target: { value: 'ann' } });
  fireEvent.click(form.getByRole('button', { name: 'Find' }));
  fireEvent.click(await form.findByRole('radio', { name: /Ann/ }));
  fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'Ill' } });
  fireEvent.click(form.getByRole('button', { name: 'Give more time' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/staff/v1/projects/calendar/extend',
    body: { batch: 'b-1', applicant: 'a-1', reason: 'Ill', was: null },
  });
  expect(await screen.findByText('Given. The person was told by mail.')).toBeTruthy();
});

test('an extension is withdrawn as it was seen, and who has no address is named', async () => {
  const until = endsAt + 3 * 86_400;
  list = [
    {
      applicant: 'a-1',
      name: 'Ann',
      until,
      changes: [{ former: null, until, reason: 'In hospital', by: 'Bo', at: endsAt }],
    },
  ];
  await open();
  expect(await screen.findByText('In hospital')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const form = await formTitled('Withdraw the extension of Ann');
  fireEvent.change(form.getByLabelText('Reason'), { target: { value: 'A mistake' } });
  fireEvent.click(form.getByRole('button', { name: 'Withdraw from now on' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ applicant: 'a-1', reason: 'A mistake', was: until });
  expect(await screen.findByText(/no confirmed mail address/)).toBeTruthy();
});
