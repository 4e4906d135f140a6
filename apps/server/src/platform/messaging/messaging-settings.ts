import type { Language } from '@portico/form-engine/language';
import * as z from 'zod';
import { CannotStart } from '../cannot-start.ts';
import { shortestSecret } from '../secrets/secret-key.ts';

const smsNames = ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_CODE'] as const;

/** The settings of mail and SMS with their rules, to be spread into the schema of all settings. */
export const messagingShape = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'SMTP_URL must look like smtps://user:password@mail.example.edu:465 or smtp://mail.example.edu:587',
    })
    .optional(),
  MAIL_FROM: z.email('MAIL_FROM must be one mail address, for example MAIL_FROM=admissions@example.edu').optional(),
  OWNER_MAIL: z.email('OWNER_MAIL must be one mail address, for example OWNER_MAIL=it@example.edu').optional(),
  OWNER_LANG: z.enum(['sc', 'tc', 'en'], 'OWNER_LANG must be sc, tc or en').default('en'),
  BOUNCE_DOMAIN: z
    .string()
    .regex(
      /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/,
      'BOUNCE_DOMAIN must be a host name in small letters, for example BOUNCE_DOMAIN=bounces.example.edu',
    )
    .optional(),
  BOUNCE_SECRET: z
    .string()
    .min(
      shortestSecret,
      `BOUNCE_SECRET must have at least ${shortestSecret} characters; make one with: openssl rand -hex 32`,
    )
    .optional(),
  SMS_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'SMS_ENDPOINT must be a web address, for example SMS_ENDPOINT=https://dysmsapi.aliyuncs.com',
    })
    .default('https://dysmsapi.aliyuncs.com'),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_TEMPLATE_CODE: z.string().optional(),
  SMS_INTERNATIONAL_SIGN_NAME: z.string().optional(),
  SMS_INTERNATIONAL_TEMPLATE_CODE: z.string().optional(),
} as const;

const shape = z.object(messagingShape);

export interface MessagingSettings {
  /** Null: mail is written to the outbox folder. */
  readonly smtp: SmtpSettings | null;
  /** Null: SMS is written to the outbox folder. */
  readonly sms: SmsSettings | null;
  readonly bounces: BounceSettings;
  /** Who is notified when somebody tries staff passwords. Null: nobody. */
  readonly owner: { readonly address: string; readonly language: Language } | null;
}

export interface BounceSettings {
  /** The domain of return addresses, with one for each mail. Null: bounces go to the sender's address. */
  readonly domain: string | null;
  /** The secret with which a mail server delivers bounce reports. Null: none are accepted. */
  readonly secret: string | null;
}

export interface SmtpSettings {
  readonly url: string;
  /** The sender address of all mails; by default each project's own. */
  readonly from: string | null;
}

/** The approved signature and template of a message. */
interface SmsTemplate {
  readonly signName: string;
  readonly templateCode: string;
}

export interface SmsSettings extends SmsTemplate {
  readonly endpoint: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** For numbers outside the mainland; null: the same template. */
  readonly abroad: SmsTemplate | null;
}

/** Reads and checks the settings of mail and SMS; an empty variable counts as absent. */
export function readMessagingSettings(environment: Readonly<Record<string, string | undefined>>): MessagingSettings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(present);
  if (!parsed.success) throw new CannotStart(parsed.error.issues[0]?.message ?? 'A setting is broken');
  const { SMTP_URL: url, MAIL_FROM: from, SMS_ENDPOINT: endpoint, BOUNCE_DOMAIN, BOUNCE_SECRET, ...rest } = parsed.data;
  const { OWNER_MAIL: address, OWNER_LANG: language, ...sms } = rest;
  if (address !== undefined && url === undefined)
    throw new CannotStart('OWNER_MAIL needs SMTP_URL too: without it no mail leaves the machine');
  return {
    smtp: url === undefined ? null : { url, from: from ?? null },
    sms: smsNames.every((name) => sms[name] === undefined) ? null : { endpoint, ...requireAll(sms) },
    bounces: { domain: BOUNCE_DOMAIN ?? null, secret: BOUNCE_SECRET ?? null },
    owner: address === undefined ? null : { address, language },
  };
}

type SmsValues = Pick<
  z.infer<typeof shape>,
  (typeof smsNames)[number] | (`SMS_INTERNATIONAL_${string}` & keyof typeof messagingShape)
>;

function requireAll(values: SmsValues): Omit<SmsSettings, 'endpoint'> {
  const required = (name: (typeof smsNames)[number]): string => {
    const value = values[name];
    if (value === undefined)
      throw new CannotStart(`For SMS, ${name} must be set too; needed are ${smsNames.join(', ')}`);
    return value;
  };
  return {
    keyId: required('SMS_KEY_ID'),
    keySecret: required('SMS_KEY_SECRET'),
    signName: required('SMS_SIGN_NAME'),
    templateCode: required('SMS_TEMPLATE_CODE'),
    abroad: readAbroad(values),
  };
}

function readAbroad(values: SmsValues): SmsTemplate | null {
  const { SMS_INTERNATIONAL_SIGN_NAME: signName, SMS_INTERNATIONAL_TEMPLATE_CODE: templateCode } = values;
  if (signName === undefined && templateCode === undefined) return null;
  if (signName !== undefined && templateCode !== undefined) return { signName, templateCode };
  throw new CannotStart('SMS_INTERNATIONAL_SIGN_NAME and SMS_INTERNATIONAL_TEMPLATE_CODE must be set together');
}
