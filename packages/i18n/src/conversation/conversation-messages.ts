import type { Dictionary } from '../dictionary.ts';
import type { conversation } from './en.ts';

type Conversation = typeof conversation;

/** English defines keys and arguments. */
export type ConversationMessages = Conversation;

/** The words around messages to and from the admissions office, loaded with their screen. */
export const conversationMessages = {
  sc: (): Promise<Dictionary<Conversation>> => import('./sc.ts').then((chunk) => chunk.conversation),
  tc: (): Promise<Dictionary<Conversation>> => import('./tc.ts').then((chunk) => chunk.conversation),
  en: (): Promise<Dictionary<Conversation>> => import('./en.ts').then((chunk) => chunk.conversation),
} as const;
