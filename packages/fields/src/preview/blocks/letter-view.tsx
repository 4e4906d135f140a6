import type { PreviewLetter } from '@portico/form-engine/preview/preview-content';
import { useFormatter, useTranslations } from 'use-intl';
import { FileLinks } from '../../shared/files/reading/file-links.tsx';
import type { LetterBlock } from '../sections/preview-section.ts';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';
import { LineList } from './line-list.tsx';
import { moment } from './moment.ts';

/** A letter: its author, its state, its text. */
export function LetterView({ block: { letter, timeZone, isTitled }, language, stacked }: BlockProps<LetterBlock>) {
  const t = useTranslations('preview.letters');
  const { recommender, email = '', entries, files } = letter;
  const lines = [
    ...(email === '' ? [] : [{ name: t('email'), value: email }]),
    ...entries.map(({ name, value }) => ({ name: name[language], value })),
    ...(files.length === 0 ? [] : [{ name: t('files'), value: <FileLinks files={files} /> }]),
  ];
  return (
    <>
      {isTitled ? (
        <div className={styles.title}>
          <h3>{t('title')}</h3>
        </div>
      ) : null}
      <section className={styles.card}>
        <div className={styles.head}>
          <h4>{recommender === '' ? t('nobody') : recommender}</h4>
          <LetterState letter={letter} timeZone={timeZone} />
        </div>
        <LineList lines={lines} stacked={stacked} />
      </section>
    </>
  );
}

interface LetterStateProps {
  readonly letter: PreviewLetter;
  readonly timeZone: string;
}

function LetterState({ letter: { state, receivedAt }, timeZone }: LetterStateProps) {
  const t = useTranslations('preview.letters');
  const format = useFormatter();
  const words =
    state === 'received' && receivedAt !== undefined
      ? t('receivedAt', { time: format.dateTime(receivedAt, { ...moment, timeZone }) })
      : t(state);
  return (
    <p className={styles.state} data-state={state}>
      {words}
    </p>
  );
}
