import { bankEntry, changeBankEntry } from '@portico/contract/question-bank';
import type { BankEntries } from '@portico/contract/question-bank.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useProject } from '../../../lib/project.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { useEditing } from '../draft/use-form.ts';
import classes from './bank.module.css';
import { bankKey } from './bank-context.tsx';

interface RenameDialogProps {
  readonly entry: BankEntries['output']['list'][number];
  readonly onClose: () => void;
}

/** Another name for an entry; forms that use it are not concerned. */
export function RenameDialog({ entry: { id, name: former, revision }, onClose }: RenameDialogProps) {
  const t = useTranslations('console.formBank');
  const w = useTranslations('console');
  useFocusBack();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { languages } = useEditing();
  const { id: project, orgId } = useProject();
  const [name, setName] = useState(former);
  const renaming = useMutation({
    mutationFn: async () => {
      const { content } = await call(bankEntry, { project, entry: id });
      await call(changeBankEntry, { project, entry: id, revision, name, content });
    },
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: bankKey(orgId) }),
  });
  const isNamed = Object.values(name).some((text) => text.trim() !== '');
  return (
    <Modal
      open
      title={t('rename.title')}
      okText={t('rename.confirm')}
      cancelText={w('cancel')}
      confirmLoading={renaming.isPending}
      okButtonProps={{ disabled: !isNamed }}
      onOk={() => renaming.mutate()}
      onCancel={onClose}
    >
      <div className={classes.dialog}>
        <LanguageTexts label={t('save.name')} languages={languages} maxLength={200} value={name} onChange={setName} />
        {renaming.isError && <Alert type="error" showIcon role="alert" title={failureText(renaming.error)} />}
      </div>
    </Modal>
  );
}
