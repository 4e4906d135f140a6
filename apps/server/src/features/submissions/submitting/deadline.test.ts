import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { submit } from '@portico/contract/submissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openSubmitting } from '../testing/submitting-fixture.ts';

// The batch is open until the end of its last second.
const deadline = new Date(frozenNow.getTime() + 86_400_000 + 1000);
const justBefore = new Date(deadline.getTime() - 1);

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
let port: number;
beforeAll(async () => {
  submitting = await openSubmitting();
  await submitting.app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = submitting.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => submitting.close());

const body = 'terms=1&known_items=1';

/** Sends the head of a request and waits until the server has read it. */
async function begin(token: string, date: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const arrived = once(submitting.app.server, 'request');
  socket.write(
    `POST /v1/enroll/apply/submit HTTP/1.1\r\nHost: localhost\r\nTOKEN: ${token}\r\nConnection: close\r\nDate: ${date}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 3)}`,
  );
  await arrived;
  return socket;
}

describe('the last second', () => {
  it.each(['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 2099 23:59:59 GMT'])(
    'is that of the server when the head of the request came, though the client says %s',
    async (date) => {
      const { token } = await submitting.applicant();
      submitting.clock.set(justBefore);
      const socket = await begin(token, date);
      submitting.clock.set(new Date(deadline.getTime() + 60_000));
      socket.write(body.slice(3));
      const answer = await text(socket);
      expect(answer).toContain('"status":200,');
      expect(answer).toContain(`"submitted_at":${Math.floor(justBefore.getTime() / 1000)}`);

      const late = await submitting.applicant();
      submitting.clock.set(deadline);
      const tooLate = await begin(late.token, date);
      tooLate.write(body.slice(3));
      expect(await text(tooLate)).toContain('"status":4095,');
      submitting.clock.set(frozenNow);
    },
  );

  it.each(['Pacific/Kiritimati', 'Asia/Shanghai', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'])(
    'is the same moment where the institution is in %s',
    async (time_zone) => {
      const { id } = submitting.project;
      await submitting.ownerDb.updateTable('projects').set({ time_zone }).where('id', '=', id).execute();
      const early = await submitting.applicant();
      submitting.clock.set(justBefore);
      expect(await outcome(submitting.client.as(early).send(submit, { terms: 1, known_items: 1, time: 1 }))).toBe(
        'done',
      );
      const late = await submitting.applicant();
      submitting.clock.set(deadline);
      expect(await refused(submitting.submit(late.token))).toBe('batchClosed');
      // A repeated request gets its response even after the deadline.
      expect(await outcome(submitting.submit(early.token))).toBe('done');
      submitting.clock.set(frozenNow);
    },
  );
});
