import { proveAgain } from '@portico/contract/factors';
import { useMutation } from '@tanstack/react-query';
import { Alert, Form, Input, type InputRef, Modal, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import classes from './proof-dialog.module.css';

interface ProofDialogProps {
  readonly isOpen: boolean;
  readonly onProved: () => void;
  readonly onCancel: () => void;
  readonly afterClose: () => void;
}

type Way = 'password' | 'code';

/** Asks for the password or a code before something that changes how one signs in. */
export function ProofDialog({ isOpen, onProved, onCancel, afterClose }: ProofDialogProps) {
  const t = useTranslations('console.security');
  const common = useTranslations('console');
  const failureText = useFailureText();
  const [way, setWay] = useState<Way>('password');
  const input = useRef<InputRef>(null);
  const [form] = Form.useForm<{ readonly typed: string }>();
  const proving = useMutation({
    mutationFn: (typed: string) => call(proveAgain, way === 'password' ? { password: typed } : { code: typed.trim() }),
    onSuccess: onProved,
    onError: () => input.current?.focus({ cursor: 'all' }),
  });
  const change = (next: Way) => {
    setWay(next);
    form.resetFields();
    proving.reset();
  };
  return (
    <Modal
      open={isOpen}
      title={t('proof.title')}
      okText={t('proof.submit')}
      cancelText={common('cancel')}
      confirmLoading={proving.isPending}
      onOk={() => form.submit()}
      onCancel={onCancel}
      afterClose={afterClose}
      afterOpenChange={(open) => open && input.current?.focus()}
      closable={false}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <p className={classes.text}>{t('proof.text')}</p>
      <Segmented<Way>
        className={classes.ways ?? ''}
        aria-label={t('proof.by')}
        options={[
          { value: 'password', label: t('proof.password') },
          { value: 'code', label: t('proof.code') },
        ]}
        value={way}
        onChange={change}
      />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ typed }) => {
          if (!proving.isPending) proving.mutate(typed);
        }}
      >
        {way === 'password' ? (
          <Form.Item
            key="password"
            name="typed"
            label={t('proof.password')}
            rules={[{ required: true, message: t('proof.passwordMissing') }]}
            validateTrigger="onSubmit"
          >
            <Input type="password" autoComplete="current-password" ref={input} />
          </Form.Item>
        ) : (
          <Form.Item
            key="code"
            name="typed"
            label={t('proof.code')}
            rules={[{ required: true, pattern: /^\s*\d{3} ?\d{3}\s*$/, message: t('step.codeMissing') }]}
            validateTrigger="onSubmit"
          >
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} ref={input} />
          </Form.Item>
        )}
      </Form>
      {proving.isError && <Alert type="error" showIcon role="alert" title={failureText(proving.error)} />}
    </Modal>
  );
}
