import type { Language, LocalText } from '@portico/form-engine/language';

export type Channel = 'mail' | 'sms';

/** A message as passed to a driver. */
export interface OutgoingMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly orgId: string;
  readonly projectId: string;
  readonly projectTitle: LocalText;
  readonly recipient: string;
  readonly fromName: string;
  readonly fromAddress: string;
  /** Where answers go; empty for the sender's address. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly template: Readonly<Record<string, string>>;
  readonly language: Language;
  /** How many earlier attempts got a response; the same number again means that the last response was lost. */
  readonly answers: number;
  readonly createdAt: Date;
  /** Nothing of it is kept after it is sent. */
  readonly forget: boolean;
}

/**
 * The outcome of one attempt. `refused` is permanent; `later` is worth another attempt. A problem is a code, never a
 * sentence, because servers quote addresses in sentences. Undeliverable means refused by the recipient's side, as
 * opposed to a problem with us or the connection.
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
  /**
   * Removes its copy of a message whose recipient has deleted the account meanwhile; absent if the driver keeps no
   * copies.
   */
  readonly takeBack?: (message: OutgoingMessage) => Promise<void>;
  /** Aborts attempts in progress; they count as attempts whose response was lost. */
  close(): void;
}
