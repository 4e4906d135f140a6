import { CallFailed } from '@portico/contract/call-failed';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { DrawerForm } from './drawer-form.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Notice {
  readonly title: string;
}
type Save = (notice: Notice) => Promise<void>;

function Notices({ save, leadsTo }: { readonly save: Save; readonly leadsTo?: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [last, setLast] = useState('');
  const navigate = useNavigate();
  const open = (title: string) => {
    setOpened(title);
    setLast(title);
  };
  return (
    <>
      {['Open day', 'Results'].map((title) => (
        <button key={title} type="button" onClick={() => open(title)}>
          {`Edit ${title}`}
        </button>
      ))}
      <Link to="/?page=2">Next page</Link>
      <DrawerForm<Notice>
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title="Edit the notice"
        submitLabel="Save the notice"
        initialValues={{ title: last }}
        onSubmit={save}
        onSaved={() => leadsTo !== undefined && void navigate(leadsTo)}
      >
        <Form.Item name="title" label="Title" rules={[{ required: true, message: 'Give it a title.' }]}>
          <Input />
        </Form.Item>
      </DrawerForm>
    </>
  );
}

async function open(save: Save, title = 'Open day') {
  const part = await renderPart(<Notices save={save} />);
  await edit(title);
  return part;
}
async function edit(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `Edit ${title}` }));
  await screen.findByRole('dialog', { name: 'Edit the notice' });
}
const never = () => new Promise<never>(() => undefined);
const line = () => screen.getByRole('textbox', { name: 'Title' });
const type = (value: string) => fireEvent.change(line(), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('saves what was entered and closes', async () => {
  const save = vi.fn<Save>(async () => undefined);
  await open(save);
  type('Open day in May');
  press('Save the notice');
  await isGone();
  expect(save.mock.calls[0]?.[0]).toEqual({ title: 'Open day in May' });
});

test('whoever is led on by saving is not asked whether to discard what was saved', async () => {
  const { address } = await renderPart(<Notices save={async () => undefined} leadsTo="/?page=3" />);
  await edit('Open day');
  type('Open day in May');
  press('Save the notice');
  await waitFor(() => expect(address()).toBe('/?page=3'));
  await isGone();
});

test('where the button that opened it is gone, the content of the page has the focus', async () => {
  function Vanishing() {
    const [isMade, setIsMade] = useState(false);
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main id="content" tabIndex={-1}>
        {!isMade && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Begin
          </button>
        )}
        <DrawerForm
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title="Make it"
          submitLabel="Make"
          initialValues={{}}
          onSubmit={async () => setIsMade(true)}
        >
          {null}
        </DrawerForm>
      </main>
    );
  }
  await renderPart(<Vanishing />);
  const begin = screen.getByRole('button', { name: 'Begin' });
  begin.focus();
  fireEvent.click(begin);
  await screen.findByRole('dialog', { name: 'Make it' });
  press('Cancel');
  await isGone();
  await waitFor(() => expect(document.activeElement).toBe(begin));
  fireEvent.click(begin);
  await screen.findByRole('dialog', { name: 'Make it' });
  press('Make');
  await isGone();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('a missing value is shown at its field, and nothing is saved', async () => {
  const save = vi.fn<Save>(async () => undefined);
  await open(save);
  type('');
  press('Save the notice');
  expect(await screen.findByText('Give it a title.')).toBeDefined();
  expect(save).not.toHaveBeenCalled();
});

test('a refusal is shown in the drawer, and what was entered stays', async () => {
  const save = vi.fn<Save>(async () => undefined);
  save.mockRejectedValueOnce(new CallFailed({ kind: 'refused', message: 'There is one of this title.' }));
  await open(save);
  type('Results');
  press('Save the notice');
  expect((await screen.findByRole('alert')).textContent).toContain('There is one of this title.');
  expect(line()).toHaveProperty('value', 'Results');
  press(/Save the notice$/);
  await isGone();
});

test('closes at once where nothing was changed, and asks where something was', async () => {
  await open(async () => undefined);
  press('Close');
  await isGone();
  await edit('Open day');
  type('Something else');
  press('Close');
  expect(await screen.findByText('Discard what you entered?')).toBeDefined();
  press('Discard');
  await isGone();
});

test('each opening starts from the values passed to it then', async () => {
  await open(async () => undefined);
  type('Something else');
  press('Save the notice');
  await isGone();
  await edit('Results');
  expect(line()).toHaveProperty('value', 'Results');
});

test('leaving the page asks as closing does', async () => {
  await open(async () => undefined);
  const away = () => fireEvent.click(screen.getByText('Next page'));
  type('Something else');
  away();
  expect(await screen.findByText('Discard what you entered?')).toBeDefined();
  press('Discard');
  await waitFor(() => expect(screen.queryByText('Discard what you entered?')).toBeNull());
  away();
  expect(screen.queryByText('Discard what you entered?')).toBeNull();
});

test('a page with several drawers asks for the one that is open', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPart(
    <>
      <Notices save={async () => undefined} />
      <DrawerForm isOpen={false} onClose={() => undefined} title="" submitLabel="" initialValues={{}} onSubmit={never}>
        {null}
      </DrawerForm>
    </>,
  );
  await edit('Open day');
  type('Something else');
  fireEvent.click(screen.getByText('Next page'));
  expect(await screen.findByText('Discard what you entered?')).toBeDefined();
  expect(warn.mock.calls.flat().filter((said) => String(said).includes('one blocker'))).toEqual([]);
  warn.mockRestore();
});

test('the back button asks as closing does: whoever stays keeps what was entered, whoever discards is led back', async () => {
  const { goBack, goForward, address } = await open(async () => undefined);
  type('Something else');
  await goBack();
  expect(await screen.findByText('Discard what you entered?')).toBeDefined();
  expect(address()).toBe('/');
  // The form below has a Cancel button too; the second one belongs to the confirmation.
  const [, stay] = screen.getAllByRole('button', { name: 'Cancel' });
  fireEvent.click(stay ?? document.body);
  await waitFor(() => expect(screen.queryByText('Discard what you entered?')).toBeNull());
  expect(line()).toHaveProperty('value', 'Something else');

  await goBack();
  await screen.findByText('Discard what you entered?');
  press('Discard');
  await waitFor(() => expect(address()).toBe('/?before'));
  await goForward();
  expect(address()).toBe('/');
});

test('the browser asks before the tab is closed, and only where something was changed', async () => {
  await open(async () => undefined);
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  type('Something else');
  expect(close()).toBe(false);
});
