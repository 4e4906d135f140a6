import { formTemplates } from '@portico/contract/form-templates';
import { useQuery } from '@tanstack/react-query';
import { Modal, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { QueryView } from '../../../parts/states/query-view.tsx';
import { useEditing, useReadable } from '../draft/use-form.ts';
import { sizeOf } from './imported-form.ts';
import classes from './importing.module.css';
import { putIntoForm } from './put-into-form.ts';

interface TemplatesDialogProps {
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
}

/** Modules that are written already, to be added behind those of the draft, as one step. */
export function TemplatesDialog({ onClose, onDone }: TemplatesDialogProps) {
  useFocusBack();
  const t = useTranslations('console');
  const readable = useReadable();
  const { id: project } = useProject();
  const { store } = useEditing();
  const [key, setKey] = useState<string | null>(null);
  const templates = useQuery({
    queryKey: ['form', project, 'templates'],
    queryFn: ({ signal }) => call(formTemplates, { project }, { signal }),
  });
  const chosen = templates.data?.list.find((one) => one.key === key);
  const add = () => {
    if (chosen === undefined) return;
    store.edit((parts) => putIntoForm(parts, chosen.form, 'add').parts);
    onDone(t('formImport.done', sizeOf(chosen.form)));
  };
  return (
    <Modal
      open
      title={t('formImport.templates.title')}
      okText={t('formImport.templates.add')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: chosen === undefined }}
      onOk={add}
      onCancel={onClose}
    >
      <div className={classes.dialog}>
        <p>{t('formImport.templates.lead')}</p>
        <QueryView
          query={templates}
          failed={t('formImport.templates.failed')}
          missing={null}
          loading={<Skeleton active title={false} />}
        >
          {({ list }) => (
            <Radio.Group
              className={classes.templates ?? ''}
              aria-label={t('formImport.templates.title')}
              value={key}
              onChange={({ target }) => setKey(String(target.value))}
            >
              {list.map((template) => (
                <Radio key={template.key} value={template.key}>
                  <strong>{readable(template.title)}</strong>
                  <p>{readable(template.summary)}</p>
                </Radio>
              ))}
            </Radio.Group>
          )}
        </QueryView>
      </div>
    </Modal>
  );
}
