import { lookMessages } from '@portico/contract/shown-look';
import { triedFormMessages } from '@portico/contract/tried-form';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLayout } from '../../testing/stub-layout.ts';
import { openFormPage } from './testing/open-form-page.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('一', '一', 'About'),
      author: 'applicant',
      fields: [
        question('name', 'text', words('姓名', '姓名', 'Name'), { required: true }),
        question('abroad', 'single-choice', words('留学', '留學', 'Abroad'), {
          options: [choice('no', '否', '否', 'No'), choice('yes', '是', '是', 'Yes')],
          triggers: [{ when: { options: ['yes'] }, opens: ['q-country'] }],
        }),
        question('country', 'text', words('国家', '國家', 'Country')),
      ],
      groups: [],
    },
    { id: 'more', title: words('二', '二', 'More'), author: 'applicant', fields: [], groups: [] },
  ],
};

const openPage = () => openFormPage(form);

/** Opens the preview; what the frame is told is in `told`, and `say` speaks for the frame. */
async function openPreview() {
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('The form in the portal');
  const told: { readonly kind: string; readonly form?: Told }[] = [];
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('The frame has no window');
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((message) => void told.push(message));
  const say = (data: object, source: Window = contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
  say({ kind: lookMessages.ready });
  const forms = () => told.flatMap((message) => message.form ?? []);
  return { frame, forms, say };
}

interface Told {
  readonly changed: FormDefinition['modules'];
  readonly answers: { readonly fields: Readonly<Record<string, unknown>> } | null;
  readonly at: unknown;
}

test('a question is chosen, renamed and saved; undo takes it back', async () => {
  const { saves } = await openPage();
  fireEvent.keyDown(row(/About/), { key: 'ArrowRight' });
  fireEvent.click(await screen.findByRole('treeitem', { name: /Name/ }));
  fireEvent.change(englishText(), { target: { value: 'Full name' } });
  expect(await screen.findByRole('treeitem', { name: /Full name/ })).toBeDefined();
  await waitFor(() => expect(saves).toHaveLength(1), { timeout: 5_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('treeitem', { name: /Full name/ })).toBeNull();
});

test('the preview is told of the changed module alone, and follows what is chosen', async () => {
  await openPage();
  const { frame, forms } = await openPreview();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('src')).toContain('#/try_form');
  expect(
    forms()
      .at(-1)
      ?.changed.map(({ id }) => id),
  ).toEqual(['about', 'more']);
  fireEvent.keyDown(row(/About/), { key: 'ArrowRight' });
  fireEvent.click(await screen.findByRole('treeitem', { name: /Name/ }));
  expect(forms().at(-1)).toMatchObject({ changed: [], at: { module: 'about', key: 'name' } });
  fireEvent.change(englishText(), { target: { value: 'Full name' } });
  await waitFor(() =>
    expect(
      forms()
        .at(-1)
        ?.changed.map(({ id }) => id),
    ).toEqual(['about']),
  );
  expect(forms().at(-1)?.changed[0]?.fields[0]?.label.en).toBe('Full name');
});

test('plausible answers go on top of what is filled in, and every branch is walked', async () => {
  await openPage();
  const { forms, say } = await openPreview();
  const state = { answers: { fields: { name: { value: 'Lin' } }, rows: {} }, isDrawn: true };
  say({ kind: triedFormMessages.answers, state });
  say({ kind: triedFormMessages.answers, state: { ...state, isDrawn: false } }, window);
  fireEvent.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(await screen.findByText('2 answers were filled in.', {}, { timeout: 10_000 })).toBeDefined();
  expect(forms().at(-1)?.answers?.fields).toMatchObject({ name: { value: 'Lin' }, abroad: { value: 'yes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Walk every branch' }));
  const walk = within(await screen.findByRole('region', { name: 'Branches of the form' }));
  expect(walk.getByText('Abroad: Yes')).toBeDefined();
  expect(walk.getByText('Shows Country')).toBeDefined();
  fireEvent.click(walk.getByRole('button', { name: 'Next' }));
  expect(forms().at(-1)).toMatchObject({
    answers: { fields: { abroad: { value: 'yes' } } },
    at: { module: 'about', key: 'country' },
  });
});

function row(name: RegExp): HTMLElement {
  const element = screen.getByRole('treeitem', { name });
  element.focus();
  return element;
}

function englishText(): HTMLElement {
  const texts = screen.getByRole('group', { name: 'Question' });
  return within(texts).getByRole('textbox', { name: 'English' });
}
