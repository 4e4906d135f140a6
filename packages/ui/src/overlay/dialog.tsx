import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** In pixels; never wider than the window. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** The platform's modal dialog. Escape and the cross ask to close; a click beside it does not, so nothing typed is lost. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, closeLabel, onClose, width, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element?.open === false) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    if (width !== undefined) dialog.current?.style.setProperty('--dialog-width', `${width}px`);
  }, [width]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
