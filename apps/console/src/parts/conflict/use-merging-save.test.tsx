import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { useMergingSave } from './use-merging-save.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Values {
  readonly name: string;
  readonly days: string;
}
const opened = { values: { name: 'old', days: '7' }, revision: 3 };

/** A server on which Wang has changed something since the form was opened. */
function serverWith(changed: Partial<Values>) {
  const newest = { values: { ...opened.values, ...changed }, revision: 5 };
  const kept: { values: Values; revision: number }[] = [];
  const send = vi.fn<(values: Values, revision: number) => Promise<void>>(async (values, revision) => {
    const changes = Object.keys(changed).map((field) => ({ field, by: 'Wang', at: 1_790_000_000 }));
    if (revision < newest.revision)
      throw new CallFailed({
        kind: 'refused',
        status: errors.staleRevision.status,
        data: { revision: newest.revision, changes },
      });
    kept.push({ values, revision });
  });
  return { send, fetchNewest: async () => newest, kept };
}

function Editing({ server, mine }: { readonly server: ReturnType<typeof serverWith>; readonly mine: Values }) {
  const { save, dialog } = useMergingSave<Values>({
    opened,
    fetchNewest: server.fetchNewest,
    send: server.send,
    label: (field) => `Field ${field}`,
    show: (field, values) => values[field],
  });
  const run = () => save(mine).then(outcomes.push.bind(outcomes), () => outcomes.push('not saved'));
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Save it
      </button>
      {dialog}
    </>
  );
}
const outcomes: unknown[] = [];

async function saving(changed: Partial<Values>, mine: Values) {
  outcomes.length = 0;
  const server = serverWith(changed);
  await renderPart(<Editing server={server} mine={mine} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save it' }));
  return server;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('changes of different fields are both kept, without a question', async () => {
  const { kept } = await saving({ days: '14' }, { name: 'mine', days: '7' });
  await waitFor(() => expect(outcomes).toEqual([[{ field: 'days', by: 'Wang', at: 1_790_000_000 }]]));
  expect(kept).toEqual([{ values: { name: 'mine', days: '14' }, revision: 5 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Keep mine', 'mine'],
  ['Take theirs', 'theirs'],
])('a field that both changed is asked for: %s', async (side, name) => {
  const { kept } = await saving({ name: 'theirs' }, { name: 'mine', days: '14' });
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed the same thing' });
  expect(dialog.textContent).toContain('Changed by Wang');
  expect(screen.getByRole('button', { name: 'Save with these choices' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(side) }));
  press('Save with these choices');
  await waitFor(() => expect(kept).toEqual([{ values: { name, days: '14' }, revision: 5 }]));
});

test('going back to editing saves nothing', async () => {
  const { kept, send } = await saving({ name: 'theirs' }, { name: 'mine', days: '7' });
  await screen.findByRole('dialog');
  press('Back to editing');
  await waitFor(() => expect(outcomes).toEqual(['not saved']));
  expect(kept).toEqual([]);
  expect(send).toHaveBeenCalledOnce();
});

test('several fields can be decided at once', async () => {
  const { kept } = await saving({ name: 'theirs', days: '1' }, { name: 'mine', days: '2' });
  await screen.findByRole('dialog');
  press('Keep all of mine');
  press('Save with these choices');
  await waitFor(() => expect(kept).toEqual([{ values: { name: 'mine', days: '2' }, revision: 5 }]));
});
