import { standingOf } from '@portico/form-engine/states/application-states';
import { Tag } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './standing-tag.module.css';

interface StandingTagProps {
  readonly state: number;
  readonly stage: number;
}

/** Where an application stands, in the specification's five words. */
export function StandingTag({ state, stage }: StandingTagProps) {
  const t = useTranslations('console.standing');
  const standing = standingOf(state, stage);
  return <Tag className={`${classes['tag']} ${classes[standing]}`}>{t(standing)}</Tag>;
}
