import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../../lib/navigation/paths.ts';
import { applicationKey } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { SubmitPanel } from '../../../parts/submitting/submit-panel.tsx';
import type { FormMenu } from '../application-queries.ts';
import { useFormMarks } from '../marks/form-marks.ts';
import { useLock } from '../lock/use-lock.ts';
import { LockNotice } from '../lock/lock-notice.tsx';
import { CheckList } from './check-list.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { useChecks } from './use-checks.ts';
import styles from './submit.module.css';

interface SubmitStepProps {
  readonly menu: FormMenu;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  /** Increases each time the person has signed in again. */
  readonly signedIn: number;
  readonly onTitle: (title: string) => void;
}

/** The last step: what is missing in each module, the statements to tick, and submitting. */
export function SubmitStep(props: SubmitStepProps) {
  const { menu, choiceWord, onTitle } = props;
  const t = useTranslations('application.submit');
  const title = t('title');
  const lock = useLock(menu);
  const isStaff = useSession((session) => session.adminEditing);
  useEffect(() => onTitle(title), [onTitle, title]);
  return (
    <div className={styles.step}>
      <PageHeading title={title} lead={lock === null && !isStaff ? t('lead') : undefined} />
      {lock === null ? <Checking {...props} /> : <LockNotice lock={lock} choiceWord={choiceWord} leadsToBatches />}
    </div>
  );
}

function Checking({ menu, language, choiceWord, signedIn }: SubmitStepProps) {
  const t = useTranslations('application.submit');
  const queries = useQueryClient();
  const modules = useChecks(menu, language);
  const unsent = useFormMarks((marks) => marks.unsent);
  const isStaff = useSession((session) => session.adminEditing);
  const titleOf = (menuid: string) => menu.menu_list.find((one) => one.menuid === menuid)?.title[language] ?? menuid;
  const unsentModules = menu.menu_list
    .filter(({ menuid }) => unsent[menuid] === true)
    .map(({ menuid }) => ({ menuid, title: titleOf(menuid) }));
  const open = modules.filter(({ check }) => check?.kind === 'missing').length;
  const required = modules.filter(({ entry, check }) => entry.required === 1 || check?.kind === 'missing');
  const done = required.filter(({ check }) => check?.kind === 'complete').length;
  const isReady = done === required.length && unsentModules.length === 0;
  return (
    <>
      {isReady && !isStaff ? (
        <Notice kind="success" title={t('ready')}>
          {t('readyText')}
        </Notice>
      ) : null}
      <Card title={t('progress', { done, all: required.length })}>
        <CheckList modules={modules} language={language} />
      </Card>
      {unsentModules.length === 0 ? null : <UnsentNotice modules={unsentModules} />}
      {isStaff ? null : (
        <SubmitPanel
          choice={{ word: choiceWord, title: menu.batch_title, end: menu.end_time, timeZone: menu.time_zone }}
          formVersion={menu.form_version}
          language={language}
          signedIn={signedIn}
          obstacle={open === 0 ? null : t('notReady', { count: open })}
          // It may have been corrected on another device.
          onObstacle={() => void queries.invalidateQueries({ queryKey: [...applicationKey(), 'filed'] })}
          titleOf={titleOf}
        >
          <LinkButton kind="secondary" href={hrefTo('/preview')}>
            {t('toPreview')}
          </LinkButton>
        </SubmitPanel>
      )}
    </>
  );
}
