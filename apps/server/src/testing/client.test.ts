import { applyMenu } from '@portico/contract/applications';
import { errors } from '@portico/contract/errors';
import { reapply } from '@portico/contract/submissions';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { openClient, outcome, refusal, refused } from './client.ts';

function answering(answer: object) {
  const app = fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
  app.post(reapply.path, async () => answer);
  app.get(applyMenu.path, async () => answer);
  return openClient(app);
}

const done = answering({ status: 200, message: '', data: { application_state: 1 } });
const closed = answering({ status: errors.batchClosed.status, message: 'Closed.', data: { since: 1 } });

describe('the test client', () => {
  it('gives what a call answers', async () => {
    expect(await done.call(reapply, {})).toEqual({ application_state: 1 });
    expect(await outcome(done.call(reapply, {}))).toBe('done');
  });

  it('takes no answer that its schema does not allow', async () => {
    const wrong = answering({ status: 200, message: '', data: { application_state: 7 } });
    await expect(wrong.call(reapply, {})).rejects.toThrow('application_state');
    await expect(outcome(wrong.call(reapply, {}))).rejects.toThrow('application_state');
    await expect(done.call(applyMenu, {})).rejects.toThrow('menu_list');
  });

  it('names the error of a refusal', async () => {
    expect(await refusal(closed.call(reapply, {}))).toMatchObject({ error: 'batchClosed', data: { since: 1 } });
    expect(await refused(closed.call(reapply, {}))).toBe('batchClosed');
    expect(await outcome(closed.call(reapply, {}))).toBe('batchClosed');
    await expect(refused(done.call(reapply, {}))).rejects.toThrow('Nothing was refused');
  });
});
