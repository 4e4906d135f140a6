import { Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReadable } from '../draft/use-form.ts';
import type { Renamed } from './free-names.ts';
import type { ImportNote } from './import-note.ts';
import classes from './importing.module.css';

interface ImportNotesProps {
  readonly notes: readonly ImportNote[];
  readonly renamed: readonly Renamed[];
}

const shownAtFirst = 100;

/** Everything of a file that is not taken over as it is: where, what was found, and what becomes of it. */
export function ImportNotes({ notes, renamed }: ImportNotesProps) {
  const t = useTranslations('console.formImport');
  const readable = useReadable();
  const [isWhole, setWhole] = useState(false);
  const keys = renamed.filter(({ kind }) => kind === 'key');
  return (
    <>
      <section className={classes.notes} aria-label={t('notes', { count: notes.length })}>
        <strong>{t('notes', { count: notes.length })}</strong>
        {notes.length > 0 && (
          <ol className={classes.list}>
            {(isWhole ? notes : notes.slice(0, shownAtFirst)).map((note, index) => (
              <li key={index}>
                {note.name === undefined ? (
                  note.place !== '' && <code>{note.place}</code>
                ) : (
                  <span>{readable(note.name)}</span>
                )}
                <p>
                  {t(`problems.${note.problem}`, { instead: note.instead ?? '' })}{' '}
                  {note.found !== '' && <q>{note.found}</q>}
                </p>
              </li>
            ))}
          </ol>
        )}
        {!isWhole && notes.length > shownAtFirst && (
          <Button size="small" onClick={() => setWhole(true)}>
            {t('moreNotes', { count: notes.length - shownAtFirst })}
          </Button>
        )}
      </section>
      {keys.length > 0 && (
        <section className={classes.notes} aria-label={t('renamed', { count: keys.length })}>
          <strong>{t('renamed', { count: keys.length })}</strong>
          <ul className={classes.list}>
            {keys.map(({ from, to, part }) => (
              <li key={to}>
                <span>{readable('label' in part ? part.label : part.title)}</span>
                <code>
                  {from} → {to}
                </code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
