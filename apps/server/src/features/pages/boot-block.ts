import type { AuthMode, ProjectInfo } from '@portico/contract/tenants.schemas';
import { localeTags } from '@portico/i18n/locale';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { PageHead } from './page-head.ts';

/** The responses to the portal's first calls, sent with the page so that it need not make them. */
export interface Boot {
  /** Under which the browser keeps what belongs to the project: the first one it had, since addresses change. */
  readonly slug: string | null;
  readonly authMode: AuthMode['output'] | null;
  readonly project: ProjectInfo['output'] | null;
  readonly serverTime: number;
}

/** Inserts language, titles, a tenant's icon and colour into the portal's page, and the boot block as inert data. */
export function fillPage(page: string, boot: Boot, head: PageHead): string {
  const { project } = boot;
  const block = `<script type="application/json" id="boot">${safeJson(boot)}</script>`;
  const filled = page
    .replace('<!--portico:boot-->', () => block)
    .replace(/<html lang="[^"]*">/, () => `<html lang="${localeTags[head.language]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => metaTag('description', head.description))
    .replace('<!--portico:shell-->', () => escapeHtml(head.heading))
    .replace('<!--portico:loading-->', () => escapeHtml(head.loading));
  if (project === null) return filled;
  return filled
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escapeHtml(project.ico_url)}" />`)
    .replace(/<meta name="theme-color"[^>]*>/, () => metaTag('theme-color', project.color));
}

function metaTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

// A "<" inside a string could end the block early; the escape is still the same JSON.
function safeJson(boot: Boot): string {
  return JSON.stringify(boot).replaceAll('<', String.raw`\u003c`);
}
