import { resetFactors } from '@portico/contract/factors';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { useWithProof } from '../../../parts/proof/proof.tsx';
import type { Colleague } from '../use-colleagues.ts';

interface ResetDrawerProps {
  readonly colleague: Colleague;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Removes the second factors of a colleague who lost their phone. Owners prove who they are, and give a reason. */
export function ResetDrawer({ colleague: { staff_id: staff, name }, ...drawer }: ResetDrawerProps) {
  const t = useTranslations('console.people');
  const client = useQueryClient();
  const withProof = useWithProof();
  const submit = async ({ reason }: { readonly reason: string }) => {
    await withProof(() => call(resetFactors, { staff, reason: reason.trim() }));
    await client.invalidateQueries({ queryKey: ['colleagues'] });
  };
  return (
    <DrawerForm<{ reason: string }>
      {...drawer}
      title={t('resetTitle', { name })}
      submitLabel={t('resetLabel')}
      initialValues={{ reason: '' }}
      onSubmit={submit}
    >
      <Form.Item>
        <Alert type="warning" showIcon title={t('resetEffect', { name })} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('resetReason')}
        extra={t('resetReasonAbout')}
        rules={[{ required: true, whitespace: true, message: t('resetReasonMissing') }]}
      >
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </DrawerForm>
  );
}
