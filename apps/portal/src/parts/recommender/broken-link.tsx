import type { Language } from '@portico/form-engine/language';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { LinkButton } from '@portico/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { settingsQuery } from '../../lib/queries.ts';
import { useSession } from '../../lib/state/session-store.ts';
import styles from './recommender.module.css';

/** A link or request that no longer works. The reason is not revealed. */
export function BrokenLink({ language }: { readonly language: Language }) {
  const t = useTranslations('reference.link');
  const organisation = useSession(({ project }) => project?.org_name[language] ?? '');
  const { data } = useQuery(settingsQuery);
  const contact = data?.contact.email || data?.contact.phone || '';
  return (
    <Card>
      <EmptyState
        level={1}
        title={t('broken')}
        text={
          <>
            {t('brokenText')}
            <br />
            {t('byCode')}
          </>
        }
        action={
          <div className={styles.centred}>
            <LinkButton kind="primary" href={hrefTo('/ref_login')}>
              {t('toCode')}
            </LinkButton>
            {contact === '' ? null : <p className={styles.quiet}>{t('contact', { organisation, contact })}</p>}
          </div>
        }
      />
    </Card>
  );
}
