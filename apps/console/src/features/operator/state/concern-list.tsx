import { Alert } from 'antd';
import { useTranslations } from 'use-intl';
import type { OperationState } from '../use-operation.ts';
import { type Concern, concernsOf } from './concerns.ts';
import classes from './state.module.css';

/** What to look into, before all figures. */
export function ConcernList({ state }: { readonly state: OperationState }) {
  const t = useTranslations('console.operator');
  const concerns = concernsOf(state);
  if (concerns.length === 0) return <Alert type="success" showIcon title={t('fine')} />;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('attention')}
      description={
        <ul className={classes.concerns}>
          {concerns.map((concern) => (
            <li key={concern.name}>
              <ConcernText concern={concern} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function ConcernText({ concern }: { readonly concern: Concern }) {
  const t = useTranslations('console.operator.concerns');
  switch (concern.name) {
    case 'diskLow':
      return t(concern.name, { free: concern.free, total: concern.total });
    case 'mailFailed':
    case 'smsFailed':
    case 'jobsFailed':
      return t(concern.name, { count: concern.count });
    case 'backupOld':
      return t(concern.name, { days: concern.days });
    case 'certificateUnknown':
    case 'certificateOver':
      return t(concern.name, { host: concern.host });
    case 'certificateSoon':
      return t(concern.name, { host: concern.host, days: concern.days });
    default:
      return t(concern.name);
  }
}
