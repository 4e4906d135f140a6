import { CheckIcon, ClockIcon, RetestIcon, WarningIcon } from '@portico/ui/icons';
import { Spinner } from '@portico/ui/spinner';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { localeTags } from '@portico/i18n/locale';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SavingState, SavingWord as Word } from '../../../lib/saving/saving.ts';
import { useSession } from '../../../lib/state/session-store.ts';
import { goToConflicts } from './go-to-conflicts.ts';
import styles from './saving-word.module.css';

interface SavingWordProps {
  readonly state: SavingState;
  /** Retries at once instead of later. */
  readonly onTry: () => unknown;
}

const icons: Readonly<Record<Word, ComponentType>> = {
  saved: () => <CheckIcon size={18} />,
  saving: () => <Spinner />,
  onDevice: () => <ClockIcon size={18} />,
  retrying: () => <RetestIcon size={18} />,
  stopped: () => <WarningIcon size={18} />,
};

/** Says where the typed text is: saved, on this device only, or being sent. */
export function SavingWord({ state, onTry }: SavingWordProps) {
  const t = useTranslations('saving.word');
  const sentence = useSentence(state);
  const Icon = icons[state.word];
  // Screen readers hear a state once it lasts, not each step of a quick save.
  const settled = useSettled(state.word === 'saved' ? t('saved') : sentence);
  return (
    <div className={styles.word} data-word={state.word}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <span aria-hidden="true">{sentence}</span>
      <VisuallyHidden>
        <span role="status">{settled}</span>
      </VisuallyHidden>
      {state.word === 'retrying' ? (
        <button type="button" className={styles.try} onClick={() => onTry()}>
          {t('tryNow')}
        </button>
      ) : null}
      {state.conflicts.length > 0 ? (
        <button type="button" className={styles.try} onClick={goToConflicts}>
          {t('choose')}
        </button>
      ) : null}
    </div>
  );
}

function useSentence({ word, isKeptHere, savedAt }: SavingState): string {
  const t = useTranslations('saving.word');
  const language = useSession((session) => session.language);
  if (word === 'saved') return savedAt === null ? t('saved') : t('savedAt', { time: clockTime(savedAt, language) });
  if (word === 'retrying') return t(isKeptHere ? 'retrying' : 'retryingLoose');
  if (word === 'stopped') return t(isKeptHere ? 'stopped' : 'stoppedLoose');
  return t(word);
}

function clockTime(moment: number, language: keyof typeof localeTags): string {
  return new Intl.DateTimeFormat(localeTags[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );
}

const settleMs = 1500;

/** The text once it has stayed the same for a while; the first text at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
