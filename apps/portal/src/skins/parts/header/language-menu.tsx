import { localeTags } from '@portico/i18n/locale';
import { GlobeIcon } from '@portico/ui/icons';
import { Menu } from '@portico/ui/menu';
import { useTranslations } from 'use-intl';
import type { ShellProps } from '../../skin.ts';

interface LanguageMenuProps extends Pick<ShellProps, 'language' | 'languages' | 'changeLanguage'> {
  /** Only the globe icon, where there is no room for the language's name. */
  readonly wordless?: boolean;
}

/** Spec 2: shown only if there is more than one language. */
export function LanguageMenu({ language, languages, changeLanguage, wordless = false }: LanguageMenuProps) {
  const t = useTranslations('shell');
  if (languages.length < 2) return null;
  const current = t(`languageNames.${language}`);
  return (
    <Menu
      label={t('chooseLanguage', { current })}
      trigger={
        <>
          <GlobeIcon size={18} />
          {wordless ? null : <span>{current}</span>}
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
