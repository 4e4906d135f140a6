import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { frozenClock } from '../../../testing/frozen-clock.ts';
import { addArrivalTimes } from './arrival-times.ts';

/** Node forgets the address of a client as soon as the connection is gone. */
async function hangUp({ raw }: FastifyRequest): Promise<void> {
  Object.defineProperty(raw.socket, 'remoteAddress', { value: undefined, configurable: true });
}

async function answerTo(client: 'gone before' | 'gone after'): Promise<unknown> {
  const app = Fastify();
  if (client === 'gone before') app.addHook('onRequest', hangUp);
  addArrivalTimes(app, frozenClock());
  app.addHook('onRequest', hangUp);
  app.get('/', async ({ arrivedFrom }) => ({ arrivedFrom }));
  return (await app.inject({ url: '/', remoteAddress: '203.0.113.9' })).json();
}

it('the client’s address is known after the client has gone', async () => {
  expect(await answerTo('gone after')).toEqual({ arrivedFrom: '203.0.113.9' });
});

it('a request whose client had gone before it was read is refused', async () => {
  expect(await answerTo('gone before')).toMatchObject({ message: 'malformed' });
});
