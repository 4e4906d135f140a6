import type { BeginTotp } from '@portico/contract/factors.schemas';
import { Alert, Form, Input, type InputRef, Modal, QRCode, Typography } from 'antd';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useChangingFactors } from '../use-factors.ts';
import classes from './factors.module.css';

interface AppSetUpProps {
  readonly offer: BeginTotp['output'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** With recovery codes, if these are the first. */
  readonly onConfirmed: (codes: readonly string[] | null) => void;
}

/** Shows the secret as QR code and as text, and asks for the first code. */
export function AppSetUp({ offer, isOpen, onClose, onConfirmed }: AppSetUpProps) {
  const t = useTranslations('console.security');
  const common = useTranslations('console');
  const failureText = useFailureText();
  const { confirm } = useChangingFactors();
  const input = useRef<InputRef>(null);
  const [form] = Form.useForm<{ readonly code: string }>();
  return (
    <Modal
      open={isOpen}
      title={t('app.scanTitle')}
      okText={t('app.confirm')}
      cancelText={common('cancel')}
      confirmLoading={confirm.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(open) => open && input.current?.focus()}
      closable={false}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <p className={classes.text}>{t('app.scanText')}</p>
      <div className={classes.scan} role="img" aria-label={t('app.qr')}>
        <QRCode type="svg" value={offer.uri} size={200} bordered={false} />
      </div>
      <p className={classes.text}>{t('app.typed')}</p>
      <Typography.Text
        className={classes.key ?? ''}
        code
        copyable={{ text: offer.secret, tooltips: [t('app.copyKey'), t('codes.copied')] }}
      >
        {offer.secret.match(/.{1,4}/g)?.join(' ')}
      </Typography.Text>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ code }) => {
          if (confirm.isPending) return;
          confirm.mutate(
            { ticket: offer.ticket, code: code.trim() },
            {
              onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
              onError: () => input.current?.focus({ cursor: 'all' }),
            },
          );
        }}
      >
        <Form.Item
          name="code"
          label={t('step.code')}
          extra={t('app.confirmText')}
          rules={[{ required: true, pattern: /^\s*\d{3} ?\d{3}\s*$/, message: t('step.codeMissing') }]}
          validateTrigger="onSubmit"
        >
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={7} ref={input} />
        </Form.Item>
      </Form>
      {confirm.isError && <Alert type="error" showIcon role="alert" title={failureText(confirm.error)} />}
    </Modal>
  );
}
