import { applyMenu, saveBasic } from '@portico/contract/applications';
import { batchInfo, chooseBatch } from '@portico/contract/batches';
import { newPreview } from '@portico/contract/previews';
import { recommendList } from '@portico/contract/recommendations';
import { checkSendEmailState, replaceReferee, sendEmail } from '@portico/contract/referees';
import { reapply, revokeApply, submit } from '@portico/contract/submissions';
import { projectBatches } from '@portico/contract/tenants';
import { endOfMinute } from '@portico/form-engine/states/periods';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueReminders } from '../features/referees/reminders/send-due-reminders.ts';
import { pdf } from '../features/uploads/testing/sample-files.ts';
import { createLogger } from '../platform/log.ts';
import { openClient, outcome } from '../testing/client.ts';
import { frozenNow } from '../testing/frozen-clock.ts';
import { openLetters } from '../testing/toys/toy-letters.ts';
import { buildApplicant } from '../testing/toys/toy-tenants.ts';

// The batch and its letters end in the same minute, as staff would enter it; recommenders' sessions last that long.
const end = endOfMinute(new Date(frozenNow.getTime() + 10 * 3_600_000));
const lastMoment = new Date(end.getTime() + 999);
const over = new Date(end.getTime() + 1000);

let world: Awaited<ReturnType<typeof openLetters>>;
beforeAll(async () => {
  world = await openLetters();
  await world.ownerDb.updateTable('batches').set({ ends_at: end }).execute();
});
beforeEach(() => world.clock.set(frozenNow));
afterAll(() => world.close());

const mail = 'li@pku.edu.cn';
const answers = { named: [{ who: 'Prof. Li', mail }] };
const ticked = { terms: 1, known_items: 1 } as const;

const person = () => buildApplicant(world.ownerDb, world.here, { state: 1, batchId: world.here.batchId });
const newcomer = () => buildApplicant(world.ownerDb, world.here);
const invited = () => world.invite();

const save = (token: string, menuid: string, changes: object) =>
  world.as(token).call(saveBasic, { menuid, revision: 0, changes: JSON.stringify(changes) });
const send = (token: string) =>
  world.as(token).call(sendEmail, { menuid: 'referees', columnNumber: 1, email: mail, notice: 'Nobody reads them.' });

/** An applicant who has named a recommender. */
async function naming() {
  const made = await person();
  await save(made.token, 'referees', answers);
  return made;
}

async function submitted() {
  const made = await naming();
  await world.as(made.token).call(submit, ticked);
  return made;
}

async function invitedRequest() {
  const made = await submitted();
  const { list } = await send(made.token);
  return { ...made, uid: list[0]?.uid ?? '' };
}

async function askedLongAgo() {
  const { uid } = await invitedRequest();
  const invited_at = new Date(frozenNow.getTime() - 7 * 86_400_000);
  await world.ownerDb.updateTable('recommendations').set({ invited_at }).where('id', '=', uid).execute();
}

async function written() {
  const made = await invited();
  await world.save(made.token, made.id, { praise: 'well' });
  return made;
}

type Row = readonly [what: string, begin: () => Promise<() => Promise<unknown>>, inTime: unknown, late: unknown];

/** A check for a deadline: who arrives before the end, what they do, and the expected outcomes in time and late. */
function caseOf<T>(
  what: string,
  arrange: () => Promise<T>,
  act: (who: T) => Promise<unknown>,
  inTime: unknown,
  late: unknown,
): Row {
  const begin = async () => {
    const who = await arrange();
    return () => act(who);
  };
  return [what, begin, inTime, late];
}

