import { Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import type { Deciding } from './approval-form.tsx';
import classes from './outages.module.css';
import { useDecision } from './use-outages.ts';

interface DismissalFormProps {
  readonly dismissing: Deciding;
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

/** Puts a proposal away, with a reason. */
export function DismissalForm({ dismissing, onClose, onSaved }: DismissalFormProps) {
  const t = useTranslations('console.calendar');
  const { dismiss } = useDecision(useProject().id);
  const { isOpen, proposal, name, revision } = dismissing;
  const { batch, outages } = proposal;
  const submit = async ({ reason }: { readonly reason: string }) => {
    await dismiss({ batch, outages: outages.map(({ began }) => began), reason, revision });
    onSaved(t('outages.dismissed', { name }));
  };
  return (
    <DrawerForm<{ readonly reason: string }>
      isOpen={isOpen}
      onClose={onClose}
      title={t('outages.dismissTitle', { name })}
      submitLabel={t('outages.dismissLabel')}
      initialValues={{ reason: '' }}
      onSubmit={submit}
    >
      <p className={classes.text}>{t('outages.dismissText')}</p>
      <Form.Item
        name="reason"
        label={t('extensions.reason')}
        extra={t('extensions.reasonHelp')}
        rules={[{ required: true, whitespace: true, message: t('extensions.reasonMissing') }]}
      >
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
    </DrawerForm>
  );
}
