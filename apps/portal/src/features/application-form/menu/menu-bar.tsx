import { ChevronDownIcon, CloseIcon, ProgressIcon } from '@portico/ui/icons';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Step } from '../steps.ts';
import { ownModules } from '../../../lib/form-parts.ts';
import { useProgress } from '../marks/use-progress.ts';
import { FormMenu, type FormMenuProps } from './form-menu.tsx';
import styles from './menu-bar.module.css';

interface MenuBarProps extends FormMenuProps {
  /** The saving status, where a module is open. */
  readonly status?: ReactNode;
}

/** The menu on narrow screens: a bar that stays in view with step, progress and saving status, and opens the menu. */
export function MenuBar({ status, ...menuProps }: MenuBarProps) {
  const { menu, step, language, choiceWord } = menuProps;
  const t = useTranslations('application');
  const [isOpen, setIsOpen] = useState(false);
  const progress = useProgress(menu);
  const current =
    titleOf(step, menuProps) || t(step.kind === 'submit' ? 'submit.title' : `batches.title.${choiceWord}`);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.bar} data-no-print>
      <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ProgressIcon />
        <span className={styles.words}>
          {/* The accessible name starts with what it opens, followed by the visible text. */}
          <VisuallyHidden>{t('menu.label')}: </VisuallyHidden>
          <span className={styles.current}>{current}</span>{' '}
          <span className={styles.done}>{t('menu.progress', progress)}</span>
        </span>
        <ChevronDownIcon size={16} />
      </button>
      {status === undefined ? null : <div className={styles.status}>{status}</div>}
      <progress className={styles.line} max={Math.max(1, progress.all)} value={progress.done} aria-hidden="true" />
      {isOpen ? (
        <Drawer label={t('menu.label')} closeLabel={t('menu.close')} onClose={close}>
          <FormMenu
            {...menuProps}
            language={language}
            onFollow={close}
            onTooEarly={() => {
              close();
              menuProps.onTooEarly();
            }}
          />
        </Drawer>
      ) : null}
    </div>
  );
}

function titleOf(step: Step, { menu, language }: FormMenuProps): string {
  if (step.kind !== 'module') return '';
  return ownModules(menu).find(({ menuid }) => menuid === step.menuid)?.title[language] ?? '';
}

interface DrawerProps {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer over the page; Escape, the close button and a tap outside close it. */
function Drawer({ label, closeLabel, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // A tap outside the drawer lands on the dialog itself; the keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <strong>{label}</strong>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
