import { Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../../lib/clock.ts';
import { useProject } from '../../../lib/project.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { ZonedMinuteInput } from '../../../parts/moments/zoned-minute-input.tsx';
import type { Calendar } from '../use-calendar.ts';
import { type Proposal, useDecision } from './use-outages.ts';

/** What somebody decides about, and how. */
export interface Deciding {
  readonly how: 'approve' | 'dismiss';
  readonly isOpen: boolean;
  readonly proposal: Proposal;
  readonly name: string;
  /** Of the calendar as it was seen. */
  readonly revision: number;
}

interface ApprovalFormProps {
  readonly approving: Deciding;
  readonly calendar: Calendar;
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

interface Values {
  readonly until: number | null;
  readonly reason: string;
}

/** Extends a batch for everybody, with a reason. The end that was measured stands in the field. */
export function ApprovalForm({ approving, calendar, onClose, onSaved }: ApprovalFormProps) {
  const t = useTranslations('console.calendar');
  const { approve } = useDecision(useProject().id);
  const { isOpen, proposal, name, revision } = approving;
  const { batch, outages, people } = proposal;
  const earliest = Math.max(proposal.endsAt, nowSeconds());
  const submit = async ({ until, reason }: Values) => {
    await approve({ batch, outages: outages.map(({ began }) => began), until: until ?? 0, reason, revision });
    onSaved(t('outages.saved', { name, people }));
  };
  return (
    <DrawerForm<Values>
      isOpen={isOpen}
      onClose={onClose}
      title={t('outages.formTitle', { name })}
      submitLabel={t('outages.formLabel')}
      initialValues={{ until: proposal.until, reason: '' }}
      onSubmit={submit}
    >
      <Form.Item
        name="until"
        label={t('fields.endsAt.label')}
        extra={t('fields.endsAt.help')}
        rules={[
          {
            validator: async (_rule, until: number | null) => {
              if (until === null || until <= earliest) throw new Error(t('extensions.tooEarly'));
              if (until > calendar.serviceEndsAt) throw new Error(t('extensions.afterService'));
            },
          },
        ]}
      >
        <ZonedMinuteInput zone={calendar.timeZone} />
      </Form.Item>
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
