import type { SendTestMessage } from '@portico/contract/operator.schemas';
import { Alert, Form, Input, Radio } from 'antd';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';

type Values = { readonly channel: 'mail' | 'sms'; readonly recipient: string };

interface TestMessageProps {
  readonly ownMail: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (input: SendTestMessage['input']) => Promise<unknown>;
}

/** Asks by which channel and to whom. */
export function TestMessage({ ownMail, isOpen, onClose, onSubmit }: TestMessageProps) {
  const t = useTranslations('console.operator.messages');
  const initialValues: Values = { channel: 'mail', recipient: '' };
  return (
    <DrawerForm<Values>
      isOpen={isOpen}
      onClose={onClose}
      title={t('testTitle')}
      submitLabel={t('send')}
      initialValues={initialValues}
      onSubmit={({ channel, recipient }) => onSubmit({ channel, recipient: recipient.trim() || undefined })}
    >
      <Form.Item name="channel" label={t('channel')}>
        <Radio.Group
          options={[
            { value: 'mail', label: t('mail') },
            { value: 'sms', label: t('sms') },
          ]}
        />
      </Form.Item>
      <Recipient ownMail={ownMail} />
      <Alert type="info" showIcon title={t('logged')} />
    </DrawerForm>
  );
}

function Recipient({ ownMail }: Pick<TestMessageProps, 'ownMail'>) {
  const t = useTranslations('console.operator.messages');
  const channel: unknown = Form.useWatch('channel');
  const isSms = channel === 'sms';
  const mayBeEmpty = !isSms && ownMail !== null;
  return (
    <Form.Item
      name="recipient"
      label={t(isSms ? 'toSms' : 'toMail')}
      extra={mayBeEmpty ? t('toOwn', { address: ownMail }) : undefined}
      rules={[{ required: !mayBeEmpty, whitespace: true, message: t('missing') }]}
    >
      <Input
        type={isSms ? 'tel' : 'email'}
        maxLength={254}
        placeholder={isSms ? '+86 138 0013 8000' : (ownMail ?? '')}
      />
    </Form.Item>
  );
}
