import {
  fieldIn,
  type FormParts,
  groupIn,
  isListName,
  moduleIn,
  partName,
  partsOf,
} from '@portico/form-engine/editing/form-parts';
import { Button, Modal } from 'antd';
import { useTranslations } from 'use-intl';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useEditing, useFormState, useReadable } from '../draft/use-form.ts';

/** Asks where somebody else has changed the same parts meanwhile. */
export function FormConflict() {
  useFocusBack();
  const t = useTranslations('console.designer.conflict');
  const readable = useReadable();
  const { store } = useEditing();
  const { conflict } = useFormState();
  if (conflict === null) return null;
  const mine = store.readParts();
  const theirs = partsOf(conflict.form);
  const nameIn = (parts: FormParts, name: string) => {
    const id = name.slice(name.indexOf(':') + 1);
    const text = moduleIn(parts, id)?.title ?? groupIn(parts, id)?.title ?? fieldIn(parts, id)?.label;
    return text === undefined ? undefined : readable(text);
  };
  const words = (name: string) => {
    const label = nameIn(mine, name) ?? nameIn(theirs, name);
    if (name === partName.modules) return t('all');
    if (label === undefined) return t('gone');
    return isListName(name) ? t('list', { name: label }) : label;
  };
  return (
    <Modal
      open
      title={t('title')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={[
        <Button key="theirs" onClick={() => store.decide('theirs')}>
          {t('theirs')}
        </Button>,
        <Button key="mine" type="primary" onClick={() => store.decide('mine')}>
          {t('mine')}
        </Button>,
      ]}
    >
      <p>{t('lead')}</p>
      <p>{t('where')}</p>
      <ul>
        {[...new Set(conflict.parts.map(words))].map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </Modal>
  );
}
