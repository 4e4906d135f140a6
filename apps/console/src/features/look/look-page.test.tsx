import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  orgState: 'active',
  listed: true,
  address: '',
  may: () => true,
};

/** A server with a draft, which takes every change. */
async function openPage(
  may: Project['may'] = () => true,
  stored: object = { status: 200, message: '', data: { digest: 'ab12' } },
) {
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
  vi.stubGlobal('fetch', async (path: string, init?: { readonly body?: unknown }) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (init?.body !== undefined) sent.push({ path, body });
    if (path.includes('/look/picture/add')) return Response.json(stored);
    if (path.includes('/look/save')) {
      const { colour = { to: look.colour }, 'pictures.logo': logo = { to: look.pictures.logo } } = body.changes;
      look = { ...look, colour: colour.to, pictures: { ...look.pictures, logo: logo.to } };
    }
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

/** Chooses a logo as the dialog of the browser would. */
async function chooseLogo(name: string, bytes = 1_024) {
  const input = document.querySelector<HTMLInputElement>('[role="group"][aria-label="Logo"] input[type="file"]');
  if (input === null) throw new Error('There is nothing to choose a file with');
  await act(async () => fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } }));
}
const logo = () => document.querySelector('[role="group"][aria-label="Logo"]');
const saves = (sent: readonly { readonly path: string; readonly body: unknown }[]) =>
  sent.filter(({ path }) => path.includes('/look/save')).map(({ body }) => body);

test('a picture is stored, shown and saved in the draft, and removed again', async () => {
  const { sent } = await openPage();
  await chooseLogo('logo.PNG');
  await screen.findByText('Nobody but the preview shows this before you publish.');
  expect(logo()?.querySelector('img')?.getAttribute('src')).toContain('project=p-1&digest=ab12');
  await screen.findByText('Everything is saved in the draft', {}, { timeout: 3_000 });
  expect(saves(sent)).toMatchObject([{ changes: { 'pictures.logo': { from: null, to: 'ab12' } } }]);
  fireEvent.click(within(screen.getByLabelText('Logo')).getByText('Remove'));
  await waitFor(() => expect(saves(sent)).toHaveLength(2), { timeout: 3_000 });
  expect(saves(sent)[1]).toMatchObject({ changes: { 'pictures.logo': { from: 'ab12', to: null } } });
  expect(logo()?.querySelector('img')).toBeNull();
});

test('a picture that is of no use is refused with a reason, and the draft stays as it was', async () => {
  const { sent } = await openPage(() => true, { status: 4002, message: 'This is not a picture.' });
  await chooseLogo('logo.pdf');
  await waitFor(() => expect(logo()?.querySelector('[role="alert"]')?.textContent).toContain('.png .jpg'));
  await chooseLogo('logo.png', 2 * 1_048_576);
  await waitFor(() => expect(logo()?.querySelector('[role="alert"]')?.textContent).toContain('The file has 2.0 MB'));
  expect(sent).toEqual([]);
  await chooseLogo('logo.png');
  await waitFor(() => expect(logo()?.textContent).toContain('This is not a picture.'));
  expect(saves(sent)).toEqual([]);
  expect(logo()?.querySelector('img')).toBeNull();
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
