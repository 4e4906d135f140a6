import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { readDeliveryStatus, readFields } from './read-delivery-status.ts';
import type { FailedRecipient, Report } from './report.ts';

const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];
const returnedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
const longestHead = 32_768;
const mostText = 32_768;
// The important parts come first; the returned mail comes last and may be cut off.
const mostRead = 131_072;
// A report has a few hundred lines. Parsing a hundred thousand would block the server for minutes.
const mostLines = 2_500;

/** Reads a bounce report; undefined for any other mail, however malformed. */
export async function readReport(raw: Buffer): Promise<Report | undefined> {
  const begin = raw.subarray(0, mostRead);
  const email = hasManyLines(begin) ? undefined : await parse(begin);
  if (email === undefined) return undefined;
  const status = textOf(email, statusTypes);
  const failed = status === undefined ? readLetter(email) : readDeliveryStatus(status);
  if (failed.length === 0) return undefined;
  const returned = headOf(textOf(email, returnedTypes) ?? '');
  const envelope = status === undefined ? '' : headOf(status);
  return {
    failed,
    isFormal: status !== undefined,
    heads: [...email.headers.map(({ value }) => value), returned, envelope].join('\n').slice(0, 4 * longestHead),
    messageId: /<([^<>\s]{1,250})>/.exec(readFields(returned).get('message-id') ?? '')?.[1] ?? '',
  };
}

function hasManyLines(raw: Buffer): boolean {
  let count = 0;
  for (let at = raw.indexOf(10); at !== -1 && count <= mostLines; at = raw.indexOf(10, at + 1)) count += 1;
  return count > mostLines;
}

async function parse(raw: Buffer): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(raw, {
      forceRfc822Attachments: true,
      attachmentEncoding: 'utf8',
      maxNestingDepth: 8,
      maxHeadersSize: 4 * longestHead,
    });
  } catch {
    return undefined;
  }
}

function textOf({ attachments }: Email, types: readonly string[]): string | undefined {
  const found = attachments.find(({ mimeType }: Attachment) => types.includes(mimeType));
  return typeof found?.content === 'string' ? found.content : undefined;
}

// The text up to the first empty line.
function headOf(text: string): string {
  return text.slice(0, longestHead).split(/\r?\n\r?\n/, 1)[0] ?? '';
}

/**
 * Some servers send a plain mail instead: Exim and Gmail name the recipients in a header, others quote the SMTP
 * response.
 */
function readLetter(email: Email): FailedRecipient[] {
  const recipients = email.headers.find(({ key }) => key === 'x-failed-recipients')?.value ?? '';
  const words = `${email.text ?? ''}\n${email.html ?? ''}`.slice(0, mostText);
  const code = /(?<![\d.])(5\.\d{1,3}\.\d{1,3}|55[0-4])(?![\d.])/.exec(words)?.[1] ?? '';
  if (recipients !== '') return [{ addresses: recipients.split(',').map((address) => address.trim()), code }];
  const { from } = email;
  const isFromServer = /^(mailer-daemon|postmaster)@/i.test(from?.address ?? '');
  return isFromServer && code !== '' ? [{ addresses: [], code }] : [];
}
