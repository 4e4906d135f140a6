import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import { partName } from '@portico/form-engine/editing/form-parts';
import { Modal } from 'antd';
import { useTranslations } from 'use-intl';
import { useFocusBack } from '../../../../lib/use-focus-back.ts';
import { useEditing, usePublished, useReadable } from '../../draft/use-form.ts';
import { changeType } from '../../editing/types/change-type.ts';
import classes from '../panel.module.css';

interface ChangeTypeDialogProps {
  readonly field: FieldDefinition;
  readonly type: FieldType;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Says what does not go with a question that becomes one of another type. */
export function ChangeTypeDialog({ field, type, onChange, onClose }: ChangeTypeDialogProps) {
  const t = useTranslations('console.formPanel.type');
  const w = useTranslations('console');
  useFocusBack();
  const readable = useReadable();
  const { store } = useEditing();
  const isPublished = usePublished().has(partName.field(field.id));
  const { settings, rules, toMend, alwaysShown, isUnlinked } = changeType(store.readParts(), field.id, type);
  const joined = (names: readonly string[]) => names.join(t('separator'));
  const types = { from: w(`designer.types.${field.type}`), to: w(`designer.types.${type}`) };
  return (
    <Modal
      open
      title={t('title', { name: readable(field.label), to: types.to })}
      okText={t('confirm')}
      cancelText={w('cancel')}
      onOk={onChange}
      onCancel={onClose}
    >
      <div className={classes.said}>
        <p>{t('stays', types)}</p>
        {settings.length > 0 && <p>{t('settings', { ...types, names: joined(settings.map(readable)) })}</p>}
        {rules.length > 0 && (
          <div>
            <p>{t('rules', { count: rules.length })}</p>
            <ul>
              {rules.map(({ name, rule }, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>
                  {w('formClipboard.droppedRule', { name: readable(name), rule: w(`formClipboard.rules.${rule}`) })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {alwaysShown.length > 0 && <p>{t('alwaysShown', { names: joined(alwaysShown.map(readable)) })}</p>}
        {toMend.length > 0 && <p>{t('toMend', { count: toMend.length, names: joined(toMend.map(readable)) })}</p>}
        {isUnlinked && <p>{t('unlinked')}</p>}
        {isPublished && <p>{t('answers')}</p>}
        <p>{t('undo')}</p>
      </div>
    </Modal>
  );
}
