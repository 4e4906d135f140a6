import { UploadOutlined } from '@ant-design/icons';
import { formOf, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Modal, Radio, Upload } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useEditing } from '../draft/use-form.ts';
import { sizeOf } from './imported-form.ts';
import { ImportNotes } from './import-notes.tsx';
import classes from './importing.module.css';
import { type ImportMode, type Planned, putIntoForm } from './put-into-form.ts';
import { type FileForm, type OpenFile, readFile } from './read-file.ts';
import { useTroubleText } from './use-trouble-text.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** Reads a file and tells what it brings. Only when somebody has read that and agrees, it goes into the draft, as one step. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  useFocusBack();
  const t = useTranslations('console');
  const { store } = useEditing();
  const [isEmpty] = useState(() => listIn(store.readParts(), partName.modules).length === 0);
  const [mode, setMode] = useState<ImportMode>(isEmpty ? 'replace' : 'add');
  const [isRead, setRead] = useState(false);
  const reading = useMutation({ mutationFn: readFile });
  const troubleText = useTroubleText();
  const file = reading.data;
  const plan = useMemo(() => (file === undefined ? null : planOf(file, mode, store.readParts())), [file, mode, store]);
  const choose = (next: File) => {
    setRead(false);
    reading.mutate(next);
  };
  const put = () => {
    if (plan === null || 'trouble' in plan) return;
    store.edit((current) => putIntoForm(current, plan.form, mode).parts);
    onDone(t('formImport.done', sizeOf(plan.form)));
  };
  const needsReading = plan !== null && !('trouble' in plan) && plan.notes.length > 0;
  const trouble = reading.error ?? (plan !== null && 'trouble' in plan ? plan.trouble : null);
  return (
    <Modal
      open
      width={720}
      title={t('formImport.title')}
      okText={t('formImport.confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: plan === null || 'trouble' in plan || (needsReading && !isRead) }}
      onOk={put}
      onCancel={onClose}
    >
      <div className={classes.dialog}>
        <p>{t('formImport.lead')}</p>
        <Upload
          accept=".json,.xlsx,application/json"
          showUploadList={false}
          beforeUpload={(chosen) => {
            choose(chosen);
            return false;
          }}
        >
          <Button icon={<UploadOutlined aria-hidden />} loading={reading.isPending}>
            {t(file === undefined ? 'formImport.choose' : 'formImport.another')}
          </Button>
        </Upload>
        {trouble !== null && !reading.isPending && (
          <Alert type="error" showIcon role="alert" title={troubleText(trouble)} />
        )}
        {file !== undefined && plan !== null && !('trouble' in plan) && (
          <>
            <p role="status">{t('formImport.found', { file: file.name, ...sizeOf(plan.form) })}</p>
            {!isEmpty && <ModeChoice mode={mode} onChange={setMode} removed={plan.removed} />}
            <ImportNotes notes={plan.notes} renamed={plan.renamed} />
            {needsReading && (
              <Checkbox checked={isRead} onChange={({ target }) => setRead(target.checked)}>
                {t('formImport.read')}
              </Checkbox>
            )}
          </>
        )}
      </div>
    </Modal>
  );
}

interface ModeChoiceProps {
  readonly mode: ImportMode;
  readonly onChange: (mode: ImportMode) => void;
  readonly removed: number;
}

function ModeChoice({ mode, onChange, removed }: ModeChoiceProps) {
  const t = useTranslations('console.formImport');
  const id = useId();
  return (
    <div className={classes.mode}>
      <strong id={id}>{t('mode')}</strong>
      <Radio.Group
        aria-labelledby={id}
        value={mode}
        onChange={({ target }) => onChange(target.value === 'replace' ? 'replace' : 'add')}
        options={(['add', 'replace'] as const).map((value) => ({ value, label: t(`modes.${value}`) }))}
        vertical
      />
      {mode === 'replace' && removed > 0 && <p>{t('removed', { count: removed })}</p>}
    </div>
  );
}

interface Plan extends Planned, FileForm {
  /** How many questions of the draft are not in the file. */
  readonly removed: number;
}

function planOf(file: OpenFile, mode: ImportMode, parts: Planned['parts']): Plan | { readonly trouble: unknown } {
  try {
    const brought = file.bring(mode, formOf(parts));
    const planned = putIntoForm(parts, brought.form, mode);
    const removed = [...parts.keys()].filter((name) => name.startsWith('field:') && !planned.parts.has(name)).length;
    return { ...brought, ...planned, removed };
  } catch (trouble) {
    return { trouble };
  }
}
