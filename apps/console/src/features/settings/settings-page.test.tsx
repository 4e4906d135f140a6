import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import type { RetentionPlan } from '@portico/contract/retention.schemas';
import { errors } from '@portico/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProjectContext } from '../../lib/project.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { SettingsPage } from './settings-page.tsx';

const words = (text: string) => ({ sc: text, tc: text, en: text });
const project = {
  id: 'p-1',
  slug: 'north',
  title: words('Northern'),
  orgId: 'o-1',
  orgName: words('Northern University'),
  timeZone: 'Asia/Shanghai',
  languages: ['sc', 'en'],
  state: 'active',
  orgState: 'active',
  listed: true,
  address: 'https://apply.example.edu/apply/north/',
  may: () => true,
} as const;
const settings: ProjectSettingsValues = {
  languages: ['sc', 'en'],
  timeZone: 'Asia/Shanghai',
  serviceEndsAt: Date.parse('2030-01-01T15:59:59Z') / 1000,
  loginMethods: ['password'],
  registerMethods: ['email'],
  registerFields: [],
  generatesCredentials: false,
  userType: 'normal',
  previewLayout: 'vert',
  previewDisplay: 'column',
  previewName: '',
  reviewersSeeSensitive: false,
  filesPerPersonMb: 500,
  filesInAllMb: 51_200,
  letterWaiver: 'never',
  reminderDays: [7, 14],
  lettersShow: [],
  allowsRevoking: true,
  allowsReapplying: true,
  embeddedOrigins: [],
  mailName: words(''),
  mailReplyTo: '',
  answerDays: null,
  keepDraftsMonths: null,
  keepApplicationsMonths: null,
};

interface Sent {
  readonly revision: number;
  readonly settings: ProjectSettingsValues;
  readonly accepted?: number;
}
let sent: Sent[] = [];
let answers: { status: number; data: unknown }[] = [];
let stored = { revision: 3, settings };
let plan: RetentionPlan['output'] = { isOn: false, tellsFrom: null, list: [], holds: [] };

beforeEach(() => {
  sent = [];
  answers = [];
  stored = { revision: 3, settings };
  stubLayout();
  plan = { isOn: false, tellsFrom: null, list: [], holds: [] };
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.includes('/settings/retention')) return Response.json({ status: 200, message: '', data: plan });
    if (!url.endsWith('/settings/change'))
      return Response.json({
        status: 200,
        message: '',
        data: { ...stored, usedMb: 12, lastBatchEndsAt: null, showable: [] },
      });
    sent.push(JSON.parse(body ?? '{}'));
    const answer = answers.shift() ?? { status: 200, data: { revision: 4 } };
    return Response.json({ message: 'Refused.', ...answer });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  await renderPart(
    <ProjectContext value={project}>
      <SettingsPage />
    </ProjectContext>,
  );
  await screen.findByRole('textbox', { name: 'Heading of the menu' });
}
const nameMenu = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Heading of the menu' }), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('saves what was changed, on the revision that was read', async () => {
  await open();
  expect(screen.getByRole('button', { name: /Save the settings/ })).toHaveProperty('disabled', true);
  nameMenu('My application');
  press(/Save the settings/);
  await screen.findByText('Saved. The portal follows at once.');
  expect(sent).toEqual([{ project: 'p-1', revision: 3, settings: { ...settings, previewName: 'My application' } }]);
});

test('what cannot be combined is said at its field, and is not sent', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Code by SMS' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Password' }));
  press(/Save the settings/);
  await screen.findByText('Whoever registers by mail needs a password or a code by mail to sign in.');
  expect(sent).toEqual([]);
});

test('a question without a name is marked where that is missing, and the others are not', async () => {
  const question = { field: 'school', name: words('School'), required: false, options: [] };
  const unnamed = { ...question, field: 'nick', name: { sc: '昵称', tc: '', en: '' } };
  stored = { revision: 3, settings: { ...settings, registerFields: [question, unnamed] } };
  await open();
  nameMenu('My application');
  press(/Save the settings/);
  expect(await screen.findByText('A question or an option has no words in one of the languages.')).toBeDefined();
  expect(screen.getAllByText('Missing')).toHaveLength(1);
  for (const name of ['School', '昵称'])
    for (const input of screen.getAllByDisplayValue(name)) expect(input.className).not.toContain('status-error');
  expect(sent).toEqual([]);
});

test('a change that concerns people tells how many, and goes on once the word is typed', async () => {
  answers = [{ status: errors.confirmFirst.status, data: { effects: [{ effect: 'cannotSignIn', people: 3 }] } }];
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Code by mail' }));
  press(/Save the settings/);
  await screen.findByText('3 people could no longer sign in at all.');
  fireEvent.change(screen.getByRole('textbox', { name: 'To go on, type “save”.' }), { target: { value: 'save' } });
  press(/Save anyway/);
  await waitFor(() => expect(sent.map(({ accepted }) => accepted)).toEqual([undefined, 3]));
});

test('where a colleague changed the same setting, one chooses', async () => {
  await open();
  nameMenu('Mine');
  stored = { revision: 5, settings: { ...settings, previewName: 'Theirs', allowsRevoking: false } };
  const changes = ['previewName', 'allowsRevoking'].map((field) => ({ field, by: 'Wang', at: 1_790_000_000 }));
  answers = [{ status: errors.staleRevision.status, data: { revision: 5, changes } }];
  press(/Save the settings/);
  await screen.findByRole('dialog', { name: 'Somebody else changed the same thing' });
  fireEvent.click(screen.getByRole('radio', { name: /Keep mine/ }));
  press(/Save with these choices/);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ revision: 5, settings: { previewName: 'Mine', allowsRevoking: false } });
});

test('what will be deleted is told batch by batch, in numbers', async () => {
  const at = Date.parse('2027-05-01T04:00:00Z') / 1000;
  const row = {
    batch: 'b-1',
    title: words('Spring'),
    kind: 'draft',
    people: 12,
    told: 5,
    unreachable: 2,
    held: 1,
  } as const;
  const hold = { application: 'a-1', reason: 'An appeal is pending', by: 'Chen', at };
  plan = { isOn: true, tellsFrom: at, list: [{ ...row, first: at, last: at }], holds: [hold] };
  await open();
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent);
  const when = 'May 1, 20272 people without an address that works: kept1 person held back: kept';
  expect(cells.slice(-5)).toEqual(['Spring', 'Drafts', '12', '5', when]);
  expect(screen.getByText(/Nobody is told before/)).toBeTruthy();
  expect(screen.getByText(/^Chen, May 1, 2027: An appeal is pending/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the application' }).getAttribute('href')).toContain('a-1');
});
