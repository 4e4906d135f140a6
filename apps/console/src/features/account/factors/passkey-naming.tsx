import { Alert, Form, Input, type InputRef, Modal } from 'antd';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import classes from './factors.module.css';

interface PasskeyNamingProps {
  readonly title: string;
  readonly text: string;
  /** Of the button that goes on. */
  readonly label: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly running: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks how a passkey is called. */
export function PasskeyNaming({ title, text, label, name, isOpen, running, onClose, onName }: PasskeyNamingProps) {
  const t = useTranslations('console.security.passkey');
  const common = useTranslations('console');
  const failureText = useFailureText();
  const input = useRef<InputRef>(null);
  const form = useId();
  return (
    <Modal
      open={isOpen}
      title={title}
      okText={label}
      cancelText={common('cancel')}
      confirmLoading={running.isPending}
      okButtonProps={{ htmlType: 'submit', form }}
      onCancel={onClose}
      afterOpenChange={(open) => open && input.current?.focus()}
      closable={false}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <p className={classes.text}>{text}</p>
      <Form<{ readonly name: string }>
        id={form}
        className={classes.naming ?? ''}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name }}
        onFinish={({ name: typed }) => {
          if (!running.isPending) onName(typed.trim());
        }}
      >
        <Form.Item
          name="name"
          label={t('name')}
          rules={[{ required: true, whitespace: true, message: t('nameMissing') }]}
          validateTrigger="onSubmit"
        >
          {/* Ready to be typed over. */}
          <Input maxLength={60} autoComplete="off" ref={input} onFocus={(event) => event.target.select()} />
        </Form.Item>
      </Form>
      {running.isError && <Alert type="error" showIcon role="alert" title={failureText(running.error)} />}
    </Modal>
  );
}
