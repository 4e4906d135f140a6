import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Project, ProjectContext } from '../../lib/project.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { LookPage } from './look-page.tsx';
import { buildLook } from '../../testing/build-look.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const project: Project = {
  id: 'p-1',
  slug: 'north',
  title: { sc: '北', tc: '北', en: 'North' },
  orgId: 'o-1',
  orgName: { sc: '', tc: '', en: '' },
  timeZone: 'Asia/Shanghai',
  languages: ['sc', 'en'],
  state: 'active',
  listed: true,
  address: '',
  may: () => true,
};

/** A server with a draft, which takes every change. */
async function openPage(may: Project['may'] = () => true) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const live = buildLook();
  let look = live;
  const draft = () => ({
    revision: sent.length,
    look,
    live,
    changed: null,
    problems: look.colour === '#ffffff' ? [{ field: 'colour', problem: 'contrast' }] : [],
    languages: ['sc', 'en'],
    themeColours: ['#4dbca6', '#2e6fa7', '#c2933f', '#7a5ba6', '#8c2332', '#3d7d58', '#31497f'],
  });
  vi.stubGlobal('fetch', async (path: string, init?: { readonly body?: string }) => {
    const body = init?.body === undefined ? null : JSON.parse(init.body);
    if (body !== null) sent.push({ path, body });
    if (path.includes('/look/save')) look = { ...look, colour: body.changes.colour?.to ?? look.colour };
    const data = path.includes('/look/publish') ? { edition: 2 } : draft();
    return Response.json({ status: 200, message: '', data });
  });
  await renderPart(
    <ProjectContext value={{ ...project, may }}>
      <LookPage />
    </ProjectContext>,
  );
  // By label and text: asking for roles in a page of this size takes seconds.
  const hex = await screen.findByLabelText('Colour as six hex digits');
  return { sent, hex };
}

async function openedDialog(): Promise<HTMLElement> {
  const dialog = (await screen.findByText('Publish the look?')).closest<HTMLElement>('[role="dialog"]');
  if (dialog === null) throw new Error('There is no dialog');
  return dialog;
}

test('the colour has figures, is saved as one types, and is published with what changes', async () => {
  const { sent, hex } = await openPage();
  const rowOf = (pair: string) => screen.getByText(pair).closest('tr')?.textContent;
  expect(rowOf('Text on a button')).toContain('7.4 : 1Passes');
  expect(rowOf('A button on the page')).toContain('2.3 : 1Weak');
  fireEvent.change(hex, { target: { value: '#1d3f72' } });
  await screen.findByText('Everything is saved in the draft', {}, { timeout: 3_000 });
  expect(sent[0]?.body).toMatchObject({ project: 'p-1', changes: { colour: { from: '#4dbca6', to: '#1d3f72' } } });
  fireEvent.click(screen.getByText('Publish…'));
  const dialog = await openedDialog();
  expect(dialog.textContent).toContain('#4dbca6 → #1d3f72');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await screen.findByText('Published as edition 2');
  expect(sent.at(-1)?.body).toEqual({ project: 'p-1', revision: 1, note: '' });
});

test('a colour that nobody can read is not published, and the nearest that passes is offered', async () => {
  const { hex } = await openPage();
  fireEvent.change(hex, { target: { value: '#ffffff' } });
  const offer = await screen.findByText(/Nobody can read this. Use #[0-9a-f]{6}/);
  await screen.findByText('Everything is saved in the draft', {}, { timeout: 3_000 });
  fireEvent.click(screen.getByText('Publish…'));
  const dialog = await openedDialog();
  expect(within(dialog).getByText('Colour: nobody can read text in it')).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(offer);
  await waitFor(() => expect(screen.queryByText(/Nobody can read this/)).toBeNull());
});

test('blocks are put in order by buttons, and an editor finds no way to publish', async () => {
  await openPage((ability) => ability !== 'look.publish');
  expect(screen.getByText('An administrator can publish it.')).toBeDefined();
  const blocks = () =>
    within(screen.getByLabelText('Blocks of the footer'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(blocks()).toEqual(['Contact', 'Links', 'QR code']);
  fireEvent.click(screen.getByLabelText('Move Contact down'));
  expect(blocks()).toEqual(['Links', 'Contact', 'QR code']);
});
