import { isMessages } from '@portico/i18n/dictionary';
import type { Language } from '@portico/form-engine/language';
import { fields as en } from '@portico/i18n/fields/en';
import { fields as sc } from '@portico/i18n/fields/sc';
import { fields as tc } from '@portico/i18n/fields/tc';
import { shell as english } from '@portico/i18n/shell/en';
import { shell as simplified } from '@portico/i18n/shell/sc';
import { shell as traditional } from '@portico/i18n/shell/tc';
import { DialogWordsContext } from '@portico/ui/dialog-words';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';

const words = { en, sc, tc };
// As the portal has them for every dialog.
const dialogs = { en: english.dialog, sc: simplified.dialog, tc: traditional.dialog };

/** Provides the words to the component under test. */
export function FieldWords({ language, children }: { language: Language; children: ReactNode }) {
  const messages = { fields: words[language] };
  return (
    <IntlProvider
      locale={language === 'en' ? 'en' : 'zh'}
      messages={isMessages<{ fields: typeof en }>(messages) ? messages : {}}
      timeZone="UTC"
    >
      <DialogWordsContext value={dialogs[language]}>{children}</DialogWordsContext>
    </IntlProvider>
  );
}
