import { dismissLeftOver } from '@portico/contract/applications';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../../lib/api.ts';
import { useCopy } from '../../../../parts/copying/use-copy.ts';
import { applicationKey } from '../../../../lib/queries.ts';
import { useSession } from '../../../../lib/state/session-store.ts';
import type { Filed } from '../../application-queries.ts';
import { leftOverText } from './left-over-text.ts';
import styles from '../module.module.css';

type LeftOver = Filed['left_over'][number];

interface LeftOversProps {
  readonly leftOver: readonly LeftOver[];
  readonly language: Language;
  /** A newer version has just come. */
  readonly isOpen: boolean;
  readonly onDismissed: (remaining: LeftOver[]) => void;
}

/** Answers that the newest form has no place for: readable and copyable until the person puts them away. */
export function LeftOvers({ leftOver, language, isOpen, onDismissed }: LeftOversProps) {
  const t = useTranslations('application.leftOver');
  const queries = useQueryClient();
  const dismissing = useMutation({
    mutationFn: (uid: string) => call(dismissLeftOver, { uid }),
    networkMode: 'always',
    onSuccess: ({ left_over }) => {
      onDismissed(left_over);
      // They belong to the whole application: every module tells them.
      queries.setQueriesData<Filed>({ queryKey: [...applicationKey(), 'filed'] }, (filed) =>
        filed === undefined ? filed : { ...filed, left_over },
      );
    },
  });
  if (leftOver.length === 0) return null;
  return (
    <details className={styles.leftOvers} open={isOpen}>
      <summary>{t('title', { count: leftOver.length })}</summary>
      <p>{t('text')}</p>
      <ul>
        {leftOver.map((one) => (
          <li key={one.uid}>
            <LeftOverLine
              leftOver={one}
              language={language}
              busy={dismissing.isPending && dismissing.variables === one.uid}
              onDismiss={() => dismissing.mutate(one.uid)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">{dismissing.isError ? <p className={styles.wrong}>{t('dismissFailed')}</p> : null}</div>
    </details>
  );
}

interface LeftOverLineProps {
  readonly leftOver: LeftOver;
  readonly language: Language;
  readonly busy: boolean;
  readonly onDismiss: () => void;
}

function LeftOverLine({ leftOver, language, busy, onDismiss }: LeftOverLineProps) {
  const t = useTranslations('application.leftOver');
  const { state, copy } = useCopy();
  const isStaff = useSession((session) => session.adminEditing);
  const asked = leftOver.name[language];
  const name = leftOver.columnNumber === 0 ? asked : t('row', { group: asked, row: leftOver.columnNumber });
  const text = leftOverText(leftOver.value);
  return (
    <>
      <div className={styles.leftOver}>
        <p className={styles.asked}>{name}</p>
        <p className={styles.given}>{text}</p>
      </div>
      <div className={styles.leftOverActions}>
        <Button kind="quiet" onClick={() => void copy(text)}>
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
        {isStaff ? null : (
          <Button kind="quiet" busy={busy} aria-label={t('dismissLabel', { name })} onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        )}
      </div>
    </>
  );
}
