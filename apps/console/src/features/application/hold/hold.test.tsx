import { errors } from '@portico/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { HoldFact } from './hold-fact.tsx';
import { HoldNotice } from './hold-notice.tsx';

const at = Date.parse('2026-11-15T04:30:00Z') / 1000;
let hold: object | null;
let sent: string[];
let refusal: number | null;

beforeEach(() => {
  hold = null;
  sent = [];
  refusal = null;
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (body === undefined) return Response.json({ status: 200, message: '', data: { hold } });
    sent.push(body);
    if (refusal !== null) return Response.json({ status: refusal, message: 'Wang already holds them.', data: null });
    hold = url.endsWith('/end') ? null : { reason: JSON.parse(body).reason, by: 'Chen', at };
    return Response.json({ status: 200, message: '', data: hold });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderPart(
    <>
      <dl>
        <HoldFact application="a-1" name="Lin" />
      </dl>
      <HoldNotice application="a-1" name="Lin" zone="UTC" />
    </>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function give(reason: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Hold back from deletion …' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), { target: { value: reason } });
  press('Hold back');
}

test('somebody is held back with a reason, which then stands there, and is released again', async () => {
  await open();
  await give('An appeal is pending');
  expect(await screen.findByText('Chen, Nov 15, 2026, 04:30 (UTC): An appeal is pending')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hold back from deletion …' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Release …');
  expect(screen.getByRole('dialog', { name: 'Release Lin for deletion?' }).textContent).toContain('two mails');
  press('Release');
  expect(await screen.findByRole('button', { name: 'Hold back from deletion …' })).toBeDefined();
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { application: 'a-1', reason: 'An appeal is pending' },
    { application: 'a-1' },
  ]);
});

test('without a reason nothing is sent', async () => {
  await open();
  await give('  ');
  expect(await screen.findByText('Give a reason.')).toBeDefined();
  expect(sent).toEqual([]);
});

test('where a colleague was faster, it says so, and what was written stays', async () => {
  refusal = errors.alreadyHeld.status;
  await open();
  await give('Another reason');
  expect((await screen.findByRole('alert')).textContent).toContain('Wang already holds them.');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Another reason');
});
