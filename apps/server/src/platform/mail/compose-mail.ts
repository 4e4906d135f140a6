import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { serverMessages } from '@portico/i18n/server-messages';
import { escapeHtml } from '../escape-html.ts';
import { fill } from './fill.ts';

/** A mail as sentences; how it looks is decided once, below. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  readonly closing: string;
  readonly signature: string;
}

export interface Sender {
  readonly project: string;
  readonly organisation: string;
  readonly color: string;
}

/** The text part and the HTML part of a letter, in the receiver's language and the tenant's colour. */
export function composeMail(letter: Letter, sender: Sender, language: Language): { text: string; html: string } {
  const footer = serverMessages[language].mail.footer;
  const small = [
    fill(footer.linkHint, { link: letter.action.link }),
    fill(footer.reason, { project: sender.project }),
    footer.noReply,
  ];
  const { greeting, paragraphs, action, closing, signature } = letter;
  const text = [
    greeting,
    ...paragraphs,
    `${action.label}: ${action.link}`,
    closing,
    signature,
    '--',
    ...small.slice(1),
  ];
  return { text: text.join('\n\n'), html: page(letter, sender, language, small) };
}

function page(letter: Letter, sender: Sender, language: Language, small: readonly string[]): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const fine = (text: string) => `<p style="margin:0 0 6px">${escapeHtml(text)}</p>`;
  const button = `display:inline-block;padding:12px 24px;border-radius:8px;border:2px solid ${sender.color};background:#ffffff;color:#1f2937;text-decoration:none;font-weight:600`;
  return `<!doctype html>
<html lang="${localeTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f6f6;font:16px/1.7 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;color:#1f2937">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden">
<div style="padding:20px 32px;border-top:8px solid ${sender.color};border-bottom:1px solid #e5e7eb"><strong style="font-size:18px">${escapeHtml(sender.project)}</strong><br><span style="font-size:14px;color:#5b6673">${escapeHtml(sender.organisation)}</span></div>
<div style="padding:32px">
${paragraph(letter.greeting)}
${letter.paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(letter.action.link)}" style="${button}">${escapeHtml(letter.action.label)}</a></p>
${paragraph(letter.closing)}
<p style="margin:0">${escapeHtml(letter.signature)}</p>
</div>
<div style="padding:20px 32px;border-top:1px solid #e5e7eb;font-size:13px;line-height:1.6;color:#5b6673;overflow-wrap:anywhere">
${small.map(fine).join('\n')}
</div>
</div>
</body>
</html>
`;
}
