import { type StaffAbility, staffAbilities } from '@portico/contract/staff-abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InProject } from '../../../../testing/in-project.tsx';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { ScheduleLine } from './schedule-line.tsx';
import { type Schedule, useSchedule } from './use-schedule.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting: Schedule = {
  number: 4,
  state: 'waiting',
  at: '2026-12-01T01:00:00.000Z',
  note: '',
  by: 'Lin Wei',
  scheduled_at: '2026-11-18T01:00:00.000Z',
  failure: null,
  version: null,
};

function Line() {
  const { data } = useSchedule(async () => undefined);
  return data ? <ScheduleLine schedule={data} /> : null;
}

/** A server that has something scheduled, and cancels it when it is told to. */
async function open(schedule: Schedule, abilities: readonly StaffAbility[] = staffAbilities) {
  const told: unknown[] = [];
  let state = schedule.state;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const sent = path.includes('/schedule/cancel') ? init?.body : null;
    if (typeof sent === 'string') {
      const { cancelled } = JSON.parse(sent);
      told.push(cancelled);
      state = cancelled === true ? 'cancelled' : 'waiting';
    }
    return Response.json({ status: 200, message: '', data: typeof sent === 'string' ? null : { ...schedule, state } });
  });
  await renderPart(
    <InProject abilities={abilities}>
      <Line />
    </InProject>,
  );
  return told;
}

test('says what is published when, and whose draft it is; it can be cancelled, and that be undone', async () => {
  const told = await open(waiting);
  expect((await screen.findByRole('status')).textContent).toMatch(/To be published: .*2026.*Lin Wei/);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Cancel' });
  expect(told).toEqual([true, false]);
});

test('is only read by those who may not publish', async () => {
  await open(
    waiting,
    staffAbilities.filter((ability) => ability !== 'forms.publish'),
  );
  expect((await screen.findByRole('status')).textContent).toContain('Lin Wei');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['overtaken', 'Another version was published meanwhile.'],
  ['unsound', 'The form had errors by then.'],
  ['notAllowed', 'Whoever scheduled it may not publish any more.'],
] as const)('says why nothing was published: %s', async (failure, words) => {
  await open({ ...waiting, state: 'failed', failure });
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words));
  expect(screen.getByRole('status').textContent).toContain('Not published:');
});
