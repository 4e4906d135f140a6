import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { useDialogWords } from '@portico/ui/dialog-words';
import { ErrorIcon } from '@portico/ui/icons';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldServices } from '../../field-services.ts';
import { useUnsavedGuard } from '../../shared/control/use-unsaved-guard.ts';
import { DrawWay } from './ways/draw-way.tsx';
import { PictureWay } from './ways/picture-way.tsx';
import { SavedWay } from './ways/saved-way.tsx';
import styles from './signature-dialog.module.css';
import { Tabs } from './ways/tabs.tsx';
import { TermsTick } from './terms-tick.tsx';
import { TypeWay } from './ways/type-way.tsx';
import { useSavedSignature } from './use-saved-signature.ts';
import { useSendSignature } from './use-send-signature.ts';
import type { SigningWay } from './ways/way.ts';

interface SignatureDialogProps {
  readonly field: FieldDefinition;
  readonly language: Language;
  readonly onSigned: (file: StoredFile) => void;
  readonly onClose: () => void;
}

const dialogWidth = 600;

type WayName = 'draw' | 'type' | 'upload' | 'saved';

/** The tabs with the ways to sign, of which one is saved. */
export function SignatureDialog({ field, language, onSigned, onClose }: SignatureDialogProps) {
  const t = useTranslations('fields.capture');
  const usual = useDialogWords();
  const [chosen, setChosen] = useState<WayName>('draw');
  const draw = useRef<SigningWay>(null);
  const type = useRef<SigningWay>(null);
  const upload = useRef<SigningWay>(null);
  const again = useRef<SigningWay>(null);
  const { signing } = useFieldServices();
  const saved = useSavedSignature();
  const asksTerms = signing?.termsFirst === false;
  const [accepted, setAccepted] = useState(false);
  const [touched, setTouched] = useState(false);
  useUnsavedGuard(touched, 'lost');
  const terms = useId();
  const owesTerms = asksTerms && !accepted ? () => document.getElementById(terms)?.focus() : null;
  const { busy, problem, save, forgive } = useSendSignature({ field, language, onSigned, owesTerms });
  const ways = { draw, type, upload, saved: again };
  const touch = () => {
    forgive();
    setTouched(true);
  };
  const tabs = [
    { key: 'draw', label: t('signature.draw'), panel: <DrawWay ref={draw} onTouched={touch} /> },
    {
      key: 'type',
      label: t('signature.type'),
      panel: <TypeWay ref={type} onTouched={touch} onEnter={() => save(type.current)} />,
    },
    { key: 'upload', label: t('signature.upload'), panel: <PictureWay ref={upload} onTouched={touch} /> },
    ...(saved === null
      ? []
      : [{ key: 'saved', label: t('signature.saved'), panel: <SavedWay ref={again} picture={saved} /> } as const]),
  ] as const;
  return (
    <Dialog open width={dialogWidth} title={t('signature.title')} onClose={onClose}>
      <div className={styles.signing}>
        <Tabs
          label={t('signature.ways')}
          tabs={tabs}
          chosen={chosen}
          onChoose={(key) => {
            forgive();
            setChosen(key);
          }}
        />
        {asksTerms ? (
          <TermsTick
            id={terms}
            accepted={accepted}
            onChange={(ticked) => {
              setAccepted(ticked);
              forgive();
            }}
          />
        ) : null}
        <div className={styles.actions}>
          {problem === '' ? null : (
            <p className={styles.problem} role="alert">
              <ErrorIcon size={16} />
              {problem}
            </p>
          )}
          <Button kind="secondary" onClick={onClose}>
            {usual.cancel}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => save(ways[chosen].current)}>
            {t('signature.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
