import { useMutation } from '@tanstack/react-query';
import { Alert, Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import classes from './confirm.module.css';

export interface Action {
  /** The question, such as 'Delete the notice?'. */
  readonly title: string;
  /** What the action changes, with numbers where there are any. */
  readonly effect: ReactNode;
  /** The label of the button, such as 'Delete the notice'. */
  readonly label: string;
  readonly run: () => Promise<unknown>;
  /** For whoever waits for the answer: called where the person does not go on. */
  readonly onCancel?: () => void;
  readonly isDestructive?: boolean;
  /** For actions that cannot be undone: the name that must be typed first. */
  readonly typeToConfirm?: string;
}

interface ConfirmDialogProps {
  readonly action: Action;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly afterClose: () => void;
}

/** Stays open and busy until the action is done; if the action fails, it says why and allows another attempt. */
export function ConfirmDialog({ action, isOpen, onClose, afterClose }: ConfirmDialogProps) {
  const t = useTranslations('console');
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const running = useMutation({ mutationFn: action.run, onSuccess: onClose });
  const isReady = action.typeToConfirm === undefined || typed.trim() === action.typeToConfirm;
  const run = () => {
    if (isReady && !running.isPending) running.mutate();
  };
  const cancel = () => {
    action.onCancel?.();
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={action.title}
      okText={action.label}
      cancelText={t('cancel')}
      confirmLoading={running.isPending}
      okButtonProps={{ danger: action.isDestructive ?? false, disabled: !isReady }}
      cancelButtonProps={{ disabled: running.isPending }}
      closable={false}
      keyboard={!running.isPending}
      mask={{ closable: false }}
      onOk={run}
      onCancel={cancel}
      afterClose={afterClose}
    >
      <div className={classes.body}>
        <div>{action.effect}</div>
        {action.typeToConfirm !== undefined && (
          <Typed text={action.typeToConfirm} typed={typed} onType={setTyped} onEnter={run} />
        )}
        {running.isError && <Alert type="error" showIcon role="alert" title={failureText(running.error)} />}
      </div>
    </Modal>
  );
}

interface TypedProps {
  readonly text: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
}

function Typed({ text, typed, onType, onEnter }: TypedProps) {
  const t = useTranslations('console.confirm');
  const id = useId();
  return (
    <div className={classes.typed}>
      <label htmlFor={id}>{t('typed', { text })}</label>
      <Input
        id={id}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onPressEnter={onEnter}
      />
    </div>
  );
}
