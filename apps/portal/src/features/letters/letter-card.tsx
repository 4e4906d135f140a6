import type { LetterList } from '@portico/contract/referees.schemas';
import type { Language } from '@portico/form-engine/language';
import { FileIcon } from '@portico/ui/icons';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { prefix } from '../../lib/api.ts';
import { Moment } from '../../parts/batch-times/moment.tsx';
import { sizeInWords } from '@portico/browser/size-in-words';
import { StateMark } from '../../parts/referees/state-mark.tsx';
import { type RequestState } from '../../parts/referees/request-state.ts';
import styles from './letters-page.module.css';

export type Letter = LetterList['output']['list'][number];

const states = ['unasked', 'sent', 'opened', 'received', 'declined', 'bounced'] as const satisfies RequestState[];

/** Why a letter is missing, if it will not simply arrive later. */
const missing: Partial<Record<Letter['letter_state'], 'declined' | 'bounced'>> = { 4: 'declined', 5: 'bounced' };

interface LetterCardProps {
  readonly letter: Letter;
  readonly timeZone: string;
  readonly language: Language;
}

/** One letter: its author, its date, and its text if the applicant may read it. */
export function LetterCard({ letter, timeZone, language }: LetterCardProps) {
  const t = useTranslations('referees');
  const id = useId();
  const { name, letter_state: state, invited_at: invited, received_at: received, readable } = letter;
  return (
    <li className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{name || t('send.nobody')}</h2>
        <StateMark state={states[state]} />
      </div>
      <dl className={styles.times}>
        <Moment label={t('letter.invited')} at={invited} language={language} timeZone={timeZone} />
        {received === null ? null : (
          <Moment label={t('letter.received')} at={received} language={language} timeZone={timeZone} />
        )}
      </dl>
      {received === null ? <p className={styles.quiet}>{t(`letter.${missing[state] ?? 'waiting'}`)}</p> : null}
      {received !== null && !readable ? <p className={styles.quiet}>{t('letter.closed')}</p> : null}
      {received !== null && readable ? <Content letter={letter} language={language} /> : null}
    </li>
  );
}

function Content({ letter, language }: { readonly letter: Letter; readonly language: Language }) {
  const t = useTranslations('referees.letter');
  const { items, files } = letter;
  const isBlank = items.length === 0;
  return (
    <details className={styles.content}>
      <summary>{t('read')}</summary>
      {isBlank ? <p className={styles.quiet}>{t(files.length === 0 ? 'nothing' : 'blank')}</p> : null}
      <dl className={styles.items}>
        {items.map(({ name, value }, index) => (
          <div key={index}>
            <dt>{name[language]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {files.length === 0 ? null : (
        <>
          <h3>{t('files')}</h3>
          <ul className={styles.files}>
            {files.map(({ uid, name, url, size }) => (
              <li key={uid}>
                <FileIcon size={18} />
                <a href={url.startsWith('/') ? prefix + url : url} target="_blank" rel="noreferrer">
                  {name}
                </a>
                <span>{sizeInWords(size)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
