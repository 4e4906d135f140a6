import { Checkbox } from '@portico/ui/checkbox';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { useFieldServices } from '../field-services.ts';
import type { ControlAttributes } from '../field-parts.ts';

interface PolicyFirstProps {
  readonly control: ControlAttributes;
  readonly onAccept: () => void;
}

/** spec 5: if the policy comes first, the signature field shows only after it is ticked. */
export function PolicyFirst({ control, onAccept }: PolicyFirstProps) {
  const t = useTranslations('fields.capture.signature');
  const { signing } = useFieldServices();
  return (
    <Notice title={t('policyTitle')}>
      <p>{signing?.policy ?? t('policy')}</p>
      <Checkbox
        id={control.id}
        aria-describedby={control['aria-describedby']}
        label={t('accept')}
        checked={false}
        onChange={onAccept}
      />
    </Notice>
  );
}
