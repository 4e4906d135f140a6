import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';
import { type DialogWords, useDialogWords } from './dialog-words.ts';

type OwnTexts = Partial<Omit<DialogWords, 'title'>>;

/** Red for actions that cannot be undone; the button then names the action. */
type Deed =
  | { readonly danger?: false; readonly texts?: OwnTexts }
  | { readonly danger: boolean; readonly texts: OwnTexts & Pick<DialogWords, 'confirm'> };

export type ConfirmDialogProps = Deed & {
  readonly open: boolean;
  readonly title?: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** Asks before an action; Cancel comes first in the tab order. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { title, texts = {}, danger = false, busy = false, onConfirm, onCancel, children } = props;
  const usual = useDialogWords();
  return (
    <Dialog open title={title ?? usual.title} closeLabel={texts.close ?? usual.close} onClose={onCancel}>
      {children}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onCancel} disabled={busy}>
          {texts.cancel ?? usual.cancel}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
          {texts.confirm ?? usual.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
