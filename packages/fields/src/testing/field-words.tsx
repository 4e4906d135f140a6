import type { Language } from '@portico/form-engine/language';
import { fields as en } from '@portico/i18n/fields/en';
import { fields as sc } from '@portico/i18n/fields/sc';
import { fields as tc } from '@portico/i18n/fields/tc';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

const words = { en, sc, tc };

/** The dictionary around what is tested. */
export function FieldWords({ language, children }: { language: Language; children: ReactNode }) {
  const fields = words[language];
  return (
    <IntlProvider
      locale={language === 'en' ? 'en' : 'zh'}
      messages={hasEnglishKeys(fields) ? { fields } : {}}
      timeZone="UTC"
    >
      {children}
    </IntlProvider>
  );
}

// use-intl knows a message by its English sentence; `Dictionary` has proved that the keys are the same.
function hasEnglishKeys(messages: object): messages is typeof en {
  return 'problems' in messages;
}
