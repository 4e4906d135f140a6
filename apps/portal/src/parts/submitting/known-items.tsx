import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Checkbox } from '@portico/ui/checkbox';
import { Notice } from '@portico/ui/notice';
import { Skeleton } from '@portico/ui/skeleton';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { useTicks } from './use-ticks.ts';
import styles from './submitting.module.css';

// Loaded on demand, because the HTML sanitiser comes with it.
const PageText = lazy(() => import('./page-text.tsx').then((chunk) => ({ default: chunk.PageText })));

interface KnownItemsProps {
  readonly ticks: ReturnType<typeof useTicks>;
  readonly language: Language;
  /** How often submitting was attempted without all the ticks: the missing ones are marked. */
  readonly refused: number;
}

const firstMissing = 'input[aria-invalid="true"]';

/** The texts to read and tick before submitting. */
export function KnownItems({ ticks, language, refused }: KnownItemsProps) {
  const t = useTranslations('submission.knownItems');
  const failureText = useFailureText();
  const container = useRef<HTMLDivElement>(null);
  const { pages, failure } = ticks;
  useEffect(() => {
    if (refused > 0) container.current?.querySelector<HTMLElement>(firstMissing)?.focus();
  }, [refused]);
  if (pages.length === 0 && failure === null) return null;
  return (
    <Card title={t('title')}>
      <div ref={container} className={styles.ticks}>
        {pages.map((page) => (
          <div key={page.id} className={styles.tick} role="group" aria-label={page.title[language]}>
            <h3 className={styles.page}>{page.title[language]}</h3>
            <Suspense
              fallback={
                <div className={styles.text}>
                  <Skeleton lines={5} label={t('loading')} />
                </div>
              }
            >
              <PageText page={page} language={language} />
            </Suspense>
            <Checkbox
              label={page.consent?.[language] || page.title[language]}
              checked={ticks.isTicked(page)}
              error={refused > 0 && !ticks.isTicked(page) ? t('missing') : ''}
              onChange={(event) => ticks.tick(page, event.target.checked)}
            />
          </div>
        ))}
        {failure === null ? null : (
          <Notice kind="error">
            <p>{failureText(failure)}</p>
            <Button onClick={ticks.retry} busy={ticks.busy}>
              {t('retry')}
            </Button>
          </Notice>
        )}
      </div>
    </Card>
  );
}
