import { useTranslations } from 'use-intl';
import { Brand } from '../parts/frame/brand.tsx';
import classes from './starting.module.css';

/** Until it is known who is there. Whoever has a quick network never sees it. */
export function Starting() {
  const t = useTranslations('console');
  return (
    <div className={classes.starting} role="status" aria-label={t('loading')}>
      <Brand />
      <span className={classes.track} aria-hidden="true" />
    </div>
  );
}
