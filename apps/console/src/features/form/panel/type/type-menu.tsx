import { SwapOutlined } from '@ant-design/icons';
import { type FieldType, fieldTypes } from '@portico/form-engine/definition/field-type';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { partName } from '@portico/form-engine/editing/form-parts';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import { changeType } from '../../editing/types/change-type.ts';
import { ChangeTypeDialog } from './change-type-dialog.tsx';

/** Makes a question one of another type. Where something would not go with it, that is said first. */
export function TypeMenu({ field }: { readonly field: FieldDefinition }) {
  const t = useTranslations('console');
  const { store } = useEditing();
  const [asked, setAsked] = useState<FieldType | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const change = (type: FieldType) => {
    store.edit((parts) => changeType(parts, field.id, type).parts, partName.field(field.id));
    setAsked(null);
  };
  const choose = (type: FieldType) => {
    // The menu goes away, and with it what had the focus.
    button.current?.focus();
    const { settings, rules, toMend, isUnlinked } = changeType(store.readParts(), field.id, type);
    const isWhole = settings.length + rules.length + toMend.length === 0 && !isUnlinked;
    if (isWhole) change(type);
    else setAsked(type);
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: fieldTypes
            .filter((type) => type !== field.type)
            .map((type) => ({ key: type, label: t(`designer.types.${type}`) })),
          onClick: ({ key, domEvent }) => {
            // Otherwise the Enter key that chose would press the button as well, which has the focus by then.
            domEvent.preventDefault();
            const type = fieldTypes.find((one) => one === key);
            if (type !== undefined) choose(type);
          },
        }}
      >
        <Button ref={button} size="small" icon={<SwapOutlined aria-hidden />}>
          {t('formPanel.type.button')}
        </Button>
      </Dropdown>
      {asked !== null && (
        <ChangeTypeDialog field={field} type={asked} onChange={() => change(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
