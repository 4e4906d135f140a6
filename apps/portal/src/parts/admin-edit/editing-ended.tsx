import { Dialog } from '@portico/ui/dialog';
import { LinkButton } from '@portico/ui/link-button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';
import styles from './admin-edit.module.css';

interface EditingEndedProps {
  readonly consoleHref: string;
  readonly onLeave: () => void;
}

/** Says that the editing session is over. The page stays readable; nobody is asked for an applicant's password. */
export function EditingEnded({ consoleHref, onLeave }: EditingEndedProps) {
  const t = useTranslations('adminEdit');
  const isOver = useSession((session) => session.adminEditingOver);
  const [isRead, setIsRead] = useState(false);
  return (
    <Dialog open={isOver && !isRead} title={t('ended.title')} onClose={() => setIsRead(true)}>
      <div className={styles.ended}>
        <p>{t('ended.text')}</p>
        <LinkButton href={consoleHref} onClick={onLeave}>
          {t('toConsole')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
