import type { Settings } from '../../platform/settings.ts';

/** Tells a page whether office documents can be viewed or only downloaded. */
export function markOfficeViewer(page: string, { officeViewer }: Pick<Settings, 'officeViewer'>): string {
  return officeViewer === null ? page : page.replace('</head>', '<meta name="office-viewer" content="on" /></head>');
}
