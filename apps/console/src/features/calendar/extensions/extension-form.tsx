import { Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../../lib/clock.ts';
import { useProject } from '../../../lib/project.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { momentOf, wallTime } from '../../../parts/moments/zoned-minute.ts';
import { ZonedMinuteInput } from '../../../parts/moments/zoned-minute-input.tsx';
import type { Calendar, CalendarBatch } from '../use-calendar.ts';
import { ApplicantInput } from './applicant-input.tsx';
import { type Extension, useExtensionChanges } from './use-extensions.ts';

export interface Extending {
  readonly kind: 'give' | 'move' | 'withdraw';
  readonly isOpen: boolean;
  /** Whose it is; null while it is given to somebody who is still to be found. */
  readonly extension: Extension | null;
}

interface Values {
  readonly applicant?: string;
  readonly until: number | null;
  readonly reason: string;
}

interface ExtensionFormProps {
  readonly extending: Extending;
  readonly calendar: Calendar;
  readonly batch: CalendarBatch;
  /** Those who have one already; theirs is moved, not given again. */
  readonly list: readonly Extension[];
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

const day = 86_400;

/** Gives a person more time, moves their deadline, or withdraws it. Each needs a reason. */
export function ExtensionForm({ extending, calendar, batch, list, onClose, onSaved }: ExtensionFormProps) {
  const t = useTranslations('console.calendar.extensions');
  const { id: project } = useProject();
  const { give, withdraw } = useExtensionChanges({ project, batch: batch.batch });
  const { kind, isOpen, extension } = extending;
  const { endsAt } = batch.values;
  const submit = async ({ applicant = extension?.applicant ?? '', until, reason }: Values) => {
    const was = (extension ?? list.find((one) => one.applicant === applicant))?.until ?? null;
    const { mailed } =
      kind === 'withdraw'
        ? await withdraw({ applicant, reason, was })
        : await give({ applicant, reason, was, until: until ?? 0 });
    onSaved(t(mailed ? `${kind}Mailed` : `${kind}NotMailed`));
  };
  const earliest = Math.max(endsAt, nowSeconds());
  const evening = momentOf(`${wallTime(earliest + day, calendar.timeZone).slice(0, 10)}T23:59`, calendar.timeZone);
  return (
    <DrawerForm<Values>
      isOpen={isOpen}
      onClose={onClose}
      title={t(`${kind}Title`, { name: extension?.name ?? '' })}
      submitLabel={t(`${kind}Label`)}
      initialValues={{ until: extension?.until ?? evening, reason: '' }}
      onSubmit={submit}
    >
      {kind === 'give' && (
        <Form.Item name="applicant" label={t('person')} rules={[{ required: true, message: t('personMissing') }]}>
          <ApplicantInput project={project} batch={batch.batch} word={calendar.word} />
        </Form.Item>
      )}
      {kind !== 'withdraw' && (
        <Form.Item
          name="until"
          label={t('until')}
          extra={t('untilHelp')}
          rules={[
            {
              validator: async (_rule, until: number | null) => {
                if (until === null || until <= earliest) throw new Error(t('tooEarly'));
                if (until > calendar.serviceEndsAt) throw new Error(t('afterService'));
              },
            },
          ]}
        >
          <ZonedMinuteInput zone={calendar.timeZone} />
        </Form.Item>
      )}
      <Form.Item
        name="reason"
        label={t('reason')}
        extra={t('reasonHelp')}
        rules={[{ required: true, whitespace: true, message: t('reasonMissing') }]}
      >
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
    </DrawerForm>
  );
}
