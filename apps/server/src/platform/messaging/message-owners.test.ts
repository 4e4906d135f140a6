import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApplicant } from '../../testing/toys/toy-tenants.ts';
import { forgetMessages } from './forget-messages.ts';
import { listKeysOf } from './message-owners.ts';
import { type DeliveryFixture, openDeliveryFixture, toyMail } from './testing/delivery-fixture.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await openDeliveryFixture();
});
afterAll(() => fixture.close());

it('whoever leaves takes along what recommenders were told of them, and nothing else that went to these', async () => {
  const { ownerDb, database, mine } = fixture;
  const { id: applicantId } = await buildApplicant(ownerDb, mine);
  const { id: other } = await buildApplicant(ownerDb, mine);
  const recommender = { ...toyMail, recipient: 'Ada@example.org' };
  const deleted = [
    await fixture.queue({ ...toyMail, recipient: 'ann@example.com', purpose: 'submitted', applicantId }),
    await fixture.queue({ ...recommender, purpose: 'letter-invitation', applicantId }),
    await fixture.queue({ ...recommender, purpose: 'letter-reminder', applicantId }),
    await fixture.queue({ ...recommender, purpose: 'letter-thanks', applicantId }),
  ];
  const remaining = [
    await fixture.queue({ ...recommender, purpose: 'letter-invitation', applicantId: other }),
    await fixture.queue(recommender),
  ];
  const db = database.forProject(mine);
  const keys = await listKeysOf(db, applicantId);
  expect(keys).toEqual(['ann@example.com']);
  expect((await forgetMessages(db, keys, applicantId)).toSorted()).toEqual(deleted.toSorted());
  const left = await ownerDb.selectFrom('outgoing_messages').select('id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(remaining.toSorted());
});
