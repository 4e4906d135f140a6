import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { RowScope } from '@portico/form-engine/session/row-scope';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Dialog } from '@portico/ui/dialog';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldHost } from '../host/field-host.tsx';
import { focusOnField } from './focus-on.ts';
import styles from './row-dialog.module.css';
import { isEnterInLine } from '../shared/control/is-enter-in-line.ts';
import { useHold } from '../shared/control/use-hold.ts';
import { questionsOf } from './row-fields.ts';

interface RowDialogProps {
  readonly group: GroupDefinition;
  readonly scope: RowScope;
  readonly language: Language;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** One row, written apart: nothing of the form changes before OK, and nothing typed goes without a question. */
export function RowDialog({ group, scope, language, title, onClose, onSaved }: RowDialogProps) {
  const t = useTranslations('fields.rows');
  const [asking, setAsking] = useState(false);
  const [dirty, setDirty] = useState(() => scope.isDirty());
  const watched = useMemo(() => watch(scope, setDirty), [scope]);
  useHold(dirty, 'drafted');

  const close = () => (scope.isDirty() ? setAsking(true) : onClose());
  const save = () => {
    const wrong = scope.check();
    if (wrong !== null) return focusOnField(wrong);
    scope.save();
    return onSaved();
  };

  return (
    <>
      <Dialog open title={title} closeLabel={t('close')} width={720} onClose={close}>
        {/* Not a form of its own: it stands inside one, and Enter would be taken for that one's. */}
        <div
          className={styles.fields}
          data-labels={group.labelPosition ?? 'top'}
          style={labelStyle(group)}
          role="presentation"
          onKeyDown={(event) => {
            if (!isEnterInLine(event)) return;
            event.preventDefault();
            save();
          }}
        >
          {questionsOf(group).map((field) => (
            <FieldHost key={field.key} scope={watched} field={field} language={language} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button kind="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button onClick={save}>{t('ok')}</Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={t('discardTitle')}
        texts={{ confirm: t('discard'), cancel: t('goOn'), close: t('close') }}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t('discardQuestion')}
      </ConfirmDialog>
    </>
  );
}

function watch(scope: RowScope, onDirty: (dirty: boolean) => void): RowScope {
  return {
    ...scope,
    change: (key, answer) => {
      scope.change(key, answer);
      onDirty(scope.isDirty());
    },
  };
}

function labelStyle({ labelWidth = '' }: GroupDefinition) {
  const style = { '--label-width': /^\d+$/.test(labelWidth) ? `${labelWidth}px` : labelWidth || '8rem', minWidth: 0 };
  return style;
}
