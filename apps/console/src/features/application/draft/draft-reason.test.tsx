import { errors } from '@portico/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { ApplicationPage } from '../application-page.tsx';

const sent: { readonly url: string; readonly body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push({ url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    if (url.includes('openDraft')) return Response.json({ status: 200, message: '', data: { until: 1 } });
    const isOpen = sent.some((one) => one.url.includes('openDraft'));
    const status = isOpen ? errors.broken.status : errors.reasonFirst.status;
    return Response.json({ status, message: 'Later.', data: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a draft opens only once a reason is given', async () => {
  await renderPart(<ApplicationPage />);
  await screen.findByRole('heading', { level: 1, name: 'This application has not been submitted' });
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: '   ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open the draft' }));
  await screen.findByText('Say why you need to read it.');
  expect(sent.filter(({ url }) => url.includes('openDraft'))).toEqual([]);

  fireEvent.change(reason, { target: { value: 'A call from them' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open the draft' }));
  // The application is fetched again, and the result replaces the form for the reason.
  await screen.findByRole('heading', { name: 'The application could not be opened' });
  await waitFor(() => expect(sent.filter(({ url }) => url.includes('/preview'))).toHaveLength(2));
  expect(sent.find(({ url }) => url.includes('openDraft'))?.body).toMatchObject({ reason: 'A call from them' });
});
