import { FieldFrame } from '@portico/ui/field-frame';
import { useTranslations } from 'use-intl';
import { CodeInput } from '../../parts/code-input/code-input.tsx';

interface PlainCodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** Only the six digits, if the code was requested on another screen. */
export function PlainCodeField({ value, onChange, error }: PlainCodeFieldProps) {
  const t = useTranslations('accounts.code');
  return (
    <FieldFrame label={t('label')} error={error} required>
      {(control) => <CodeInput {...control} value={value} onCode={onChange} />}
    </FieldFrame>
  );
}
