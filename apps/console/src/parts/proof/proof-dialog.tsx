import { KeyOutlined } from '@ant-design/icons';
import { proveAgain } from '@portico/contract/factors';
import { passkeyForProof } from '@portico/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input, type InputRef, Modal, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useFactors } from '../../lib/factors.ts';
import { signByPasskey } from '../../lib/passkeys.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { OrganisationProof } from './organisation-proof.tsx';
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
  const byPasskey = useMutation({
    mutationFn: async () => call(proveAgain, { passkey: await signByPasskey(await call(passkeyForProof, {})) }),
    onSuccess: onProved,
  });
  const { totp = null, passkeys = [], has_password: hasPassword = true } = useFactors().data ?? {};
  const organisation = useTranslations('console.singleSignOn.proof');
  const change = (next: Way) => {
    setWay(next);
    form.resetFields();
    proving.reset();
  };
  const failure = proving.error ?? byPasskey.error;
  return (
    <Modal
      open={isOpen}
      title={t('proof.title')}
      okText={t('proof.submit')}
      cancelText={common('cancel')}
      confirmLoading={proving.isPending}
      onOk={() => form.submit()}
      {...(!hasPassword && { footer: <Button onClick={onCancel}>{common('cancel')}</Button> })}
      onCancel={onCancel}
      afterClose={afterClose}
      afterOpenChange={(open) => open && input.current?.focus()}
      closable={false}
      mask={{ closable: false }}
      destroyOnHidden
    >
      {!hasPassword && (
        <>
          <p className={classes.text}>{organisation('text')}</p>
          <OrganisationProof label={organisation('submit')} onProved={onProved} />
        </>
      )}
      {hasPassword && (
        <>
          <p className={classes.text}>{totp === null ? t('proof.textPassword') : t('proof.text')}</p>
          {totp !== null && (
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
          )}
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
        </>
      )}
      {passkeys.length > 0 && (
        <Button
          className={classes.passkey ?? ''}
          icon={<KeyOutlined aria-hidden />}
          loading={byPasskey.isPending}
          onClick={() => byPasskey.mutate()}
        >
          {t('proof.passkey')}
        </Button>
      )}
      {failure !== null && <Alert type="error" showIcon role="alert" title={failureText(failure)} />}
    </Modal>
  );
}
