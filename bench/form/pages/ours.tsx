import '@portico/ui/tokens.css';
import '@portico/ui/reset.css';
import '@portico/ui/base.css';
import { type FieldServices, FieldServicesProvider } from '@portico/fields/field-services';
import { models } from '@portico/fields/models';
import { ModuleFields } from '@portico/fields/module-fields';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import { createFormSession } from '@portico/form-engine/session/form-session';
import { noAnswers } from '@portico/form-engine/values/answer';
import { fields } from '@portico/i18n/fields/en';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { ourDefinition } from '../plan/our-definition.ts';
import { exposeBench } from './bench-page.ts';

const today = '2026-11-15';
const services: FieldServices = {
  upload: () => Promise.reject(new Error('Nothing is sent here')),
  addressOf: (file) => file.url,
  today: () => today,
  now: () => 0,
  personName: '',
};

exposeBench({
  define: ourDefinition,
  mount(definition, root) {
    const form = compileForm(definition, models);
    const session = createFormSession(form, noAnswers, { language: 'en', today });
    createRoot(root).render(
      <IntlProvider locale="en" messages={{ fields }} timeZone="UTC">
        <FieldServicesProvider value={services}>
          {form.modules.map((module) => (
            <ModuleFields key={module.definition.id} session={session} module={module} language="en" />
          ))}
        </FieldServicesProvider>
      </IntlProvider>,
    );
  },
  selectorOf: (key) => `#field-${key}`,
  areaOf: (key) => `#field-${key}`,
});
