import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Checkbox } from '@portico/ui/checkbox';
import { Notice } from '@portico/ui/notice';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { PageToTick, useTicks } from './use-ticks.ts';
import styles from './submitting.module.css';

// Loaded on demand: the HTML sanitiser comes with it.
const PageDialog = lazy(() => import('./page-dialog.tsx').then((chunk) => ({ default: chunk.PageDialog })));

interface KnownItemsProps {
  readonly ticks: ReturnType<typeof useTicks>;
  readonly language: Language;
}

/** What is to be read and ticked before submitting. */
export function KnownItems({ ticks, language }: KnownItemsProps) {
  const t = useTranslations('submission.knownItems');
  const failureText = useFailureText();
  const [read, setRead] = useState<PageToTick | null>(null);
  const { pages, failure } = ticks;
  if (pages.length === 0 && failure === null) return null;
  return (
    <Card title={t('title')}>
      <div className={styles.ticks}>
        {pages.map((page) => (
          <div key={page.id} className={styles.tick} role="group" aria-label={page.title[language]}>
            <p className={styles.page}>
              {page.title[language]}
              <Button
                kind="quiet"
                aria-label={t('readLabel', { title: page.title[language] })}
                onClick={() => setRead(page)}
              >
                {t('read')}
              </Button>
            </p>
            <Checkbox
              label={page.consent?.[language] || page.title[language]}
              checked={ticks.isTicked(page)}
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
      {read === null ? null : (
        <Suspense fallback={null}>
          <PageDialog page={read} language={language} onClose={() => setRead(null)} />
        </Suspense>
      )}
    </Card>
  );
}
