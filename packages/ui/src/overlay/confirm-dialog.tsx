import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly texts: { readonly confirm: string; readonly cancel: string; readonly close: string };
  /** Red where what follows cannot be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done; cancelling comes first in the order of focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, texts, danger = false, busy = false, onConfirm, onCancel, children } = props;
  return (
    <Dialog open={open} title={title} closeLabel={texts.close} onClose={onCancel}>
      {children}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onCancel} disabled={busy}>
          {texts.cancel}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
          {texts.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
