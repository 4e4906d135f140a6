import { Button } from '@portico/ui/button';
import { LinkButton } from '@portico/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../lib/navigation/paths.ts';
import { writingPath } from '../../../lib/recommender/reference-addresses.ts';
import styles from '../recommender.module.css';
import { DeclineDialog } from './decline-dialog.tsx';
import { takesFileQuery } from './takes-file.ts';
import type { RequestLandingProps } from './landing-props.ts';

/** Buttons to write the letter or to decline. */
export function WritingActions({ request, facts, session, writingPage, onChange }: RequestLandingProps) {
  const t = useTranslations('reference.request');
  const [isDeclining, setIsDeclining] = useState(false);
  const { uid, begun } = request;
  const { data: takesFile } = useQuery(takesFileQuery(uid));
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{t('ease')}</p>
      <div className={styles.actions}>
        <LinkButton kind="primary" href={`#${writingPath(writingPage, uid)}`}>
          {begun ? t('goOn') : t('write')}
        </LinkButton>
        {begun || takesFile !== true ? null : (
          <LinkButton kind="secondary" href={`#${writingPath('/letter/edit', uid)}`}>
            {t('upload')}
          </LinkButton>
        )}
        <Button kind="quiet" onClick={() => setIsDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
      {session.reach === 'all' ? null : (
        <p className={styles.quiet}>
          {t('several')} <a href={hrefTo('/ref_login')}>{t('byCode')}</a>
        </p>
      )}
      {isDeclining ? (
        <DeclineDialog
          uid={uid}
          applicant={facts.applicant.name}
          onDeclined={onChange}
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </div>
  );
}
