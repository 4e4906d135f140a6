import { type StaffAbility, staffAbilities } from '@portico/contract/staff-abilities';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InProject } from '../../../../testing/in-project.tsx';
import { renderPart } from '../../../../testing/render-part.tsx';
import { stubLayout } from '../../../../testing/stub-layout.ts';
import { EffectSection } from './effect-section.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nobody = { loses: 0, asked: 0, incomplete: 0 };
const found = {
  revision: 4,
  state: 'done',
  people: 12,
  seen: 12,
  unaffected: 9,
  writing: { loses: 1, asked: 2, incomplete: 0 },
  submitted: nobody,
  questions: [{ key: 'second', loses: 1, asked: 0 }],
  letters: null as object | null,
  started_at: '2026-11-17T10:00:00.000Z',
  by: 'Toy Staff',
};

/** A server that has examined nothing, and has found what it is told once somebody asks. */
async function open(
  answer: object | null,
  abilities: readonly StaffAbility[] = staffAbilities,
): Promise<readonly string[]> {
  const begun: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') begun.push(path);
    if (path.includes('/effect/people'))
      return reply({
        list: [{ application_id: 'a-1', name: 'Lin Wei', submitted: false, loses: 1, asked: 0 }],
        next: null,
      });
    return reply(init?.method === 'POST' || begun.length === 0 ? null : answer);
  });
  const second = { sc: '第二题', tc: '第二題', en: 'Second question' };
  await renderPart(
    <InProject abilities={abilities}>
      <EffectSection
        revision={4}
        nameOf={(key) => (key === 'second' ? second : undefined)}
        readable={(text) => text?.en ?? ''}
      />
    </InProject>,
  );
  return begun;
}

const reply = (data: unknown) => Response.json({ status: 200, message: '', data });

test('whom a draft concerns is looked for at once, and told with its reasons', async () => {
  const begun = await open(found);
  expect(await screen.findByText('9 people notice nothing.')).toBeTruthy();
  expect(begun).toHaveLength(1);
  expect(screen.getByText('2 people have to answer something where everything was in order')).toBeTruthy();
  expect(screen.getByText('Second question: 1 answer without a place')).toBeTruthy();
  expect(screen.queryByText('Of those who have submitted')).toBeNull();
});

test('letters that were begun are said to keep their form', async () => {
  await open({ ...found, people: 0, letters: { begun: 2, waiting: 1, written: 0 } });
  expect(await screen.findByText('2 letters were begun and keep the form they were begun with')).toBeTruthy();
  expect(screen.getByText('1 recommender who has not begun finds the new form')).toBeTruthy();
  expect(screen.queryByText(/received/)).toBeNull();
});

test('who they are is shown to those who may see drafts', async () => {
  await open(found);
  const [first] = await screen.findAllByText('See who');
  fireEvent.click(first ?? expect.fail());
  expect(await screen.findByText('Lin Wei')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download with mail addresses' })).toBeTruthy();
});

test('others see the numbers alone', async () => {
  await open(
    found,
    staffAbilities.filter((ability) => ability !== 'applications.drafts'),
  );
  expect(await screen.findByText('9 people notice nothing.')).toBeTruthy();
  expect(screen.queryByText('See who')).toBeNull();
});

test('how far it is, is said while it lasts', async () => {
  await open({ ...found, state: 'running', seen: 3 });
  expect(await screen.findByText('Looking at the applications: 3 of 12')).toBeTruthy();
});
