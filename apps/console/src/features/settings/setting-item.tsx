import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';
import { Form } from 'antd';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';

interface SettingItemProps {
  readonly name: keyof ProjectSettingsValues;
  readonly children: ReactElement;
  /** For switches and check boxes. */
  readonly valuePropName?: 'checked';
  readonly used?: number;
  /** Has many inputs, and marks those that need it by itself: a problem does not colour them all. */
  readonly isComposite?: boolean;
}

/** A setting with its label and the sentence that says what it does. */
export function SettingItem({ name, children, valuePropName, used = 0, isComposite = false }: SettingItemProps) {
  const t = useTranslations('console.settings');
  return (
    <Form.Item
      name={name}
      label={t(`fields.${name}.label`)}
      extra={t(`fields.${name}.help`, { used })}
      {...(valuePropName === undefined ? {} : { valuePropName })}
      {...(isComposite && { validateStatus: '' as const })}
    >
      {children}
    </Form.Item>
  );
}
