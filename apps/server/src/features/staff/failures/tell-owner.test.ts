import fastify from 'fastify';
import { expect, it } from 'vitest';
import { DeliverLater } from '../../../platform/messaging/delivery/deliver-message.ts';
import type { Outcome, OutgoingMessage } from '../../../platform/messaging/message.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { type OwnerJobParts, tellOwner } from './tell-owner.ts';

const id = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000aa';
const counts = { failures: 20, accounts: 5, addresses: 2 };
const accepted: Outcome = { state: 'accepted', providerId: 'x' };

function build(messaging: OwnerJobParts['messaging'], outcome = accepted) {
  const sent: OutgoingMessage[] = [];
  const parts: OwnerJobParts = {
    drivers: [
      {
        channel: 'mail',
        send: async (message) => {
          sent.push(message);
          return outcome;
        },
        close: () => undefined,
      },
    ],
    messaging,
    publicUrl: 'https://apply.example.edu',
    clock: { now: () => frozenNow },
    log: fastify().log,
  };
  return { parts, sent };
}

const smtp = { url: 'smtp://mail.example.edu', from: 'portal@example.edu' };
const owner = { address: 'it@example.edu', language: 'en' } as const;

it('writes numbers to the address of the settings, from the address that mail comes from', async () => {
  const { parts, sent } = build({ owner, smtp });
  await tellOwner(parts, id, counts);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ id, recipient: 'it@example.edu', fromAddress: 'portal@example.edu', forget: true });
  expect(sent[0]?.text).toContain('20 sign-ins of staff at apply.example.edu failed');
  expect(sent[0]?.text).toContain('5 different accounts');
});

it.each([
  ['sc', '大量工作人员登录失败'],
  ['tc', '大量工作人員登入失敗'],
] as const)('writes in the language of the settings: %s', async (language, words) => {
  const { parts, sent } = build({ owner: { ...owner, language }, smtp: { ...smtp, from: null } });
  await tellOwner(parts, id, counts);
  expect(sent[0]?.subject).toContain(words);
  expect(sent[0]).toMatchObject({ language, fromAddress: 'it@example.edu' });
});

it('writes to nobody where the settings name nobody', async () => {
  const { parts, sent } = build({ owner: null, smtp });
  await tellOwner(parts, id, counts);
  expect(sent).toEqual([]);
});

it('is tried again where the mail server asks for that', async () => {
  const { parts } = build({ owner, smtp }, { state: 'later', problem: '451', answered: true });
  await expect(tellOwner(parts, id, counts)).rejects.toThrow(DeliverLater);
});
