import { EmptyState } from '@portico/ui/empty-state';
import { ArrowLeftIcon } from '@portico/ui/icons';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import type { ScreenProps } from '../../lib/navigation/screen-props.ts';
import { allowedAddress } from './allowed-address.ts';
import styles from './embedded.module.css';

// Its own scripts, forms and storage, and nothing of ours: it cannot lead the portal elsewhere.
const sandbox = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A page of a server that the project allows, with a way back to the portal above it. */
export function EmbeddedPage({ title, location: { query }, project }: ScreenProps) {
  const t = useTranslations('embedded');
  const text = new URLSearchParams(query).get('url') ?? '';
  const address = allowedAddress(text, project.embedded_origins ?? [], location.origin);
  if (address === null)
    return (
      <EmptyState
        level={1}
        title={t('refused')}
        text={t('refusedText')}
        action={<LinkButton href={hrefTo('/')}>{t('back')}</LinkButton>}
      />
    );
  const { host, href } = address;
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a className={styles.back} href={hrefTo('/')}>
          <ArrowLeftIcon />
          {t('back')}
        </a>
        <div className={styles.facts}>
          <h1 className={styles.title}>{title}</h1>
          <p>
            {t('where', { host })} {t('empty')}
          </p>
        </div>
        <a className={styles.open} href={href} target="_blank" rel="noreferrer">
          {t('open')}
        </a>
      </header>
      <iframe
        className={styles.frame}
        title={t('frame', { host })}
        src={href}
        sandbox={sandbox}
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
