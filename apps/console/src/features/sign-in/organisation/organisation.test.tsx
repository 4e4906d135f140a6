import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { OrganisationPage } from './organisation-page.tsx';
import { ReturnPage } from './return-page.tsx';

const sent: unknown[] = [];
let answer: object;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (path: string, init: { readonly body: string }) => {
    sent.push([path, JSON.parse(init.body)]);
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an address that no organisation lets in can be typed again', async () => {
  answer = { status: 5101, message: 'No organisation signs people with this mail address in.' };
  await renderPart(<OrganisationPage />);
  const box = screen.getByLabelText('Mail address');
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  screen.getByText('Enter your mail address, such as name@example.com.');
  expect(sent).toEqual([]);
  fireEvent.change(box, { target: { value: ' a@toy.example ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No organisation signs people');
  expect(sent).toEqual([['/staff/v1/sign-in/organisation', { email: 'a@toy.example' }]]);
  expect(document.activeElement).toBe(box);
});

test('whoever comes back sends the answer once, and is told what is wrong with a way to begin again', async () => {
  answer = { status: 5103, message: 'That took too long. Please begin again.' };
  const { goBack } = await renderPart(<ReturnPage />);
  await goBack();
  expect((await screen.findByRole('alert')).textContent).toContain('That took too long.');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Begin again' }).getAttribute('href')).toBe('/organisation-sign-in');
});

test('a second factor is asked for as ever', async () => {
  answer = { status: 200, data: { staff: null, pending: { token: 'half-open', ways: ['totp'] } } };
  await renderPart(<ReturnPage />);
  await screen.findByRole('heading', { name: 'Confirm that it is you' });
  screen.getByLabelText('Code');
});
