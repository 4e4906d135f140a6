import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { RowScope } from '@portico/form-engine/session/row-scope';
import type { Row } from '@portico/form-engine/values/answer';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Dialog } from '@portico/ui/dialog';
import { useDialogWords } from '@portico/ui/dialog-words';
import { Notice } from '@portico/ui/notice';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldHost, idOfField } from '../host/field-host.tsx';
import styles from './row-dialog.module.css';
import { isEnterInLine } from '../shared/control/is-enter-in-line.ts';
import { useUnsavedGuard } from '../shared/control/use-unsaved-guard.ts';
import { useRowControls } from './row-controls.ts';
import { questionsOf } from './row-fields.ts';

interface RowDialogProps {
  readonly group: GroupDefinition;
  /** The index of the row, from 0; null for a new one. */
  readonly index: number | null;
  readonly scope: RowScope;
  readonly language: Language;
  readonly title: string;
  /** What there is to know before filling it in. */
  readonly lead?: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** One row, edited separately: the form changes only on OK, and nothing typed is discarded without asking. */
export function RowDialog(props: RowDialogProps) {
  const { group, index, scope, language, title, lead, onClose, onSaved } = props;
  const t = useTranslations('fields.rows');
  const usual = useDialogWords();
  const [asking, setAsking] = useState(false);
  const [before] = useState(() => rowIn(scope, group));
  const { ask, isUnkept } = useRowControls();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const [effect, setEffect] = useState<'drafted' | 'lost' | null>(() => (scope.isDirty() ? 'drafted' : null));
  const watched = useMemo(() => {
    const change: RowScope['change'] = (key, answer) => {
      scope.change(key, answer);
      setRefused('');
      const isLost = isUnkept?.({ group, index, before, after: rowIn(scope, group) }) === true;
      if (isLost) scope.discard();
      setEffect(scope.isDirty() ? (isLost ? 'lost' : 'drafted') : null);
    };
    return { ...scope, change };
  }, [scope, group, index, before, isUnkept]);
  useUnsavedGuard(effect !== null, effect ?? 'drafted');

  const close = () => (scope.isDirty() ? setAsking(true) : onClose());
  const save = async () => {
    if (busy) return;
    const wrong = scope.check();
    if (wrong !== null) return focusOnField(wrong);
    setRefused('');
    const question = ask({ group, index, before, after: rowIn(scope, group) });
    if (question !== null) {
      setBusy(true);
      const verdict = await question;
      setBusy(false);
      if (typeof verdict === 'object') setRefused(verdict.refused);
      if (verdict !== 'go') return;
    }
    scope.save();
    onSaved();
  };

  return (
    <>
      <Dialog open title={title} width={720} onClose={close}>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {/* Not a form element: it is inside one, and Enter would submit that one. */}
        <div
          className={styles.fields}
          data-labels={group.labelPosition ?? 'top'}
          style={labelStyle(group)}
          role="presentation"
          onKeyDown={(event) => {
            if (!isEnterInLine(event)) return;
            event.preventDefault();
            void save();
          }}
        >
          {questionsOf(group).map((field) => (
            <FieldHost key={field.key} scope={watched} field={field} language={language} />
          ))}
        </div>
        <div className={styles.actions}>
          {/* Visible beside the pressed button, however long the row is. */}
          {refused === '' ? null : (
            <div className={styles.refused}>
              <Notice kind="error">{refused}</Notice>
            </div>
          )}
          <Button kind="secondary" onClick={close}>
            {usual.cancel}
          </Button>
          <Button onClick={() => void save()} busy={busy}>
            {usual.confirm}
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={t('discardTitle')}
        texts={{ confirm: t('discard'), cancel: t('goOn') }}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t('discardQuestion')}
      </ConfirmDialog>
    </>
  );
}

function rowIn(scope: RowScope, group: GroupDefinition): Row {
  return Object.fromEntries(group.fields.map(({ key }) => [key, scope.read(key).answer]));
}

function labelStyle({ labelWidth = '' }: GroupDefinition) {
  const style = { '--label-width': /^\d+$/.test(labelWidth) ? `${labelWidth}px` : labelWidth || '8rem', minWidth: 0 };
  return style;
}

const focusable = 'input, select, textarea, button, [tabindex]';

/** Focuses a field: the control itself, or the first one of a group of controls. */
function focusOnField(key: string): void {
  const control = document.getElementById(idOfField(key));
  const first = control?.matches(focusable) === true ? control : control?.querySelector<HTMLElement>(focusable);
  first?.focus();
}
