import { isMissing } from '@portico/browser/call-failure';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './query-view.module.css';
import { FailureNotice } from './failure-notice.tsx';

/** The part of a query result that is used here, whether it has one page or many. */
export interface ShownQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  readonly query: ShownQuery<Data>;
  /** Skeletons in the shape of the content. */
  readonly loading: ReactNode;
  /** Shown when there is no such thing, or when the address is incomplete. */
  readonly missing: ReactNode;
  /** The heading when loading failed. */
  readonly failed: string;
  readonly level?: 'h1' | 'h2';
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query, or why there is none. */
export function QueryView<Data>({ query, loading, missing, failed, level = 'h2', children }: QueryViewProps<Data>) {
  const t = useTranslations('console');
  if (query.isPending) {
    return (
      <div className={classes.loading} role="status" aria-label={t('loading')}>
        {loading}
      </div>
    );
  }
  if (query.data !== undefined) return children(query.data);
  if (isMissing(query.error)) return missing;
  return <FailureNotice level={level} title={failed} failure={query.error} onRetry={() => void query.refetch()} />;
}
