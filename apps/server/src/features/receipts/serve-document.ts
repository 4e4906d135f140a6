import * as z from 'zod';
import '../../platform/http/declared-routes.ts';
import { receiptDocumentPath, receiptFilePath } from '@portico/contract/receipts';
import { writeReceiptText } from '@portico/contract/receipts/receipt-text';
import { isLanguage } from '@portico/form-engine/language';
import { create } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppParts } from '../../platform/app-parts.ts';
import { makeDocument } from '../../platform/documents/make-document.ts';
import { applicantSessionsIn } from '../../platform/session/file-cookie.ts';
import type { StreamOperation } from '../../platform/http/docs/open-api.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicantSession, findSessionByHash } from '../../platform/session/applicant-session.ts';
import { hashToken } from '../../platform/session/token.ts';
import { ownRows } from '../../platform/session/whose.ts';
import { languageOf } from '../../platform/wire/request/language-of.ts';
import { limitPerPerson } from './limit-per-person.ts';
import { receiptDocument } from './receipt-document.ts';
import { findLook, findSubmission } from './receipts.queries.ts';

const query = z.object({
  domain: z.string().optional(),
  lang: z.string().optional(),
  zone: z.string().max(64).optional(),
  submission: z.uuid().optional(),
});

/** Operations without a JSON schema. */
export const receiptOperations: readonly StreamOperation[] = [
  {
    name: 'receiptDocument',
    summary: 'The receipt of what the caller submitted last, or of the submission that is named, as a PDF',
    method: 'get',
    path: receiptDocumentPath,
    access: ['applicant'],
    limit: 'write',
  },
];

/** The receipt as a PDF: by the TOKEN header, or by the file cookie when a browser follows a link. */
export function addReceiptDocument(app: FastifyInstance, parts: AppParts): void {
  const config = { access: ['applicant'], limit: 'write', described: 'page' } as const;
  const fewAtOnce = limitPerPerson();
  for (const url of [receiptDocumentPath, receiptFilePath]) {
    app.get(url, { config }, async (request, reply) => {
      const parsed = query.safeParse(request.query);
      if (!parsed.success) throw new Refused('malformed');
      const session = await findAsking(parts, request, parsed.data.domain);
      if (session === undefined) throw new Refused('notSignedIn');
      const db = parts.database.forPeople(session.project, ownRows(session));
      const submissionId = parsed.data.submission;
      const submission = await findSubmission(db, session.applicantId, submissionId);
      if (submission === undefined) throw new Refused(submissionId === undefined ? 'notSubmitted' : 'notFound');
      const { organisation, color, traits, languages } = await findLook(db);
      const { lang, zone } = parsed.data;
      const content = receiptDocument(submission, {
        publicUrl: parts.settings.publicUrl,
        organisation,
        colour: color,
        choiceWord: traits.choiceWord,
        language: isLanguage(lang) ? lang : languageOf(request),
        offered: languages.filter(isLanguage),
        zone: isZone(zone) ? zone : null,
      });
      const pdf = await fewAtOnce(session.applicantId, () => makeDocument('receipt', content));
      return reply
        .type('application/pdf')
        .headers({
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-disposition': create(`receipt-${submission.number}.pdf`),
        })
        .send(withReceiptText(pdf, writeReceiptText(submission.receipt)));
    });
  }
}

/** The caller; a browser may be signed in to several projects and says which one it means. */
async function findAsking(
  { database, clock, secretKey }: AppParts,
  request: FastifyRequest,
  domain: string | undefined,
): Promise<ApplicantSession | undefined> {
  const { token } = request.headers;
  const hashes = typeof token === 'string' ? [hashToken(token)] : applicantSessionsIn(request.cookies, secretKey);
  for (const hash of hashes) {
    const session = await findSessionByHash(database.unscoped, hash, clock.now());
    if (session !== undefined && (domain === undefined || session.project.slug === domain)) return session;
  }
  return undefined;
}

function isZone(name: string | undefined): name is string {
  if (name === undefined) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Embeds the receipt's text in its PDF, where the page that checks receipts finds it. It is a comment at the end,
 * followed by a copy of the pointer to the cross-reference table, which PDF readers expect last.
 */
function withReceiptText(pdf: Uint8Array, text: string): Buffer {
  const whole = Buffer.from(pdf);
  const [, contents] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(whole.toString('latin1', whole.length - 100)) ?? [];
  if (contents === undefined) return whole;
  return Buffer.concat([whole, Buffer.from(`\n%${text}\nstartxref\n${contents}\n%%EOF\n`, 'latin1')]);
}