const acts: readonly Row[] = [
  caseOf(
    'choosing a batch',
    newcomer,
    ({ token }) => world.as(token).call(chooseBatch, { batchId: world.here.batchId }),
    'done',
    'batchClosed',
  ),
  caseOf('saving a module', person, ({ token }) => save(token, 'referees', answers), 'done', 'batchClosed'),
  caseOf(
    'uploading a file',
    person,
    ({ token }) => world.upload(token, pdf, { field: 'any', menu: 'papers', name: 'paper.pdf' }),
    'done',
    'batchClosed',
  ),
  caseOf('submitting', naming, ({ token }) => world.as(token).call(submit, ticked), 'done', 'batchClosed'),
  caseOf('withdrawing', submitted, ({ token }) => world.as(token).call(revokeApply, {}), 'done', 'notRevocable'),
  caseOf('applying again', submitted, ({ token }) => world.as(token).call(reapply, {}), 'notReapplicable', 'done'),
  caseOf('inviting before submitting', naming, ({ token }) => send(token), 'done', 'lettersClosed'),
  caseOf('inviting after submitting', submitted, ({ token }) => send(token), 'done', 'lettersClosed'),
  caseOf(
    'replacing a recommender',
    invitedRequest,
    ({ token, uid }) => world.as(token).call(replaceReferee, { uid, values: '{"who":"Wu","mail":"wu@pku.edu.cn"}' }),
    'done',
    'lettersClosed',
  ),
  caseOf(
    'writing a letter',
    invited,
    ({ token, id }) => world.save(token, id, { praise: 'well' }),
    'done',
    'lettersClosed',
  ),
  caseOf('a file of a letter', invited, ({ token, id }) => world.bring(token, id, pdf), 'done', 'lettersClosed'),
  caseOf('handing a letter in', written, (letter) => world.submit(letter.token, letter), 'done', 'lettersClosed'),
];

const anybody = () => openClient(world.app, world.here);
const info = (token: string) => world.as(token).call(batchInfo, {});
const can = async (token: string) => (await world.as(token).call(newPreview, {})).can;

const signs: readonly Row[] = [
  caseOf(
    'the public list of batches',
    async () => anybody(),
    async (client) => (await client.call(projectBatches, {})).list[0]?.batch_state,
    1,
    2,
  ),
  caseOf('the list of batches', person, async ({ token }) => (await info(token)).list[0]?.batch_state, 1, 2),
  caseOf('batches to choose', newcomer, async ({ token }) => (await info(token)).apply_list.length, 1, 0),
  caseOf('the form', person, async ({ token }) => (await world.as(token).call(applyMenu, {})).batch_state, 1, 2),
  caseOf('an offer to withdraw', submitted, async ({ token }) => (await can(token)).revoke, true, false),
  caseOf('an offer to apply again', submitted, async ({ token }) => (await can(token)).reapply, false, true),
  caseOf(
    'an offer to invite',
    submitted,
    async ({ token }) => (await world.as(token).call(checkSendEmailState, {})).isReferee,
    true,
    false,
  ),
  caseOf(
    'the list of a recommender',
    invited,
    async ({ token }) => (await world.as(token).call(recommendList, {})).list[0]?.open,
    true,
    false,
  ),
  caseOf(
    'a reminder by the calendar',
    askedLongAgo,
    async () =>
      sendDueReminders(
        { database: world.database, publicUrl: 'https://x.test', log: createLogger('silent') },
        world.clock.now(),
      ),
    1,
    0,
  ),
];

describe('a batch and its letters are open through their last second', () => {
  it.each(acts)('%s', async (_what, begin, inTime, late) => {
    const [early, tooLate] = [await begin(), await begin()];
    world.clock.set(lastMoment);
    expect(await outcome(early())).toBe(inTime);
    world.clock.set(over);
    expect(await outcome(tooLate())).toBe(late);
  });

  it.each(signs)('%s says so', async (_what, begin, inTime, late) => {
    await world.ownerDb.deleteFrom('recommendations').execute();
    const read = await begin();
    world.clock.set(lastMoment);
    expect(await read()).toBe(inTime);
    world.clock.set(over);
    expect(await read()).toBe(late);
  });
});

describe('a service period is open through its last second', () => {
  it.each([
    ['for applicants', async () => info((await newcomer()).token)],
    ['for a save', async () => save((await person()).token, 'referees', answers)],
    [
      'for recommenders',
      async () => {
        const { token, id } = await invited();
        return world.save(token, id, { praise: 'well' });
      },
    ],
  ] as const)('%s', async (_what, act) => {
    const setEnd = (service_ends_at: Date) =>
      world.ownerDb.updateTable('projects').set({ service_ends_at }).where('id', '=', world.here.id).execute();
    const now = frozenNow.getTime();
    await setEnd(new Date(now - 999));
    expect(await outcome(act())).toBe('done');
    await setEnd(new Date(now - 1000));
    expect(await outcome(act())).toBe('serviceEnded');
    await setEnd(new Date('2030-01-01T00:00:59Z'));
  });
});
