import { formatMoment } from '@portico/browser/moment';
import { Button, Tag } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { BothZones } from '../../../parts/moments/both-zones.tsx';
import type { Extending } from './extension-form.tsx';
import classes from './extensions.module.css';
import type { Extension } from './use-extensions.ts';

interface ExtensionListProps {
  readonly list: readonly Extension[];
  readonly zone: string;
  readonly onChange: (extending: Omit<Extending, 'isOpen'>) => void;
}

/** Each person with their deadline, and who gave or changed it when and why. */
export function ExtensionList({ list, zone, onChange }: ExtensionListProps) {
  const t = useTranslations('console.calendar.extensions');
  const language = useLanguage();
  const moment = (at: number) => formatMoment(at, language, zone, 'column');
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {list.map((extension) => (
        <li key={extension.applicant} className={classes.one}>
          <div className={classes.line}>
            <div>
              <h3 className={classes.name}>{extension.name}</h3>
              {extension.until === null ? (
                <Tag>{t('withdrawn')}</Tag>
              ) : (
                <span className={classes.until}>
                  <BothZones at={extension.until} zone={zone} format={(time) => t('has', { time })} />
                </span>
              )}
            </div>
            <div className={classes.tools}>
              <Button size="small" onClick={() => onChange({ kind: 'move', extension })}>
                {t(extension.until === null ? 'giveAgain' : 'move')}
              </Button>
              {extension.until !== null && (
                <Button size="small" danger onClick={() => onChange({ kind: 'withdraw', extension })}>
                  {t('withdraw')}
                </Button>
              )}
            </div>
          </div>
          <ol className={classes.changes}>
            {extension.changes.map((change) => (
              <li key={`${change.at} ${change.until}`}>
                <span>
                  {change.until === null
                    ? t('wasWithdrawn', { by: change.by, at: moment(change.at) })
                    : t('wasGiven', { by: change.by, at: moment(change.at), until: moment(change.until) })}
                </span>
                <q className={classes.reason}>{change.reason}</q>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
