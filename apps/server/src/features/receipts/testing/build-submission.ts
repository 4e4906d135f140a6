import { randomUUID } from 'node:crypto';
import { canonicalHash } from '../../../domain/receipts/canonical-json.ts';
import { sealReceipt } from '../../../domain/receipts/seal-receipt.ts';
import { buildFacts } from '../../../domain/receipts/testing/sample-facts.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import type { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, type ToyProject } from '../../../testing/toys/toy-tenants.ts';

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'ownerDb' | 'receiptKeys'>;

/** Creates an applicant with a submission and its receipt. */
export async function buildSubmission(
  { ownerDb, receiptKeys }: Server,
  project: ToyProject,
  options: { readonly number?: string; readonly installation?: string; readonly title?: string } = {},
) {
  const { batchId } = project;
  const person = await buildApplicant(ownerDb, project, { state: 2, batchId });
  const application = await ownerDb
    .selectFrom('applications')
    .select('id')
    .where('applicant_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const snapshot = { fields: {}, rows: {} };
  const { number = 'B202601000001', installation = 'localhost:8080' } = options;
  const hash = canonicalHash(snapshot);
  const { title } = options;
  const titles = title === undefined ? {} : { project: { sc: title, tc: title, en: title } };
  const facts = buildFacts({
    installation,
    number,
    answersHash: hash,
    submittedAt: frozenNow.toISOString(),
    ...titles,
  });
  const receipt = sealReceipt(facts, receiptKeys);
  await ownerDb
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      project_id: project.id,
      application_id: application.id,
      applicant_id: person.id,
      batch_id: batchId,
      form_version_id: randomUUID(),
      number,
      sequence: Number(number.slice(-6)),
      snapshot: JSON.stringify(snapshot),
      hash,
      receipt: JSON.stringify(receipt),
      submitted_at: frozenNow,
    })
    .execute();
  return { ...person, receipt };
}
