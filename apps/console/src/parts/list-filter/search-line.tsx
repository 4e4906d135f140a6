import { ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { type QueryKey, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './search-line.module.css';
import { useSearchText } from './use-search-text.ts';

interface SearchLineProps {
  /** Says what can be searched for. */
  readonly label: string;
  readonly maxLength: number;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The query that the refresh button invalidates. */
  readonly queryKey: QueryKey;
}

/** The search box of a list, with a refresh button. */
export function SearchLine({ label, maxLength, search, onSearch, queryKey }: SearchLineProps) {
  const t = useTranslations('console.list');
  const client = useQueryClient();
  const isFetching = useIsFetching({ queryKey }) > 0;
  const { typed, setTyped, onBlur } = useSearchText(search, onSearch);
  return (
    <div className={classes.line}>
      <Input
        className={classes.input ?? ''}
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={onBlur}
      />
      <Button
        icon={<ReloadOutlined spin={isFetching} aria-hidden />}
        aria-label={t('refresh')}
        title={t('refresh')}
        onClick={() => void client.invalidateQueries({ queryKey })}
      />
    </div>
  );
}
