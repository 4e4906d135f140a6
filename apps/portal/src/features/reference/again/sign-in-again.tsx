import { Dialog } from '@portico/ui/dialog';
import { useTranslations } from 'use-intl';
import { enterByCode } from '../../../lib/recommender/session/enter-by-code.ts';
import { CodeEntry } from '../../../parts/recommender/code-entry.tsx';
import styles from '../reference.module.css';

interface SignInAgainProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** A dialog over a letter whose session has ended: the recommender signs in there, and the text stays. */
export function SignInAgain({ email, onClose }: SignInAgainProps) {
  const t = useTranslations('reference.again');
  return (
    <Dialog open title={t('title')} closeLabel={t('notNow')} onClose={onClose}>
      <div className={styles.again}>
        <p>{t('lead')}</p>
        <p>{t('email', { email })}</p>
        <CodeEntry email={email} enter={enterByCode} />
        <p className={styles.quiet}>{t('byLink')}</p>
      </div>
    </Dialog>
  );
}
