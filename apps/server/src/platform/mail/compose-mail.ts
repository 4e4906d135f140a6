import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { serverMessages } from '@portico/i18n/server-messages';
import { escapeHtml } from './escape-html.ts';
import { fillTemplate } from './fill-template.ts';

/** A mail as sentences; the layout is decided once, below. */
export interface MailText {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A code to type elsewhere, shown large after the first paragraph. */
  readonly code?: string;
  /** The most important facts, shown as a list after the first paragraph. */
  readonly facts?: readonly Fact[];
  readonly action?: Action;
  /** Where further mails of this kind are stopped; stands at the end. */
  readonly stop?: Action;
  readonly closing: string;
  readonly signature: string;
  /** Why the recipient gets this mail, if not because of an account. */
  readonly reason?: string;
}

interface Action {
  readonly label: string;
  readonly link: string;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Sender {
  readonly project: string;
  readonly organisation: string;
  readonly color: string;
}

/** The text and HTML parts of a mail, in the recipient's language and the tenant's colour. */
export function composeMail(mail: MailText, sender: Sender, language: Language): { text: string; html: string } {
  const footer = serverMessages[language].mail.footer;
  const { greeting, paragraphs, code, facts, action, stop, closing, signature } = mail;
  const reason = mail.reason ?? fillTemplate(footer.reason, { project: sender.project });
  const small = [reason, footer.noReply];
  const [first = '', ...further] = paragraphs;
  const text = [
    greeting,
    first,
    ...(code === undefined ? [] : [code]),
    ...(facts === undefined ? [] : [facts.map((fact) => fillTemplate(footer.fact, { ...fact })).join('\n')]),
    ...further,
    ...(action === undefined ? [] : [`${action.label}: ${action.link}`]),
    closing,
    signature,
    '--',
    ...small,
    ...(stop === undefined ? [] : [`${stop.label}: ${stop.link}`]),
  ];
  const hint = action === undefined ? [] : [fillTemplate(footer.linkHint, { link: action.link })];
  return { text: text.join('\n\n'), html: page(mail, sender, language, [...hint, ...small]) };
}

function page(mail: MailText, sender: Sender, language: Language, small: readonly string[]): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const fine = (text: string) => `<p style="margin:0 0 6px">${escapeHtml(text)}</p>`;
  const [first = '', ...further] = mail.paragraphs;
  const body = [
    paragraph(mail.greeting),
    paragraph(first),
    ...(mail.code === undefined ? [] : [codeBlock(mail.code, sender.color)]),
    ...(mail.facts === undefined ? [] : [factTable(mail.facts, sender.color)]),
    ...further.map(paragraph),
    ...(mail.action === undefined ? [] : [button(mail.action, sender.color)]),
  ];
  return `<!doctype html>
<html lang="${localeTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f6f6;font:16px/1.7 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;color:#1f2937">
<div style="max-width:600px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden">
<div style="padding:20px 32px;border-top:8px solid ${sender.color};border-bottom:1px solid #e5e7eb"><strong style="font-size:18px">${escapeHtml(sender.project)}</strong><br><span style="font-size:14px;color:#5b6673">${escapeHtml(sender.organisation)}</span></div>
<div style="padding:32px">
${body.join('\n')}
${paragraph(mail.closing)}
<p style="margin:0">${escapeHtml(mail.signature)}</p>
</div>
<div style="padding:20px 32px;border-top:1px solid #e5e7eb;font-size:13px;line-height:1.6;color:#5b6673;overflow-wrap:anywhere">
${[...small.map(fine), ...(mail.stop === undefined ? [] : [stopLine(mail.stop)])].join('\n')}
</div>
</div>
</body>
</html>
`;
}

function stopLine({ label, link }: Action): string {
  return `<p style="margin:0"><a href="${escapeHtml(link)}" style="color:#5b6673">${escapeHtml(label)}</a></p>`;
}

function codeBlock(code: string, color: string): string {
  const style = `display:inline-block;padding:12px 24px;border-left:6px solid ${color};background:#f4f6f6;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px`;
  return `<p style="margin:24px 0"><span style="${style}">${escapeHtml(code)}</span></p>`;
}

function factTable(facts: readonly Fact[], color: string): string {
  const cell = (kind: 'th' | 'td', text: string, style: string) =>
    `<${kind} style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;${style}">${escapeHtml(text)}</${kind}>`;
  const row = ({ label, value }: Fact) =>
    `<tr>${cell('th', label, 'font-weight:400;color:#5b6673;white-space:nowrap')}${cell('td', value, 'font-weight:600')}</tr>`;
  const frame = `margin:24px 0;padding:12px 20px;border-left:6px solid ${color};background:#f4f6f6`;
  return `<div style="${frame}"><table style="border-collapse:collapse">${facts.map(row).join('')}</table></div>`;
}

function button({ label, link }: Action, color: string): string {
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;border:2px solid ${color};background:#ffffff;color:#1f2937;text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>`;
}
