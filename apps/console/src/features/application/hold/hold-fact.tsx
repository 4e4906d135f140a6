import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import classes from './hold.module.css';
import { useHold } from './use-hold.ts';

interface HoldFactProps {
  readonly application: string;
  readonly name: string;
}

/** Offers to hold the person back from retention, with a reason; where somebody does already, the notice says so. */
export function HoldFact({ application, name }: HoldFactProps) {
  const t = useTranslations('console.application.hold');
  const [isOpen, setIsOpen] = useState(false);
  const { query, hold, begin } = useHold(application);
  if (!query.isSuccess || (hold !== null && !isOpen)) return null;
  return (
    <div>
      <dt>{t('fact')}</dt>
      <dd>
        <Button type="link" className={classes.button ?? ''} onClick={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      </dd>
      <DrawerForm
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('title', { name })}
        submitLabel={t('submit')}
        initialValues={{ reason: '' }}
        onSubmit={({ reason }) => begin(reason)}
      >
        <p className={classes.lead}>{t('text', { name })}</p>
        <Form.Item
          name="reason"
          label={t('reason')}
          extra={t('example')}
          rules={[{ required: true, whitespace: true, message: t('missing') }]}
        >
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </DrawerForm>
    </div>
  );
}
