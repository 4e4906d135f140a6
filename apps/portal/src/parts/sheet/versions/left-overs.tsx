import type { DismissLeftOver } from '@portico/contract/applications.schemas';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../copying/use-copy.ts';
import { leftOverText } from './left-over-text.ts';
import styles from './versions.module.css';

export type LeftOverList = DismissLeftOver['output'];
type LeftOver = LeftOverList['left_over'][number];

interface LeftOversProps {
  readonly filed: LeftOverList;
  readonly language: Language;
  /** True if a newer version has just arrived. */
  readonly isOpen: boolean;
  /** Dismisses one answer and returns the others; null for people who may not. */
  readonly dismiss: ((uid: string) => Promise<LeftOverList>) | null;
}

/** Answers that the newest form has no field for: they can be read and copied until the person dismisses them. */
export function LeftOvers({ filed, language, isOpen, dismiss }: LeftOversProps) {
  const t = useTranslations('saving.leftOver');
  const [list, setList] = useState(filed);
  const { left_over: leftOver, more_left_over: more = 0 } = list;
  const dismissing = useMutation({
    mutationFn: async (uid: string) => dismiss?.(uid) ?? list,
    networkMode: 'always',
    onSuccess: setList,
  });
  if (leftOver.length === 0) return null;
  return (
    <details className={styles.leftOvers} open={isOpen}>
      <summary>{t('title', { count: leftOver.length + more })}</summary>
      <p>{t('text')}</p>
      <ul>
        {leftOver.map((one) => (
          <li key={one.uid}>
            <LeftOverLine
              leftOver={one}
              language={language}
              busy={dismissing.isPending && dismissing.variables === one.uid}
              onDismiss={dismiss === null ? null : () => dismissing.mutate(one.uid)}
            />
          </li>
        ))}
      </ul>
      {more === 0 ? null : <p>{t('more', { count: more })}</p>}
      <div aria-live="polite">{dismissing.isError ? <p className={styles.wrong}>{t('dismissFailed')}</p> : null}</div>
    </details>
  );
}

interface LeftOverLineProps {
  readonly leftOver: LeftOver;
  readonly language: Language;
  readonly busy: boolean;
  readonly onDismiss: (() => void) | null;
}

function LeftOverLine({ leftOver, language, busy, onDismiss }: LeftOverLineProps) {
  const t = useTranslations('saving.leftOver');
  const { state, copy } = useCopy();
  const question = leftOver.name[language];
  const name = leftOver.columnNumber === 0 ? question : t('row', { group: question, row: leftOver.columnNumber });
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
        {onDismiss === null ? null : (
          <Button kind="quiet" busy={busy} aria-label={t('dismissLabel', { name })} onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        )}
      </div>
    </>
  );
}
