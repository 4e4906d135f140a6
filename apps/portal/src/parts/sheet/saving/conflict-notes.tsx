import { FieldNotesProvider } from '@portico/fields/field-notes';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { SavingState } from '../../../lib/saving/saving.ts';
import styles from './conflict-list.module.css';
import { goToConflict } from './go-to-conflicts.ts';

interface ConflictNotesProps {
  readonly conflicts: SavingState['conflicts'];
  readonly children: ReactNode;
}

/** Marks each field whose answer is in conflict, with a link to the choice. */
export function ConflictNotes({ conflicts, children }: ConflictNotesProps) {
  // The list is a new object after each save; only its keys matter here.
  const keys = conflicts.map(({ key }) => key).join(' ');
  const noteOf = useMemo(() => {
    const waiting = new Set(keys.split(' '));
    return (key: string) => (waiting.has(key) ? <ConflictNote of={key} /> : null);
  }, [keys]);
  return <FieldNotesProvider value={noteOf}>{children}</FieldNotesProvider>;
}

function ConflictNote({ of: key }: { readonly of: string }) {
  const t = useTranslations('saving.conflict');
  return (
    <p className={styles.note}>
      <span>{t('here')}</span>
      <button type="button" onClick={() => goToConflict(key)}>
        {t('compare')}
      </button>
    </p>
  );
}
