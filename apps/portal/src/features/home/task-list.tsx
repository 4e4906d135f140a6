import type { Language } from '@portico/form-engine/language';
import { moduleStates } from '@portico/form-engine/states/module-states';
import { secondsLeft } from '@portico/form-engine/states/periods';
import { CheckIcon, CircleIcon, HalfIcon } from '@portico/ui/icons';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { isUnfinished, ownModules } from '../../lib/form-parts.ts';
import { submitHref } from '../../lib/navigation/form-addresses.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { Countdown } from '../../parts/batch-times/countdown.tsx';
import { Moment } from '../../parts/batch-times/moment.tsx';
import { useNow } from '../../parts/batch-times/use-now.ts';
import styles from './task-list.module.css';
import { partHref, type Tasks } from './tasks-query.ts';

export interface TaskListProps {
  readonly tasks: Tasks;
  readonly language: Language;
}

const names = ['empty', 'partial', 'complete'] as const;
const icons = { empty: CircleIcon, partial: HalfIcon, complete: CheckIcon } as const;

/** What is left to do before submitting: the deadline, each module with its state, and the last step. */
export function TaskList({ tasks, language }: TaskListProps) {
  const t = useTranslations('application');
  const now = useNow();
  const { end_time: end, time_zone: timeZone } = tasks;
  const parts = ownModules(tasks);
  const required = parts.filter((part) => part.required === 1 || isUnfinished(part));
  const done = required.filter(({ state }) => state === moduleStates.complete).length;
  const left = end === null ? 0 : secondsLeft(end, now);
  return (
    <section className={styles.tasks} aria-labelledby="tasks">
      <div className={styles.head}>
        <div>
          <h2 id="tasks">{tasks.batch_title?.[language] ?? t('overview.title')}</h2>
          <p className={styles.count}>{t('submit.progress', { done, all: required.length })}</p>
        </div>
        {end === null ? null : (
          <div className={styles.deadline}>
            <dl>
              <Moment
                label={t('overview.closes')}
                at={end}
                language={language}
                timeZone={timeZone}
                isExtended={tasks.extended}
              />
            </dl>
            {left === 0 ? null : <Countdown label={t('batches.timeLeft')} seconds={left} />}
          </div>
        )}
      </div>
      {done === required.length ? <Notice kind="success">{t('submit.ready')}</Notice> : null}
      <ol className={styles.parts}>
        {parts.map((part) => (
          <Part key={part.menuid} part={part} language={language} />
        ))}
        <li>
          <a href={submitHref}>{t('submit.title')}</a>
        </li>
      </ol>
    </section>
  );
}

function Part({ part, language }: { readonly part: Tasks['menu_list'][number]; readonly language: Language }) {
  const t = useTranslations('application');
  const seesPartial = useSession(({ user }) => user?.can.seePartialSave ?? true);
  const { missing } = part;
  const name = names[part.state];
  const shown = name === 'partial' && !seesPartial ? 'empty' : name;
  const Icon = icons[shown];
  const isOptional = part.required === 0 && shown === 'empty';
  return (
    <li>
      <a href={partHref(part)}>{part.title[language]}</a>
      <span className={styles.state} data-state={shown}>
        <Icon size={16} />
        {isOptional ? t('submit.optionalEmpty') : t(`menu.${seesPartial ? 'state' : 'stateUnseen'}.${shown}`)}
      </span>
      {shown === 'partial' && missing !== undefined ? (
        <p className={styles.missing}>
          {t('menu.missing', {
            names: missing.names.map((label) => label[language]).join(t('menu.between')),
            more: missing.count - missing.names.length,
          })}
        </p>
      ) : null}
    </li>
  );
}
