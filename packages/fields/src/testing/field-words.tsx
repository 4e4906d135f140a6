import { isMessages } from '@portico/i18n/dictionary';
import type { Language } from '@portico/form-engine/language';
import { fields as en } from '@portico/i18n/fields/en';
import { fields as sc } from '@portico/i18n/fields/sc';
import { fields as tc } from '@portico/i18n/fields/tc';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

const words = { en, sc, tc };

/** The dictionary around what is tested. */
export function FieldWords({ language, children }: { language: Language; children: ReactNode }) {
  const messages = { fields: words[language] };
  return (
    <IntlProvider
      locale={language === 'en' ? 'en' : 'zh'}
      messages={isMessages<{ fields: typeof en }>(messages) ? messages : {}}
      timeZone="UTC"
    >
      {children}
    </IntlProvider>
  );
}
