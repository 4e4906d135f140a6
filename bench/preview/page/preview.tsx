import '@portico/ui/tokens.css';
import '@portico/ui/reset.css';
import '@portico/ui/base.css';
import { ApplicationPreview } from '@portico/fields/application-preview';
import { FieldServicesProvider } from '@portico/fields/field-services';
import { readingServices } from '@portico/fields/reading-services';
import { defaultPreviewOptions } from '@portico/form-engine/preview/preview-options';
import { fields } from '@portico/i18n/fields/en';
import { preview } from '@portico/i18n/preview/en';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { planPreview } from '../plan.ts';

// Created before the clock starts: a product gets it from the server.
const count = Number(new URLSearchParams(location.search).get('count'));
const content = planPreview(count);
const services = readingServices((file) => file.url, content.today);
const options = { ...defaultPreviewOptions, lang: 'en' } as const;

/** Draws the preview; returns the milliseconds until the first paint. */
function firstPaint(): Promise<number> {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no root');
  return new Promise((resolve) => {
    const began = performance.now();
    new PerformanceObserver((list) => {
      const painted = list.getEntriesByName('first-contentful-paint')[0];
      if (painted !== undefined) resolve(painted.startTime - began);
    }).observe({ type: 'paint' });
    createRoot(root).render(
      <IntlProvider locale="en" messages={{ fields, preview }} timeZone="UTC">
        <FieldServicesProvider value={services}>
          <ApplicationPreview content={content} options={options} />
        </FieldServicesProvider>
      </IntlProvider>,
    );
  });
}

Object.assign(window, { bench: { firstPaint, drawn: () => document.querySelectorAll('dt:not(dd dt)').length } });
