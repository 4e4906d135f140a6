import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { ProjectDrawer } from './project-drawer.tsx';

const words = (text: string) => ({ sc: text, tc: text, en: text });
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push(await new Request('http://localhost/', init).json());
    const list = [{ key: 'short', title: words('Short'), summary: words('One page') }];
    const data = path.includes('templates') ? { list } : { project_id: 'p-1', domain: 'x' };
    return Response.json({ status: 200, message: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const slug = () => screen.getByRole('textbox', { name: /Short name/ });
const title = (language: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${language}`) }), { target: { value: text } });

async function open(onMade = () => {}) {
  await renderPart(<ProjectDrawer isOpen onClose={() => {}} org="o-1" onMade={onMade} />);
}

test('the address follows the title until somebody writes another one', async () => {
  await open();
  title('English', 'Summer School');
  await waitFor(() => expect(slug()).toHaveProperty('value', 'summer-school'));
  title('English', 'Summer School 2027');
  await waitFor(() => expect(slug()).toHaveProperty('value', 'summer-school-2027'));
  fireEvent.change(slug(), { target: { value: 'summer' } });
  title('English', 'Winter School');
  expect(slug()).toHaveProperty('value', 'summer');
});

test('a title in another script asks for Latin letters', async () => {
  await open();
  title('Simplified Chinese', '暑期学校');
  await screen.findByText(/cannot be turned into an address by itself/);
  expect(slug()).toHaveProperty('value', '');
});

test('a project is made once, of the template that was chosen', async () => {
  const made = vi.fn<() => void>();
  await open(made);
  title('English', 'Summer School');
  fireEvent.click(await screen.findByRole('radio', { name: /Short/ }));
  const button = screen.getByRole('button', { name: 'Create the project' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { org: 'o-1', domain: 'summer-school', title: { sc: '', tc: '', en: 'Summer School' }, template: 'short' },
  ]);
});

test('nothing is sent without title, address and template', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Create the project' }));
  await screen.findByText('Enter a title in one language at least.');
  await screen.findByText('Choose what the project begins with.');
  expect(sent).toEqual([]);
});
