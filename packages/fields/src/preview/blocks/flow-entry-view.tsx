import { useFormatter, useTranslations } from 'use-intl';
import { FileLinks } from '../../shared/files/reading/file-links.tsx';
import type { FlowEntryBlock } from '../sections/preview-section.ts';
import type { BlockProps } from './block-props.ts';
import styles from './blocks.module.css';
import { LineList } from './line-list.tsx';

const day = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** An entry of staff: title, state, date, text and files; for staff also its audience. */
export function FlowEntryView({ block: { entry, isTitled }, language, stacked }: BlockProps<FlowEntryBlock>) {
  const t = useTranslations('preview.flow');
  const format = useFormatter();
  const { title, state, text, files, lines: textLines, shown, by } = entry;
  const lines = [
    ...(entry.day === null ? [] : [{ name: t('day'), value: format.dateTime(new Date(entry.day), day) }]),
    ...(text[language] === '' ? [] : [{ name: t('text'), value: text[language] }]),
    ...textLines.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    ...(files.length === 0 ? [] : [{ name: t('files'), value: <FileLinks files={files} /> }]),
    ...(by === '' ? [] : [{ name: t('by'), value: by }]),
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
          <h4>{title[language]}</h4>
          {state === 'none' ? null : (
            <p className={styles.state} data-state={state}>
              {t(state)}
            </p>
          )}
        </div>
        {shown ? null : <p className={styles.note}>{t('staffOnly')}</p>}
        <LineList lines={lines} stacked={stacked} />
      </section>
    </>
  );
}
