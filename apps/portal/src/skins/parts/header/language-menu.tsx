import { localeTags } from '@portico/i18n/locale';
import { GlobeIcon } from '@portico/ui/icons';
import { Menu } from '@portico/ui/menu';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';

type LanguageMenuProps = Pick<ShellProps, 'language' | 'languages' | 'changeLanguage'>;

/** Spec 2: only when more than one language is offered. */
export function LanguageMenu({ language, languages, changeLanguage }: LanguageMenuProps) {
  const t = useTranslations('shell');
  if (languages.length < 2) return null;
  const current = t(`languageNames.${language}`);
  return (
    <Menu
      label={t('chooseLanguage', { current })}
      trigger={
        <>
          <GlobeIcon size={18} />
          <span>{current}</span>
        </>
      }
      items={languages.map((offered) => ({
        key: offered,
        label: t(`languageNames.${offered}`),
        lang: localeTags[offered],
        current: offered === language,
        onSelect: () => changeLanguage(offered),
      }))}
    />
  );
}
