import type { Option } from '@portico/form-engine/definition/option';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEditing } from '../../draft/use-form.ts';
import { pastedOptions } from '../../editing/pasted-options.ts';

interface PasteDialogProps {
  readonly known: readonly Option[];
  readonly onClose: () => void;
  readonly onAdd: (options: readonly Option[]) => void;
}

/** Many options at once, from lines of a list or columns of a spreadsheet. */
export function PasteDialog({ known, onClose, onAdd }: PasteDialogProps) {
  const t = useTranslations('console');
  const { languages } = useEditing();
  const [lines, setLines] = useState('');
  const added = pastedOptions(lines, languages, known);
  return (
    <Modal
      open
      title={t('designer.options.pasteTitle')}
      okText={t('designer.options.pasteAdd', { count: added.length })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: added.length === 0 }}
      onOk={() => onAdd(added)}
      onCancel={onClose}
    >
      <p>
        {t('designer.options.pasteLead', {
          languages: languages.map((language) => t(`languages.${language}`)).join(' | '),
        })}
      </p>
      <Input.TextArea
        rows={8}
        value={lines}
        aria-label={t('designer.options.pasteArea')}
        onChange={({ target }) => setLines(target.value)}
      />
    </Modal>
  );
}
