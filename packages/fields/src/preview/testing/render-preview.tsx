import type { Language } from '@portico/form-engine/language';
import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import { defaultPreviewOptions, type PreviewOptions } from '@portico/form-engine/preview/preview-options';
import { isMessages } from '@portico/i18n/dictionary';
import { preview as en } from '@portico/i18n/preview/en';
import { preview as sc } from '@portico/i18n/preview/sc';
import { preview as tc } from '@portico/i18n/preview/tc';
import { fields as fieldsEn } from '@portico/i18n/fields/en';
import { fields as fieldsSc } from '@portico/i18n/fields/sc';
import { fields as fieldsTc } from '@portico/i18n/fields/tc';
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { FieldServicesProvider } from '../../field-services.ts';
import { ApplicationPreview } from '../application-preview.tsx';
import { readingServices } from '../reading-services.ts';

const words = {
  en: { fields: fieldsEn, preview: en },
  sc: { fields: fieldsSc, preview: sc },
  tc: { fields: fieldsTc, preview: tc },
};
const services = readingServices((file) => file.url, '2026-11-15');

/** Renders a preview, by default in English. */
export function renderPreview(content: PreviewContent, options: Partial<PreviewOptions> = {}, onBack?: () => void) {
  const language: Language = options.lang ?? 'en';
  const messages = words[language];
  return render(
    <IntlProvider
      locale={language === 'en' ? 'en' : 'zh'}
      messages={isMessages<(typeof words)['en']>(messages) ? messages : {}}
      timeZone="UTC"
    >
      <FieldServicesProvider value={services}>
        <ApplicationPreview
          content={content}
          options={{ ...defaultPreviewOptions, ...options, lang: language }}
          {...(onBack === undefined ? {} : { onBack })}
        />
      </FieldServicesProvider>
    </IntlProvider>,
  );
}
