import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { RowScope } from '@portico/form-engine/session/row-scope';
import type { Row } from '@portico/form-engine/values/answer';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { idOfField } from '../host/field-host.tsx';
import { useFieldNote } from '../host/field-notes.ts';
import { ProblemText } from '../host/problem-text.tsx';
import { DeletedLine } from './deleted-line.tsx';
import styles from './repeatable-section.module.css';
import { useRowControls } from './row-controls.ts';
import { RowDialog } from './row-dialog.tsx';
import { type RowsSession, useRows } from './rows-session.ts';
import { RowsTable } from './rows-table.tsx';

interface RepeatableSectionProps {
  readonly group: GroupDefinition;
  readonly session: RowsSession;
  readonly language: Language;
}

/** Fields answered once per row, while the group shows. */
export function RepeatableSection(props: RepeatableSectionProps) {
  return useRows(props.session, props.group.key).isShown ? <ShownSection {...props} /> : null;
}

/** A table of the rows, and a dialog that edits one. */
function ShownSection({ group, session, language }: RepeatableSectionProps) {
  const t = useTranslations('fields.rows');
  const { rows, canAdd, countProblem } = useRows(session, group.key);
  const [editing, setEditing] = useState<{ readonly index: number | null; readonly scope: RowScope } | null>(null);
  const [deleting, setDeleting] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<{ readonly index: number; readonly row: Row } | null>(null);
  const controls = useRowControls();
  const note = useFieldNote(group.key);
  const [refused, setRefused] = useState('');
  const id = idOfField(group.key);
  const remark = group.remark?.[language] ?? '';

  const edit = (index: number | null) => setEditing({ index, scope: session.editRow(group.key, index) });
  const remove = (index: number) => {
    const row = session.removeRow(group.key, index);
    setDeleted(row === null ? null : { index, row });
    setDeleting(null);
  };
  const askToRemove = async (index: number) => {
    setRefused('');
    const question = controls.ask({ group, index, before: rows[index] ?? {}, after: null });
    if (question === null) return setDeleting(index);
    const verdict = await question;
    if (typeof verdict === 'object') setRefused(verdict.refused);
    if (verdict === 'go') remove(index);
  };

  return (
    <div role="group" className={styles.section} aria-labelledby={`${id}-title`} id={id} tabIndex={-1}>
      <h2 id={`${id}-title`} className={styles.title}>
        {group.title[language]}
        {group.requiredRows > 0 ? (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        ) : null}
      </h2>
      {remark === '' ? null : <p className={styles.remark}>{remark}</p>}
      {note}
      {rows.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <RowsTable group={group} session={session} language={language} onEdit={edit} onDelete={askToRemove} />
      )}
      {refused === '' ? null : (
        <div ref={bringIntoSight}>
          <Notice kind="error">{refused}</Notice>
        </div>
      )}
      {countProblem === null ? null : <ProblemText id={`${id}-problem`} problem={countProblem} language={language} />}
      {deleted === null ? null : (
        <DeletedLine
          key={`${deleted.index} ${rows.length}`}
          row={deleted.index + 1}
          onUndo={() => {
            session.insertRow(group.key, Math.min(deleted.index, rows.length), deleted.row);
            setDeleted(null);
            document.getElementById(id)?.focus();
          }}
          onClose={() => setDeleted(null)}
        />
      )}
      {canAdd ? (
        <div>
          <Button kind="secondary" onClick={() => edit(null)}>
            {group.addLabel?.[language] || t('add')}
          </Button>
        </div>
      ) : null}
      {editing === null ? null : (
        <RowDialog
          group={group}
          index={editing.index}
          scope={editing.scope}
          language={language}
          title={editing.index === null ? t('create') : t('edit')}
          onClose={() => {
            editing.scope.discard();
            setEditing(null);
          }}
          onSaved={() => {
            setEditing(null);
            setDeleted(null);
          }}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        danger
        title={t('deleteTitle', { row: (deleting ?? 0) + 1 })}
        texts={{ confirm: t('delete') }}
        onConfirm={() => deleting !== null && remove(deleting)}
        onCancel={() => setDeleting(null)}
      >
        {t('deleteQuestion')}
      </ConfirmDialog>
    </div>
  );
}

// The row may be out of view: without this the button would seem to do nothing.
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
