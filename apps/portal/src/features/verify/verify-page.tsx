import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CheckForm } from './check-form.tsx';
import { useCheck } from './use-check.ts';
import { VerdictView } from './verdict-view.tsx';
import styles from './verify.module.css';

/** Checks a receipt for anybody. A receipt in the hash of the address is checked at once. */
export function VerifyPage({ language }: { readonly language: Language }) {
  const t = useTranslations('receipts.verify');
  const { outcome, isChecking, checkText, checkFile } = useCheck();
  useEffect(() => {
    const checkAddress = () => {
      const text = location.hash.slice(1);
      if (text !== '') void checkText(text);
    };
    checkAddress();
    window.addEventListener('hashchange', checkAddress);
    return () => window.removeEventListener('hashchange', checkAddress);
    // The address is read when the page opens and when it changes, not on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={styles.page}>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className={styles.stack}>
        <div aria-live="polite" className={styles.verdict}>
          {isChecking ? <Skeleton lines={5} label={t('checking')} /> : null}
          {outcome === null ? null : <VerdictView outcome={outcome} language={language} />}
        </div>
        <div data-no-print>
          <Card title={t(outcome === null ? 'enter' : 'again')}>
            <CheckForm isChecking={isChecking} onText={checkText} onFile={checkFile} />
          </Card>
        </div>
        <p className={styles.meaning}>{t('meaning')}</p>
      </div>
    </div>
  );
}
