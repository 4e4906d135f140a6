import { useMessages, useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { labelOf, valueOf, type Wording } from './change-words.ts';
import { changedValues } from './changed-values.ts';
import { FormChangeView } from './form-change-view.tsx';
import classes from './staff-log.module.css';
import type { LogLine } from './use-staff-log.ts';

interface ChangeViewProps {
  readonly line: Pick<LogLine, 'action' | 'project'>;
  readonly change: NonNullable<LogLine['change']>;
}

/** What was there before a change and after it, value by value, in the words of the page that changes it. */
export function ChangeView(props: ChangeViewProps) {
  return formActions.has(props.line.action) ? <FormChangeView change={props.change} /> : <Values {...props} />;
}

/** Lines that tell a change by the parts of a form. */
const formActions = new Set(['published form', 'rolled back form']);

function Values({ line: { action, project }, change }: ChangeViewProps) {
  const t = useTranslations('console.staffLog');
  const ownZone = useOwnZone();
  const wording: Wording = {
    words: useMessages().console,
    language: useLanguage(),
    zone: project?.time_zone ?? ownZone,
  };
  const values = changedValues(change.before, change.after);
  if (values.length === 0) return null;
  return (
    <dl className={classes.change}>
      {values.map(({ path, ...value }) => {
        const before = valueOf(path, value.before, wording);
        const after = valueOf(path, value.after, wording) || t('nothing');
        return (
          <div key={path.join('.')} className={classes.value}>
            <dt>{labelOf(action, path, wording)}</dt>
            <dd>
              {before !== '' && (
                <>
                  <del title={t('was', { value: before })}>{before}</del>
                  <span aria-hidden> → </span>
                </>
              )}
              <ins title={t('is', { value: after })}>{after}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
