import type { Language } from '@portico/form-engine/language';
import { secondsLeft } from '@portico/form-engine/states/periods';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../lib/state/session-store.ts';
import { ChosenMark } from '../../../parts/batch-times/chosen-mark.tsx';
import { Countdown } from '../../../parts/batch-times/countdown.tsx';
import { Moment } from '../../../parts/batch-times/moment.tsx';
import { useNow } from '../../../parts/batch-times/use-now.ts';
import type { FormMenu } from '../application-queries.ts';
import { stateOf, useFormMarks } from '../marks/form-marks.ts';
import { lockOf } from '../lock/lock.ts';
import { LockNotice } from '../lock/lock-notice.tsx';
import { moduleHref, submitHref } from '../../../lib/navigation/form-addresses.ts';
import { ownModules } from '../../../lib/form-parts.ts';
import { BatchDetails } from './batch-details.tsx';
import styles from './batches.module.css';

interface OverviewProps {
  readonly menu: FormMenu;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
}

export const chosenHeading = 'chosen-batch';

/** The chosen batch, the time left, and the next thing to do. */
export function Overview({ menu, language, choiceWord }: OverviewProps) {
  const t = useTranslations('application');
  const now = useNow();
  const isStaff = useSession((session) => session.adminEditing);
  const lock = isStaff ? null : lockOf(menu, now);
  const { end_time: end, time_zone: timeZone } = menu;
  return (
    <section className={styles.overview} aria-labelledby={chosenHeading}>
      <div>
        <ChosenMark text={t('batches.chosen')} />
        <h2 id={chosenHeading} tabIndex={-1}>
          {menu.batch_title?.[language] ?? t('overview.title')}
        </h2>
      </div>
      {lock === null ? null : <LockNotice lock={lock} choiceWord={choiceWord} />}
      {end === null ? null : (
        <div className={styles.deadline}>
          <dl>
            <Moment
              label={t('overview.closes')}
              at={end}
              language={language}
              timeZone={timeZone}
              isExtended={menu.extended}
            />
          </dl>
          {lock === null ? <Countdown label={t('batches.timeLeft')} seconds={secondsLeft(end, now)} /> : null}
        </div>
      )}
      <div className={styles.next}>
        <NextStep menu={menu} language={language} isLocked={lock !== null} />
        <BatchDetails batchId={menu.batchId} language={language} />
      </div>
    </section>
  );
}

interface NextStepProps {
  readonly menu: FormMenu;
  readonly language: Language;
  readonly isLocked: boolean;
}

function NextStep({ menu, language, isLocked }: NextStepProps) {
  const t = useTranslations('application.overview');
  const states = useFormMarks((marks) => marks.states);
  if (isLocked) return null;
  const modules = ownModules(menu);
  const isBegun = modules.some((module) => stateOf(module, states) !== 'empty');
  const unfinished = modules.find((module) => module.required === 1 && stateOf(module, states) !== 'complete');
  const next = unfinished ?? (isBegun ? undefined : modules[0]);
  if (next === undefined) {
    return (
      <LinkButton kind="primary" href={submitHref}>
        {t('ready')}
      </LinkButton>
    );
  }
  return (
    <LinkButton kind="primary" href={moduleHref(next.menuid)}>
      {t(isBegun ? 'next' : 'begin', { module: next.title[language] })}
    </LinkButton>
  );
}
