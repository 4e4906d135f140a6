import { LeftOutlined, RightOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './list-paging.module.css';

export interface Paging {
  readonly toNext: (next: string) => void;
  readonly toPrevious: (() => void) | null;
  readonly toFirst: (() => void) | null;
}

/** Forward by the cursor of the current page; back through the pages visited before. */
export function ListPaging({ toFirst, toPrevious, toNext, next }: Paging & { readonly next: string | null }) {
  const t = useTranslations('console.list');
  if (toFirst === null && next === null) return null;
  return (
    <nav className={classes.paging} aria-label={t('paging')}>
      <Button icon={<VerticalRightOutlined aria-hidden />} disabled={toFirst === null} onClick={() => goTo(toFirst)}>
        {t('first')}
      </Button>
      <Button icon={<LeftOutlined aria-hidden />} disabled={toPrevious === null} onClick={() => goTo(toPrevious)}>
        {t('previous')}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        disabled={next === null}
        onClick={() => goTo(next === null ? null : () => toNext(next))}
      >
        {t('next')}
      </Button>
    </nav>
  );
}

// Another page starts at its top.
function goTo(go: (() => void) | null): void {
  go?.();
  document.querySelector('#content')?.scrollTo({ top: 0 });
}
