import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '../../../../lib/language.ts';
import { useFocusBack } from '../../../../lib/use-focus-back.ts';
import { useEditing } from '../../draft/use-form.ts';
import { pastedOptions } from '../../editing/pasted-options.ts';

interface PasteDialogProps {
  readonly known: readonly Option[];
  /** The question on whose answer the options depend. */
  readonly above: FieldDefinition | undefined;
  readonly onClose: () => void;
  readonly onAdd: (options: readonly Option[]) => void;
}

/** Many options at once, from lines of a list or columns of a spreadsheet. */
export function PasteDialog({ known, above, onClose, onAdd }: PasteDialogProps) {
  useFocusBack();
  const t = useTranslations('console');
  const { languages } = useEditing();
  const [lines, setLines] = useState('');
  const { list } = useFormatter();
  const language = useLanguage();
  const { options: added, unknown } = pastedOptions(lines, languages, known, above?.options);
  return (
    <Modal
      open
      title={t('designer.options.pasteTitle')}
      okText={t('designer.options.pasteAdd', { count: added.length })}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: added.length === 0 || unknown.length > 0 }}
      onOk={() => onAdd(added)}
      onCancel={onClose}
    >
      <p>
        {t('designer.options.pasteLead', {
          languages: languages.map((language) => t(`languages.${language}`)).join(' | '),
        })}
      </p>
      {above !== undefined && <p>{t('designer.options.pasteUnder', { question: above.label[language] })}</p>}
      <Input.TextArea
        rows={8}
        value={lines}
        aria-label={t('designer.options.pasteArea')}
        onChange={({ target }) => setLines(target.value)}
      />
      {unknown.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('designer.options.pasteUnknown', {
            count: unknown.length,
            names: list(unknown.slice(0, 5)),
          })}
        />
      )}
    </Modal>
  );
}
