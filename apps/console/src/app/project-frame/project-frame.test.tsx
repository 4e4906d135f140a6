import { type StaffAbility, staffAbilities } from '@portico/contract/staff-abilities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProject } from '../../lib/project.ts';
import { LackingNote } from '../../features/project-overview/lacking-note.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { projectPath } from '../pages.ts';
import { wordsQuery } from '../providers/words.ts';
import { RequireInProject } from '../require-ability.tsx';
import { FirstTab } from './first-tab.tsx';
import { ProjectFrame } from './project-frame.tsx';

const words = (text: string) => ({ sc: text, tc: text, en: text });

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Settings() {
  const { slug, timeZone, may } = useProject();
  return <p>{`${slug} in ${timeZone}, ${may('calendar.change') ? 'with' : 'without'} calendar`}</p>;
}

function Overview() {
  return (
    <>
      <p>the overview</p>
      <LackingNote />
    </>
  );
}

async function openAt(address: InitialEntry, abilities: readonly StaffAbility[], state = 'active') {
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('domain=north'))
      return Response.json({ status: 404, message: 'No', data: null }, { status: 404 });
    const project = {
      project_id: 'p-1',
      domain: 'north',
      title: words('Northern'),
      state,
      listed: true,
      org_id: 'o-1',
      org_name: words('Northern University'),
      time_zone: 'Asia/Shanghai',
      lang: ['sc', 'en'],
      abilities,
      address: 'https://apply.example.edu/apply/north/',
    };
    return Response.json({ status: 200, message: '', data: project });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { messages } = await client.fetchQuery(wordsQuery('en'));
  const children: RouteObject[] = [
    { index: true, element: <FirstTab /> },
    { path: 'overview', element: <Overview /> },
    { element: <RequireInProject needs="settings.change" />, children: [{ path: 'settings', element: <Settings /> }] },
  ];
  const router = createMemoryRouter([{ path: projectPath, element: <ProjectFrame />, children }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('the head names the project, its organisation, its state and its portal', async () => {
  await openAt('/projects/north/overview', staffAbilities);
  await screen.findByRole('heading', { level: 1, name: 'Northern' });
  screen.getByText('Northern University');
  screen.getByText('Active');
  const portal = screen.getByRole('link', { name: 'Open the portal' });
  expect([portal.getAttribute('href'), portal.getAttribute('target')]).toEqual([
    'https://apply.example.edu/apply/north/',
    '_blank',
  ]);
});

test('the address of a project alone leads to its first tab', async () => {
  await openAt('/projects/north', staffAbilities);
  await screen.findByText('the overview');
  expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
});

test('a page knows its project, and what may be done in it', async () => {
  await openAt('/projects/north/settings', ['session.keep', 'settings.change']);
  await screen.findByText('north in Asia/Shanghai, without calendar');
});

test('a page is closed to whoever does not have its ability in this project', async () => {
  await openAt('/projects/north/settings', ['session.keep']);
  await screen.findByText('This page is not part of your role');
});

test('a tab of which the ability is missing does not show', async () => {
  await openAt('/projects/north', []);
  await screen.findByRole('heading', { name: 'Northern' });
  expect(screen.queryByRole('link', { name: 'Overview' })).toBeNull();
});

test('an archived project has no portal to open', async () => {
  await openAt('/projects/north/overview', staffAbilities, 'archived');
  await screen.findByText('Archived');
  expect(screen.queryByRole('link', { name: 'Open the portal' })).toBeNull();
});

test('a project that is not in reach is not there', async () => {
  await openAt('/projects/south/overview', staffAbilities);
  await screen.findByRole('heading', { name: 'This project is not here' });
});

test('who made a project of a file is told on its first tab which articles lack something', async () => {
  await openAt({ pathname: '/projects/north', state: { lacking: [words('Brochure')] } }, staffAbilities);
  const title = await screen.findByText('Brochure');
  expect(title.closest('[role=status]')?.textContent).toContain('too large for it');
});
