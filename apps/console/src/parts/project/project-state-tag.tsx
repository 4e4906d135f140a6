import type { StaffProject } from '@portico/contract/staff-projects.schemas';
import { Tag } from 'antd';
import { useTranslations } from 'use-intl';
import classes from './project-state-tag.module.css';

export function ProjectStateTag({ state }: { readonly state: StaffProject['output']['state'] }) {
  const t = useTranslations('console.projects.states');
  return <Tag className={`${classes['tag']} ${classes[state]}`}>{t(state)}</Tag>;
}
