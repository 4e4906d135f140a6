import { statusOf } from '@portico/form-engine/states/application-states';
import { Tag } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './status-tag.module.css';

interface StatusTagProps {
  readonly state: number;
  readonly stage: number;
}

/** The status of an application, in one of the specification's five words. */
export function StatusTag({ state, stage }: StatusTagProps) {
  const t = useTranslations('console.status');
  const status = statusOf(state, stage);
  return <Tag className={`${classes['tag']} ${classes[status]}`}>{t(status)}</Tag>;
}
