import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../field-parts.ts';
import { useFieldServices } from '../field-services.ts';
import { leavesControl } from '../shared/files/leaves-control.ts';
import { PenIcon } from '../shared/files/list/icons.tsx';
import { RemoveQuestion } from '../shared/files/list/rows/remove-question.tsx';
import { answerOf, filesOf } from '../shared/files/stored-files.ts';
import { PolicyFirst } from './policy-first.tsx';
import styles from './signature.module.css';

const SignatureDialog = lazy(() =>
  import('./signing/signature-dialog.tsx').then((chunk) => ({ default: chunk.SignatureDialog })),
);

export function SignatureInput({ field, answer, onChange, onLeave, control, language }: InputProps) {
  const t = useTranslations('fields.capture');
  const { addressOf, signing, isWrittenForOther = false } = useFieldServices();
  const [accepted, setAccepted] = useState(false);
  const [open, setOpen] = useState<'signing' | 'removing' | null>(null);
  const [file] = filesOf(answer);
  const close = () => setOpen(null);
  const picture =
    file === undefined ? null : (
      <img className={styles.picture} src={addressOf(file)} alt={t('signature.picture')} loading="lazy" />
    );
  if (isWrittenForOther)
    return (
      <div
        className={styles.signature}
        role="group"
        id={control.id}
        tabIndex={-1}
        aria-labelledby={control['aria-labelledby']}
      >
        {picture}
        <p className={styles.note}>{t('signature.notYours')}</p>
      </div>
    );
  // Somebody who has signed here has already accepted the policy.
  if (signing?.termsFirst === true && !accepted && file === undefined)
    return (
      <PolicyFirst
        control={control}
        onAccept={() => {
          setAccepted(true);
          setTimeout(() => document.getElementById(control.id)?.focus(), 0);
        }}
      />
    );
  return (
    <div className={styles.signature} onBlur={(event) => leavesControl(event) && onLeave()}>
      {picture}
      <button
        type="button"
        id={control.id}
        className={styles.sign}
        aria-labelledby={`${control['aria-labelledby']} ${control.id}-sign`}
        aria-describedby={control['aria-describedby']}
        data-invalid={control['aria-invalid']}
        onClick={() => setOpen('signing')}
      >
        <PenIcon />
        <span id={`${control.id}-sign`}>{t(file === undefined ? 'signature.sign' : 'signature.again')}</span>
      </button>
      {file === undefined ? null : <RemoveButton onClick={() => setOpen('removing')} />}
      {open === 'signing' ? (
        <Suspense fallback={null}>
          <SignatureDialog
            field={field}
            language={language}
            onClose={close}
            onSigned={(stored) => {
              onChange(answerOf([stored]));
              close();
            }}
          />
        </Suspense>
      ) : null}
      {open === 'removing' && file !== undefined ? (
        <RemoveQuestion
          name={file.name}
          onKeep={close}
          onRemove={() => {
            onChange(answerOf([]));
            close();
            document.getElementById(control.id)?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

function RemoveButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTranslations('fields.files');
  return (
    <button type="button" className={styles.remove} onClick={onClick}>
      {t('remove')}
    </button>
  );
}
