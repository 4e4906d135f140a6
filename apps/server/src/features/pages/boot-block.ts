import type { AuthMode, ProjectInfo } from '@portico/contract/tenants.schemas';
import { escapeHtml } from '../../platform/mail/escape-html.ts';

/** What the portal would ask first, sent with the page so that it need not ask. */
export interface Boot {
  readonly slug: string | null;
  readonly authMode: AuthMode['output'] | null;
  readonly project: ProjectInfo['output'] | null;
  readonly serverTime: number;
}

/** Puts a tenant's titles, icon and colour into the portal's page, and the boot block as inert data. */
export function fillPage(page: string, boot: Boot): string {
  const { project, authMode } = boot;
  const block = `<script type="application/json" id="boot">${safeJson(boot)}</script>`;
  const filled = page.replace('<!--portico:boot-->', () => block);
  if (project === null || authMode === null) return filled;
  const language = authMode.lang[0] ?? 'sc';
  const title = escapeHtml(project.seo_title[language]);
  const icon = escapeHtml(project.ico_url);
  const color = escapeHtml(project.color);
  return filled
    .replace('<!--portico:shell-->', () => escapeHtml(project.title[language]))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${icon}" />`)
    .replace(/<meta name="theme-color"[^>]*>/, () => `<meta name="theme-color" content="${color}" />`);
}

// A "<" inside a string could end the block early; escaped, it is the same JSON.
function safeJson(boot: Boot): string {
  return JSON.stringify(boot).replaceAll('<', String.raw`\u003c`);
}
