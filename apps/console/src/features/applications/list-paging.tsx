import { LeftOutlined, RightOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './list-paging.module.css';
import type { useListFilter } from './use-list-filter.ts';

type ListPagingProps = ReturnType<typeof useListFilter>['paging'] & { readonly next: string | null };

/** Forward by what the last page said comes next; back by the pages one came from. */
export function ListPaging({ toFirst, toPrevious, toNext, next }: ListPagingProps) {
  const t = useTranslations('console.applications');
  if (toFirst === null && next === null) return null;
  return (
    <nav className={classes.paging} aria-label={t('paging')}>
      <Button icon={<VerticalRightOutlined aria-hidden />} disabled={toFirst === null} onClick={() => turn(toFirst)}>
        {t('first')}
      </Button>
      <Button icon={<LeftOutlined aria-hidden />} disabled={toPrevious === null} onClick={() => turn(toPrevious)}>
        {t('previous')}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        disabled={next === null}
        onClick={() => turn(next === null ? null : () => toNext(next))}
      >
        {t('next')}
      </Button>
    </nav>
  );
}

// Another page is read from its top.
function turn(go: (() => void) | null): void {
  go?.();
  document.querySelector('#content')?.scrollTo({ top: 0 });
}
