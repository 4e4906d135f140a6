import { Button } from '@portico/ui/button';
import { FieldFrame } from '@portico/ui/field-frame';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { HumanProofField } from '../human-proof/human-proof-field.tsx';
import { CodeInput } from './code-input.tsx';
import { useCodeSending, type CodeSendingParts } from './use-code-sending.ts';
import styles from './code-field.module.css';

interface CodeFieldProps extends CodeSendingParts {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | undefined;
  /** Shown once a code has been sent. */
  readonly sentText: string;
  readonly byMail?: boolean;
}

/** The human check that allows sending, the button that sends the code, and the field for its six digits. */
export function CodeField({ value, onChange, error, sentText, byMail = false, ...parts }: CodeFieldProps) {
  const t = useTranslations('accounts');
  const { proof, left, sending, failure, sent, sendOnce } = useCodeSending(parts);
  const input = useRef<HTMLInputElement>(null);

  const send = async () => {
    const before = value;
    if (!(await sendOnce())) return;
    // A new code invalidates the previous one; text typed since may already be the new one.
    if (input.current?.value === before) onChange('');
    input.current?.focus();
  };
  return (
    <>
      {left > 0 ? null : <HumanProofField proof={proof} />}
      <FieldFrame label={t('code.label')} error={failure || error} required>
        {(control) => (
          <span className={styles.row}>
            <CodeInput {...control} ref={input} value={value} onCode={onChange} />
            <Button kind="secondary" busy={sending} disabled={left > 0} onClick={() => void send()}>
              {left > 0 ? t('code.wait', { seconds: String(left) }) : t('code.send')}
            </Button>
          </span>
        )}
      </FieldFrame>
      <div role="status" className={styles.sent}>
        {sent ? `${sentText} ${byMail ? t('spam') : ''}` : null}
      </div>
    </>
  );
}
