import { isForgotten, type Option } from '@portico/form-engine/definition/option';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../../../parts/confirm/confirm.tsx';
import { useEditing, useReadable } from '../../draft/use-form.ts';
import { broughtBack, type OptionLists, withoutWords } from '../../editing/retire-options.ts';
import classes from './options.module.css';

interface RetiredOptionsProps {
  readonly lists: OptionLists;
  readonly published: ReadonlySet<string>;
  readonly onChange: (lists: OptionLists) => void;
}

/** Options that were offered earlier: offered again, or deleted for good. */
export function RetiredOptions({ lists, published, onChange }: RetiredOptionsProps) {
  const t = useTranslations('console.designer.options.retired');
  const shown = lists.retired.filter((option) => !isForgotten(option));
  if (shown.length === 0) return null;
  return (
    <details className={classes.retired}>
      <summary>{t('title', { count: shown.length })}</summary>
      <p>{t('lead')}</p>
      <ul>
        {shown.map((option) => (
          <RetiredOption
            key={option.value}
            option={option}
            onBack={() => onChange(broughtBack(lists, option))}
            onForget={() => onChange(withoutWords(lists, option.value, published))}
          />
        ))}
      </ul>
    </details>
  );
}

interface RetiredOptionProps {
  readonly option: Option;
  readonly onBack: () => void;
  readonly onForget: () => void;
}

function RetiredOption({ option, onBack, onForget }: RetiredOptionProps) {
  const t = useTranslations('console.designer.options.retired');
  const confirm = useConfirm();
  const { languages } = useEditing();
  const name = useReadable()(option.label);
  const words = new Set(languages.map((language) => option.label[language].trim()));
  const forget = () =>
    confirm({
      title: t('forgetTitle', { name }),
      effect: t('forgetEffect', { value: option.value }),
      label: t('forget'),
      isDestructive: true,
      run: async () => onForget(),
    });
  return (
    <li>
      <span>{[...words].filter((text) => text !== '').join(' · ')}</span>
      <Button size="small" aria-label={t('backOf', { name })} onClick={onBack}>
        {t('back')}
      </Button>
      <Button size="small" type="text" danger aria-label={t('forgetOf', { name })} onClick={forget}>
        {t('forget')}
      </Button>
    </li>
  );
}
