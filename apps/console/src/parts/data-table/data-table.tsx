import { Alert, Skeleton, Table, type TableColumnsType } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { ListView, type ListWords } from '../states/list-view.tsx';
import type { ShownQuery } from '../states/query-view.tsx';
import classes from './data-table.module.css';
import { ListPaging, type Paging } from './list-paging.tsx';
import { useRowFocus } from './use-row-focus.ts';

/** A page of a list as the server answers it, with the key at which the next page starts. */
interface ListPage<Row> {
  readonly list: readonly Row[];
  readonly next: string | null;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly words: ListWords;
  readonly icon: ReactNode;
  readonly query: ShownQuery<ListPage<Row>> & { readonly isPlaceholderData: boolean };
  /** Filter and page of the list, from `useListAddress`. */
  readonly address: {
    readonly after: string;
    readonly isFiltered: boolean;
    readonly clear: () => void;
    readonly paging: Paging;
  };
  readonly rowKey: keyof Row & string;
  /** The first column names the row. Columns that a phone has no room for are marked `responsive: ['md']`. */
  readonly columns: TableColumnsType<Row>;
  /** What a phone shows below the name, instead of the hidden columns. */
  readonly Card: ComponentType<{ readonly row: Row }>;
}

/** A list as a table, page by page; on a phone each row is a single cell. */
export function DataTable<Row extends object>({ query, address, ...props }: DataTableProps<Row>) {
  return (
    <ListView
      query={query}
      words={props.words}
      icon={props.icon}
      isEmpty={({ list }) => list.length === 0 && address.after === ''}
      isFiltered={address.isFiltered}
      onClear={address.clear}
      loading={<Loading />}
    >
      {({ list, next }) => (
        <div className={classes.list} data-stale={query.isPlaceholderData}>
          <StaleAlert failure={query.error} />
          <Rows {...props} rows={list} />
          <ListPaging {...address.paging} next={next} />
        </div>
      )}
    </ListView>
  );
}

type RowsProps<Row> = Pick<DataTableProps<Row>, 'label' | 'rowKey' | 'columns' | 'Card'> & {
  readonly rows: readonly Row[];
};

function Rows<Row extends object>({ label, rowKey, columns, Card, rows }: RowsProps<Row>) {
  const [first, ...others] = columns;
  const onRow = useRowFocus();
  return (
    <Table<Row>
      className={classes.table ?? ''}
      aria-label={label}
      rowKey={rowKey}
      columns={first === undefined ? [] : [withCard(first, Card), ...others]}
      dataSource={rows}
      pagination={false}
      size="middle"
      tableLayout="fixed"
      onRow={onRow}
    />
  );
}

function withCard<Row>(column: TableColumnsType<Row>[number], Card: RowsProps<Row>['Card']) {
  const { render } = column;
  return {
    ...column,
    render: (value: unknown, row: Row, index: number) => (
      <>
        {render?.(value, row, index)}
        <div className={classes.card}>
          <Card row={row} />
        </div>
      </>
    ),
  };
}

/** The list could not be refreshed, so what was fetched before is still shown. */
function StaleAlert({ failure }: { readonly failure: unknown }) {
  const failureText = useFailureText();
  if (failure === null) return null;
  return <Alert type="error" showIcon role="alert" title={failureText(failure)} />;
}

function Loading() {
  return (
    <div className={classes.loading}>
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </div>
  );
}
