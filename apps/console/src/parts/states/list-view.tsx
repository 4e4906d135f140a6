import { SearchOutlined } from '@ant-design/icons';
import type { ConsoleMessages } from '@portico/i18n/console-messages';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from './notice.tsx';
import { QueryView, type ShownQuery } from './query-view.tsx';

/** The areas of the console's words that contain everything a list needs. */
export type ListWords = Lists<ConsoleMessages['console']>;
type Lists<Words> = { [Name in keyof Words]: Words[Name] extends WordsOfList ? Name : never }[keyof Words];
type WordsOfList = Readonly<
  Record<'failed' | 'emptyTitle' | 'emptyText' | 'noMatchTitle' | 'noMatchText' | 'clearFilter', string>
>;

interface ListViewProps<Data> {
  readonly query: ShownQuery<Data>;
  readonly words: ListWords;
  /** Shown when the list is empty. */
  readonly icon: ReactNode;
  readonly isEmpty: (data: Data) => boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly loading: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A list in all its states: loading, failed, empty, nothing matching the filter, or with its rows. */
export function ListView<Data>(props: ListViewProps<Data>) {
  const { query, words, icon, isEmpty, isFiltered, onClear, loading, children } = props;
  const t = useTranslations('console');
  const noMatch = (
    <Notice
      icon={<SearchOutlined aria-hidden />}
      title={t(`${words}.noMatchTitle`)}
      text={t(`${words}.noMatchText`)}
      action={<Button onClick={onClear}>{t(`${words}.clearFilter`)}</Button>}
    />
  );
  const empty = <Notice icon={icon} title={t(`${words}.emptyTitle`)} text={t(`${words}.emptyText`)} />;
  return (
    <QueryView query={query} loading={loading} missing={noMatch} failed={t(`${words}.failed`)}>
      {(data) => (isEmpty(data) ? (isFiltered ? noMatch : empty) : children(data))}
    </QueryView>
  );
}
