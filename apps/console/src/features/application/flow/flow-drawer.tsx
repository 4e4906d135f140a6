import { languages } from '@portico/form-engine/language';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { Form, Input, Radio, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import type { SendFile } from '../../../parts/file-upload/use-upload.ts';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { EntryFiles } from './entry-files.tsx';
import type { FlowValues } from './use-flow.ts';

interface FlowDrawerProps {
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly modules: PreviewContent['modules'];
  readonly initialValues: FlowValues;
  readonly send: SendFile;
  readonly onSubmit: (values: FlowValues) => Promise<unknown>;
  readonly onClose: () => void;
}

const states = ['none', 'open', 'passed', 'failed'] as const;

/** The form for one entry. Its audience must be chosen each time, without a default. */
export function FlowDrawer({ isNew, modules, send, ...rest }: FlowDrawerProps) {
  const t = useTranslations('console.flow');
  const language = useLanguage();
  return (
    <DrawerForm<FlowValues>
      {...rest}
      title={t(isNew ? 'addTitle' : 'editTitle')}
      submitLabel={t(isNew ? 'addLabel' : 'editLabel')}
    >
      <Form.Item name="menuid" label={t('module')} rules={[{ required: true }]}>
        <Select options={modules.map(({ id, title }) => ({ value: id, label: title[language] }))} />
      </Form.Item>
      <Form.Item
        name="title"
        label={t('name')}
        extra={t('oneLanguage')}
        required
        rules={[{ validator: (_rule, text: FlowValues['title']) => requireText(text, t('nameMissing')) }]}
      >
        <LanguageTexts label={t('name')} languages={languages} maxLength={200} isRequired={false} />
      </Form.Item>
      <Form.Item name="day" label={t('day')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="state" label={t('state')}>
        <Radio.Group options={states.map((state) => ({ value: state, label: t(`states.${state}`) }))} />
      </Form.Item>
      <Form.Item name="text" label={t('text')}>
        <LanguageTexts label={t('text')} languages={languages} rows={4} maxLength={5000} isRequired={false} />
      </Form.Item>
      <Form.Item name="files" label={t('files')}>
        <EntryFiles label={t('files')} send={send} />
      </Form.Item>
      <Form.Item
        name="shown"
        label={t('reader')}
        rules={[{ required: true, type: 'boolean', message: t('readerMissing') }]}
      >
        <Radio.Group
          options={[
            { value: true, label: t('readers.shown') },
            { value: false, label: t('readers.inner') },
          ]}
        />
      </Form.Item>
    </DrawerForm>
  );
}

function requireText(text: FlowValues['title'], missing: string): Promise<void> {
  const isWritten = languages.some((language) => text[language].trim() !== '');
  return isWritten ? Promise.resolve() : Promise.reject(new Error(missing));
}
