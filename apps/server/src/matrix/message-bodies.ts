import { randomUUID } from 'node:crypto';
import { sealStop } from '../features/messages/telling/stop-token.ts';
import { testSecretKey } from '../testing/test-server.ts';
import type { Person } from './person/build-person.ts';

interface Asking {
  readonly person: Person;
}
const pdf = (): File => new File([Buffer.from('%PDF-1.4\n%%EOF\n')], 'a.pdf', { type: 'application/pdf' });
const threadOf = ({ person }: Asking) => ({ project: person.world.id, applicant: person.ids.applicant });

/** Bodies of calls about messages; each conversation is assigned to nobody. */
export const messageBodies = {
  recordList: () => ({}),
  sendMessage: () => ({ id: randomUUID(), text: 'x', files: '' }),
  readMessages: ({ person }: Asking) => ({ id: person.ids.question }),
  uploadForMessage: () => ({ id: randomUUID(), file: pdf() }),
  listThreads: ({ person }: Asking) => ({ project: person.world.id, list: 'all' }),
  readThread: threadOf,
  markThread: (asking: Asking) => ({ ...threadOf(asking), message: asking.person.ids.question }),
  // Others may have written meanwhile, which is refused to everybody alike; an empty conversation is at revision 0.
  answerThread: (asking: Asking) => ({
    ...threadOf(asking),
    message: randomUUID(),
    revision: 1,
    text: 'x',
    files: [],
  }),
  draftAnswer: (asking: Asking) => ({ ...threadOf(asking), message: randomUUID(), text: 'x' }),
  assignThread: (asking: Asking) => ({ ...threadOf(asking), staff: null, was: null }),
  settleThread: (asking: Asking) => ({ ...threadOf(asking), revision: 1 }),
  chooseMails: () => ({ answers: '0' }),
  stopMails: ({ person }: Asking) => ({
    token: sealStop(testSecretKey, { project: person.world.id, applicant: person.ids.applicant }),
  }),
  listReadyAnswers: ({ person }: Asking) => ({ project: person.world.id }),
  saveReadyAnswer: ({ person }: Asking) => ({
    project: person.world.id,
    answer: randomUUID(),
    revision: 0,
    name: 'x',
    words: { sc: 'x', tc: 'x', en: 'x' },
  }),
  removeReadyAnswer: ({ person: { world } }: Asking) => ({ project: world.id, answer: world.readyAnswer, revision: 1 }),
  uploadForAnswer: (asking: Asking) => ({ ...threadOf(asking), message: randomUUID(), file: pdf() }),
};
