import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../../lib/clock.ts';
import { pathTo } from '../../../lib/paths.ts';
import { goTo } from '../../../lib/place.ts';
import type { FormMenu } from '../application-queries.ts';
import { useFormMarks } from '../form-marks.ts';
import { lockOf } from '../lock.ts';
import { LockNotice } from '../lock-notice.tsx';
import { CheckList } from './check-list.tsx';
import { KnownItems } from './known-items.tsx';
import { useChecks } from './use-checks.ts';
import { useTicks } from './use-ticks.ts';
import styles from './submit.module.css';

interface SubmitStepProps {
  readonly menu: FormMenu;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  readonly onTitle: (title: string) => void;
}

/** The last step: what is missing in each module, what is to be ticked, and the way to the preview. */
export function SubmitStep({ menu, language, choiceWord, onTitle }: SubmitStepProps) {
  const t = useTranslations('application.submit');
  const title = t('title');
  const modules = useChecks(menu, language);
  const ticks = useTicks();
  const isUnsent = useFormMarks(({ unsent }) => Object.values(unsent).includes(true));
  const [lock] = useState(() => lockOf(menu, nowSeconds()));
  const [asked, setAsked] = useState(0);
  useEffect(() => onTitle(title), [onTitle, title]);

  const open = modules.filter(({ check }) => check?.kind !== 'complete' && check?.kind !== 'optionalEmpty').length;
  const obstacle = isUnsent
    ? t('notSent')
    : open > 0
      ? t('notReady', { count: open })
      : ticks.allTicked
        ? null
        : t('tickFirst');
  const goOn = () => {
    if (obstacle === null) goTo(pathTo('preview'));
    else setAsked((count) => count + 1);
  };
  return (
    <div className={styles.step}>
      <PageHeading title={title} lead={lock === null ? t('lead') : undefined} />
      {lock === null ? null : <LockNotice lock={lock} choiceWord={choiceWord} leadsToBatches />}
      {lock === 'submitted' ? null : (
        <Card>
          <CheckList modules={modules} language={language} />
        </Card>
      )}
      {lock === null ? (
        <>
          <KnownItems ticks={ticks} language={language} />
          {isUnsent ? <Notice kind="info">{t('unsent')}</Notice> : null}
          {asked > 0 && obstacle !== null ? (
            <Notice key={asked} kind="error">
              {obstacle}
            </Notice>
          ) : null}
          <div className={styles.actions}>
            {obstacle === null ? <p>{t('ready')}</p> : null}
            <Button kind="primary" onClick={goOn}>
              {t('toPreview')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
