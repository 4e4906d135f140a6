import { SafetyOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { useHold } from './use-hold.ts';

interface HoldButtonProps {
  readonly application: string;
  readonly name: string;
}

/** Holds the person back from retention, with a reason; offered where nobody does yet. */
export function HoldButton({ application, name }: HoldButtonProps) {
  const t = useTranslations('console.application.hold');
  const [isOpen, setIsOpen] = useState(false);
  const { query, hold, begin } = useHold(application);
  if (!query.isSuccess || (hold !== null && !isOpen)) return null;
  return (
    <>
      <Button icon={<SafetyOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <DrawerForm
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('title', { name })}
        submitLabel={t('submit')}
        initialValues={{ reason: '' }}
        onSubmit={({ reason }) => begin(reason)}
      >
        <p>{t('text', { name })}</p>
        <Form.Item
          name="reason"
          label={t('reason')}
          extra={t('example')}
          rules={[{ required: true, whitespace: true, message: t('missing') }]}
        >
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      </DrawerForm>
    </>
  );
}
