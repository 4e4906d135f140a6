import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ColleaguesPage } from './colleagues-page.tsx';
import type { Invitation } from './invitations/use-invitations.ts';
import type { Colleague, StaffPlace } from './use-colleagues.ts';

const words = (text: string) => ({ sc: text, tc: text, en: text });
const organisation = { id: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0002', name: words('North') };
const project = { id: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0003', domain: 'north', title: words('Northern') };
const whole: StaffPlace = { level: 'organisation', organisation, project: null, roles: ['editor', 'observer'] };
const one: StaffPlace = { level: 'project', organisation, project, roles: ['observer'] };

const ada: Colleague = {
  staff_id: 's-1',
  name: 'Ada',
  account: 'ada',
  email: 'ada@uni.example',
  is_you: false,
  may_reset_factors: false,
  roles: [
    { ...whole, role_id: 'r-1', role: 'reviewer', given_at: 0, may_become: ['editor', 'reviewer'], may_remove: true },
  ],
};
const chief: Colleague = {
  ...ada,
  staff_id: 's-2',
  name: 'Chief',
  email: null,
  is_you: true,
  roles: [{ ...whole, role_id: 'r-2', role: 'owner', given_at: 0, may_become: [], may_remove: false }],
};

const invitation: Invitation = {
  ...whole,
  invitation_id: 'i-1',
  email: 'ben@uni.example',
  role: 'editor',
  invited_by: 'Chief',
  invited_at: 0,
  expires_at: 604_800,
  state: 'expired',
  delivery: 'accepted',
  may_manage: true,
};
let invitations: readonly Invitation[];
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  invitations = [];
  stubLayout({ matches: true });
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push({ path: url, body: JSON.parse(init.body) });
    // A failed refresh keeps the session that is there.
    if (url.includes('/session')) return Response.error();
    if (url.includes('/invitations')) return Response.json({ status: 200, message: '', data: { list: invitations } });
    const data = url.includes('/places') ? { list: [whole, one] } : { list: [ada, chief], next: null };
    return Response.json({ status: 200, message: '', data: init?.method === 'POST' ? null : data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// By label and text: roles of all elements take long to compute beside the styles of a table and a drawer.
const removing = 'Remove the role of Ada: Reviewer, All of North';
const buttonIn = (box: HTMLElement, text: string) => within(box).getByText(text).closest('button') ?? box;

test('only roles that the reader may touch can be changed or removed', async () => {
  await renderPart(<ColleaguesPage />);
  await screen.findAllByLabelText(removing);
  expect(screen.queryByLabelText(/role of Chief/)).toBeNull();
  expect(screen.getByText('ada@uni.example')).toBeDefined();
});

test('who may only look sees no buttons', async () => {
  await renderPart(<ColleaguesPage />, ['staff.read']);
  await screen.findByText('ada@uni.example');
  expect(screen.queryByLabelText(/^Give/)).toBeNull();
});

test('removing tells its effect first, and sends what the screen showed', async () => {
  await renderPart(<ColleaguesPage />);
  const [remove] = await screen.findAllByLabelText(removing);
  if (remove !== undefined) fireEvent.click(remove);
  await screen.findByText('Remove Ada as Reviewer?');
  expect(screen.getByText(/signed out everywhere/)).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.click(buttonIn(document.body, 'Remove the role'));
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/staff/v1/colleagues/roles/remove', body: { role_id: 'r-1', was: 'reviewer' } }]),
  );
});

test('a role is changed to one of those that may be given', async () => {
  await renderPart(<ColleaguesPage />);
  const [change] = await screen.findAllByLabelText(/^Change the role of Ada/);
  if (change !== undefined) fireEvent.click(change);
  await screen.findByText('Role of Ada – All of North');
  expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(2);
  fireEvent.click(screen.getByText('Editor'));
  fireEvent.click(buttonIn(document.body, 'Change the role'));
  await waitFor(() => expect(sent).toMatchObject([{ body: { role_id: 'r-1', was: 'reviewer', role: 'editor' } }]));
});

test('an open invitation is sent again, and withdrawn after a question', async () => {
  invitations = [invitation];
  await renderPart(<ColleaguesPage />);
  fireEvent.click(await screen.findByLabelText('Send again: the invitation to ben@uni.example'));
  await screen.findByText(/Another mail is on its way to ben@uni.example/);
  expect(screen.getByText('Expired')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Withdraw the invitation to ben@uni.example'));
  await screen.findByText('Withdraw the invitation to ben@uni.example?');
  fireEvent.click(buttonIn(document.body, 'Withdraw the invitation'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { path: '/staff/v1/invitations/resend', body: { invitation: 'i-1' } },
    { path: '/staff/v1/invitations/withdraw', body: { invitation: 'i-1' } },
  ]);
});

test('an invitation that the reader could not give has no buttons', async () => {
  invitations = [{ ...invitation, may_manage: false }];
  await renderPart(<ColleaguesPage />);
  await screen.findByText('ben@uni.example');
  expect(screen.queryByLabelText(/^Send again/)).toBeNull();
});
