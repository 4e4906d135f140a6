import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openSaving } from '../testing/saving-fixture.ts';

// The batch is open until the end of its last second.
const deadline = new Date(frozenNow.getTime() + 86_401_000);
const justBefore = new Date(deadline.getTime() - 1);

let saving: Awaited<ReturnType<typeof openSaving>>;
let port: number;
beforeAll(async () => {
  saving = await openSaving();
  await saving.app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = saving.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => saving.close());

const body = new URLSearchParams({ menuid: 'm', revision: '0', changes: '{"a":"slow"}' }).toString();

/** Sends the head of a save request and waits until the server has read it. */
async function beginSave(token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const arrived = once(saving.app.server, 'request');
  socket.write(
    `POST /v1/enroll/apply/basic HTTP/1.1\r\nHost: localhost\r\nTOKEN: ${token}\r\nConnection: close\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await arrived;
  return socket;
}

async function endSave(socket: Socket): Promise<string> {
  for (const piece of body.slice(5).match(/.{1,7}/g) ?? []) {
    socket.write(piece);
    await setTimeout(5);
  }
  return text(socket);
}

describe('a save whose body dribbles in over the deadline', () => {
  it('counts where it began before', async () => {
    const { token } = await saving.applicant();
    saving.clock.set(justBefore);
    const socket = await beginSave(token);
    saving.clock.set(deadline);
    expect(await endSave(socket)).toContain('"status":200,');
    expect((await saving.open(token)).save_field.normal).toEqual({ a: 'slow' });
  });

  it('does not where it began at the deadline', async () => {
    const { token } = await saving.applicant();
    saving.clock.set(deadline);
    expect(await endSave(await beginSave(token))).toContain('"status":4095,');
  });
});
