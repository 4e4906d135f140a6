import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { ErrorIcon } from '@portico/ui/icons';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DrawWay } from './draw-way.tsx';
import { PictureWay } from './picture-way.tsx';
import styles from './signature-dialog.module.css';
import { Tabs } from './tabs.tsx';
import { TypeWay } from './type-way.tsx';
import { useSendSignature } from './use-send-signature.ts';
import type { SigningWay } from './way.ts';

interface SignatureDialogProps {
  readonly field: FieldDefinition;
  readonly language: Language;
  readonly onSigned: (file: StoredFile) => void;
  readonly onClose: () => void;
}

const dialogWidth = 600;

type WayName = 'draw' | 'type' | 'upload';

/** Three ways to sign, and one of them is saved. */
export function SignatureDialog({ field, language, onSigned, onClose }: SignatureDialogProps) {
  const t = useTranslations('fields.capture');
  const [chosen, setChosen] = useState<WayName>('draw');
  const draw = useRef<SigningWay>(null);
  const type = useRef<SigningWay>(null);
  const upload = useRef<SigningWay>(null);
  const { busy, problem, save, forgive } = useSendSignature({ field, language, onSigned });
  const ways = { draw, type, upload };
  const tabs = [
    { key: 'draw', label: t('signature.draw'), panel: <DrawWay ref={draw} onTouched={forgive} /> },
    {
      key: 'type',
      label: t('signature.type'),
      panel: <TypeWay ref={type} onTouched={forgive} onEnter={() => save(type.current)} />,
    },
    { key: 'upload', label: t('signature.upload'), panel: <PictureWay ref={upload} onTouched={forgive} /> },
  ] as const;
  return (
    <Dialog open width={dialogWidth} title={t('signature.title')} closeLabel={t('close')} onClose={onClose}>
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
        {problem === '' ? null : (
          <p className={styles.problem} role="alert">
            <ErrorIcon size={16} />
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => save(ways[chosen].current)}>
            {t('signature.save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
