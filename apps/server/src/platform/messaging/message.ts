import type { Language, LocalText } from '@portico/form-engine/language';

export type Channel = 'mail' | 'sms';

/** A message as a driver gets it. */
export interface OutgoingMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly orgId: string;
  readonly projectId: string;
  readonly projectTitle: LocalText;
  readonly recipient: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly template: Readonly<Record<string, string>>;
  readonly language: Language;
  /** How many earlier tries were answered; the same number again means that the last answer never came. */
  readonly answers: number;
  readonly createdAt: Date;
  /** Nothing of it is kept once it has gone. */
  readonly forget: boolean;
}

/**
 * What became of one try. Refused is for good; later is worth another try. A problem is a code, never a sentence:
 * sentences of servers quote addresses. Undeliverable is a mail that the receiver's side does not take, as opposed to what
 * is wrong with us or the line.
 */
export type Outcome =
  | { readonly state: 'accepted'; readonly providerId: string }
  | { readonly state: 'refused'; readonly problem: string; readonly undeliverable?: boolean }
  | {
      readonly state: 'later';
      readonly problem: string;
      readonly answered: boolean;
      readonly undeliverable?: boolean;
    };

/** Sends the messages of one channel. */
export interface Driver {
  readonly channel: Channel;
  send(message: OutgoingMessage): Promise<Outcome>;
  /** Removes what it kept of a message whose receiver left meanwhile; absent where nothing is kept. */
  readonly takeBack?: (message: OutgoingMessage) => Promise<void>;
  /** Breaks off what is under way; such a try ends as one whose answer was lost. */
  close(): void;
}
