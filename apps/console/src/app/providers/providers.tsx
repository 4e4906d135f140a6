import { localeTags } from '@portico/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { pageNonce } from '../../lib/style-nonce.ts';
import { themeFor } from './theme.ts';
import { wordsQuery } from './words.ts';

const nonce = pageNonce();
const csp = nonce === undefined ? {} : { nonce };
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Provides words, theme and content security nonce to everything inside; shows nothing until the first words have
 * loaded.
 */
export function Providers({ children }: { readonly children: ReactNode }) {
  const words = useQuery(wordsQuery(useLanguage())).data;
  const language = words?.language;
  useEffect(() => {
    if (language !== undefined) document.documentElement.lang = localeTags[language];
  }, [language]);
  if (words === undefined) return null;
  const { close } = words.messages.console.form;
  return (
    <IntlProvider locale={localeTags[words.language]} messages={words.messages} timeZone={timeZone}>
      <ConfigProvider
        csp={csp}
        locale={words.antd}
        theme={themeFor(words.language)}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        drawer={{ closable: { 'aria-label': close, placement: 'end' } }}
        modal={{ closable: { 'aria-label': close } }}
      >
        {children}
      </ConfigProvider>
    </IntlProvider>
  );
}
