import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildProject } from '../../testing/samples.ts';

await readyScreen('/embedded_h5');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const project = buildProject({ embedded_origins: ['https://forms.example.org'] });
const open = (url: string) => renderPortal(`/embedded_h5?url=${encodeURIComponent(url)}`, { project });

test('a page that the project allows is shown in a sandbox, with a way out', async () => {
  fakeServer({});
  open('https://forms.example.org/survey?id=1');
  const frame = await screen.findByTitle('Page of forms.example.org');
  expect(frame.getAttribute('src')).toBe('https://forms.example.org/survey?id=1');
  const sandbox = frame.getAttribute('sandbox')?.split(' ') ?? [];
  expect(sandbox).not.toHaveLength(0);
  expect(sandbox.filter((word) => word.includes('top-navigation'))).toEqual([]);
  expect(screen.getByRole('link', { name: 'Back to the portal' }).getAttribute('href')).toBe('#/');
  expect(screen.getByRole('link', { name: 'Open in a new window' }).getAttribute('href')).toBe(
    'https://forms.example.org/survey?id=1',
  );
});

test('any other address is not shown', async () => {
  fakeServer({});
  open('https://evil.example/');
  await screen.findByRole('heading', { level: 1, name: 'This page cannot be shown here' });
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.body.textContent).not.toContain('evil.example');
});
