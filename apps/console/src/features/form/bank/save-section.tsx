import type { BankEntries } from '@portico/contract/question-bank.schemas';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChosen, useEditing } from '../draft/use-form.ts';
import { inOrder } from '../editing/many-parts.ts';
import classes from './bank.module.css';
import { SaveDialog } from './save-dialog.tsx';

type Entry = BankEntries['output']['list'][number];

/** Puts what is chosen in the outline into the bank. */
export function SaveSection({ onSaved }: { readonly onSaved: (entry: Entry) => void }) {
  const t = useTranslations('console.formBank.save');
  const { store } = useEditing();
  const chosen = useChosen();
  const [names, setNames] = useState<readonly string[] | null>(null);
  const found = inOrder(store.readParts(), chosen);
  return (
    <div className={classes.save}>
      <Button disabled={found.length === 0} onClick={() => setNames(found)}>
        {t('button', { count: found.length })}
      </Button>
      {found.length === 0 && <p className={classes.hint}>{t('nothing')}</p>}
      {names !== null && (
        <SaveDialog
          names={names}
          onClose={() => setNames(null)}
          onSaved={(entry) => {
            setNames(null);
            // Nobody uses a new one elsewhere.
            if (entry.revision > 1) onSaved(entry);
          }}
        />
      )}
    </div>
  );
}
