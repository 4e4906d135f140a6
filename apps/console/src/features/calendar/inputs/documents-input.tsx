import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { BatchValues } from '@portico/contract/calendar.schemas';
import type { Language } from '@portico/form-engine/language';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import classes from '../calendar.module.css';

type Documents = BatchValues['documents'];

interface DocumentsInputProps {
  readonly languages: readonly Language[];
  readonly id?: string;
  readonly value?: Documents;
  readonly onChange?: (documents: Documents) => void;
}

const blank = { sc: '', tc: '', en: '' };

/** What applicants should have at hand. */
export function DocumentsInput({ languages, id, value = [], onChange }: DocumentsInputProps) {
  const t = useTranslations('console.calendar.document');
  const replace = (at: number, ...documents: Documents) =>
    onChange?.([...value.slice(0, at), ...documents, ...value.slice(at + 1)]);
  return (
    <div id={id}>
      {value.map((document, index) => (
        <div key={index} className={classes.item}>
          <span>{t('name')}</span>
          <LanguageTexts
            label={t('name')}
            languages={languages}
            maxLength={200}
            value={document.name}
            onChange={(name) => replace(index, { ...document, name })}
          />
          <span>{t('remark')}</span>
          <LanguageTexts
            label={t('remark')}
            languages={languages}
            maxLength={1_000}
            isRequired={false}
            value={document.remark}
            onChange={(remark) => replace(index, { ...document, remark })}
          />
          <div className={classes.itemEnd}>
            <Button type="text" icon={<DeleteOutlined aria-hidden />} onClick={() => replace(index)}>
              {t('remove', { index: String(index + 1) })}
            </Button>
          </div>
        </div>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange?.([...value, { name: blank, remark: blank }])}
      >
        {t('add')}
      </Button>
    </div>
  );
}
