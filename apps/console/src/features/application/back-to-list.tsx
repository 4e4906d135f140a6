import { ArrowLeftOutlined } from '@ant-design/icons';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import classes from './application-page.module.css';

/** Back to the same page of the list; to its first page for somebody who came by a link. */
export function BackToList() {
  const t = useTranslations('console.application');
  const navigate = useNavigate();
  const list = listIn(useLocation().state);
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (list === null || !isPlain) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={classes.back} to={list ?? paths.applications} onClick={goBack}>
      <ArrowLeftOutlined aria-hidden="true" />
      {t('back')}
    </Link>
  );
}

function listIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  const { list } = state;
  return typeof list === 'string' && list.startsWith(paths.applications) ? list : null;
}
