import { UploadOutlined } from '@ant-design/icons';
import { Button, Form, Radio, Upload } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import classes from './project-making.module.css';
import { titleInFile } from './title-in-file.ts';
import { useTemplates } from './use-making.ts';

/** What a project begins with where it is no template. */
export const ofFile = 'file';

/** A template, or a project file from here or another installation. */
export function BeginItem() {
  const t = useTranslations('console.projectMaking');
  const language = useLanguage();
  const { data: templates = [] } = useTemplates(true);
  const isOfFile = Form.useWatch('template') === ofFile;
  return (
    <>
      <Form.Item
        name="template"
        label={t('template')}
        rules={[{ required: true, message: t('templateMissing') }]}
        className={classes.begin ?? ''}
      >
        <Radio.Group className={classes.templates ?? ''}>
          {templates.map(({ key, title, summary }) => (
            <Radio key={key} value={key} className={classes.template ?? ''}>
              <strong>{title[language]}</strong>
              <span className={classes.summary}>{summary[language]}</span>
            </Radio>
          ))}
          <Radio value={ofFile} className={classes.template ?? ''}>
            <strong>{t('ofFile')}</strong>
            <span className={classes.summary}>{t('ofFileText')}</span>
          </Radio>
        </Radio.Group>
      </Form.Item>
      {isOfFile && (
        <Form.Item name="file" label={t('file')} rules={[{ required: true, message: t('fileMissing') }]}>
          <FileChoice />
        </Form.Item>
      )}
    </>
  );
}

interface FileChoiceProps {
  /** `value` and `onChange` come from the `Form.Item` around it. */
  readonly value?: File | null;
  readonly onChange?: (file: File) => void;
}

/** The file stays in the browser until the project is made of it. Its title is suggested where none is entered yet. */
function FileChoice({ value = null, onChange }: FileChoiceProps) {
  const t = useTranslations('console.projectMaking');
  const form = Form.useFormInstance();
  const take = async (file: File) => {
    onChange?.(file);
    const title = await titleInFile(file);
    const isEmpty = Object.values(form.getFieldValue('title') ?? {}).every((text) => text === '');
    if (title !== null && isEmpty) form.setFieldValue('title', title);
  };
  return (
    <div className={classes.file}>
      <Upload
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={(file) => {
          void take(file);
          return false;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />}>{t(value === null ? 'chooseFile' : 'anotherFile')}</Button>
      </Upload>
      {value !== null && <span className={classes.name}>{value.name}</span>}
    </div>
  );
}
