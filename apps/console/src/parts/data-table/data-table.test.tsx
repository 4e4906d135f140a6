import { CallFailed } from '@portico/contract/call-failed';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { DataTable } from './data-table.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Row {
  readonly id: string;
  readonly name: string;
}
function Card({ row }: { readonly row: Row }) {
  return `about ${row.name}`;
}
const page = (names: readonly string[], next: string | null = null) => ({
  list: names.map((name) => ({ id: name, name })),
  next,
});
interface Query {
  readonly data: ReturnType<typeof page> | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}
const query: Query = {
  data: undefined,
  error: null,
  isPending: false,
  isPlaceholderData: false,
  refetch: vi.fn<() => Promise<unknown>>(async () => undefined),
};
const address = {
  after: '',
  isFiltered: false,
  clear: vi.fn<() => void>(),
  paging: { toNext: vi.fn<(next: string) => void>(), toPrevious: null, toFirst: null },
};

function show(override: Partial<Query>, where: Partial<typeof address> = {}) {
  return renderPart(
    <DataTable<Row>
      label="Toys"
      words="applications"
      icon="x"
      query={{ ...query, ...override }}
      address={{ ...address, ...where }}
      rowKey="id"
      columns={[{ key: 'name', title: 'Name', render: (_, { name }) => <a href={`#/${name}`}>{name}</a> }]}
      Card={Card}
    />,
  );
}

test('shows rows, their phone layout and a link to the next page', async () => {
  await show({ data: page(['bear', 'kite'], 'k2') });
  expect(screen.getByRole('table', { name: 'Toys' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'kite' })).toBeDefined();
  expect(screen.getByText('about bear')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(address.paging.toNext).toHaveBeenCalledWith('k2');
});

test('a list of one page has no buttons to turn pages', async () => {
  await show({ data: page(['bear']) });
  expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).toBeNull();
});

test('shows that it is loading', async () => {
  await show({ isPending: true });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
});

test('tells an empty list from one in which nothing matches', async () => {
  await show({ data: page([]) });
  expect(screen.getByRole('heading', { name: 'There are no applications yet' })).toBeDefined();
  cleanup();
  await show({ data: page([]) }, { isFiltered: true });
  fireEvent.click(screen.getByRole('button', { name: 'Show all applications' }));
  expect(address.clear).toHaveBeenCalled();
});

test('an impossible page number shows an empty result', async () => {
  await show({ error: new CallFailed({ kind: 'refused', status: 400, http: 400 }) }, { after: 'cut' });
  expect(screen.getByRole('heading', { name: 'No application matches' })).toBeDefined();
});

test('a list that fails to load says so and can be loaded again', async () => {
  await show({ error: new CallFailed({ kind: 'network' }) });
  expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(query.refetch).toHaveBeenCalled();
});

test('a list that fails to reload keeps its rows', async () => {
  await show({ data: page(['bear']), error: new CallFailed({ kind: 'network' }) });
  expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.');
  expect(screen.getByRole('link', { name: 'bear' })).toBeDefined();
});
