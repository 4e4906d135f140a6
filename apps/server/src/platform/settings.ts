import { join, resolve } from 'node:path';
import * as z from 'zod';
import { CannotStart } from './cannot-start.ts';
import { type MessagingSettings, readMessagingSettings } from './messaging/messaging-settings.ts';
import type { KnownKey } from './receipt-keys/receipt-keys.ts';
import { readTrustedKeys } from './receipt-keys/trusted-keys.ts';
import { shortestSecret } from './secrets/secret-key.ts';
import { readStorageSettings, type S3Settings } from './storage/storage-settings.ts';
import { readWechatSettings, wechatShape, type WechatSettings } from './wechat-settings.ts';

const portRule = 'PORT must be a number from 0 to 65535, for example PORT=8080';
const proxyRule = 'TRUST_PROXY must be the number of proxies in front, for example TRUST_PROXY=1';
const officeRule =
  'OFFICE_VIEWER_URL must be a web address with {file} in it, for example https://office.example.edu/view?src={file}';
const picturesRule = 'PICTURES_URL must be a web address, for example PICTURES_URL=https://pictures.example.edu';
const previousRule = `SECRET_KEY_PREVIOUS must be former secrets of at least ${shortestSecret} characters, with blanks between them`;
const addressRule = 'PUBLIC_URL must be a web address, for example PUBLIC_URL=https://apply.example.edu';

/** Every setting with its rule; an empty variable counts as absent. */
const shape = z.object({
  PORT: wholeNumber(portRule)
    .refine((port) => port <= 65_535, portRule)
    .default(8080),
  HOST: z.string().optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: addressRule, abort: true })
    .refine(isOriginAlone, 'PUBLIC_URL must end after the host and port, for example https://apply.example.edu')
    .optional(),
  PORTICO_DATA: z.string().default('data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'DATABASE_URL must look like postgresql://user:password@host:5432/portico',
    })
    .optional(),
  SECRET_KEY: z
    .string()
    .min(
      shortestSecret,
      `SECRET_KEY must have at least ${shortestSecret} characters; make one with: openssl rand -base64 48`,
    )
    .optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .transform((keys) => keys.split(/\s+/).filter((key) => key !== ''))
    .refine((keys) => keys.every((key) => key.length >= shortestSecret), previousRule)
    .default([]),
  DEMO: z.enum(['1', '0', 'on', 'off'], 'DEMO must be 1 or 0').optional(),
  SSO_PRIVATE_ADDRESSES: z.enum(['1', '0'], 'SSO_PRIVATE_ADDRESSES must be 1 or 0').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
    )
    .default('info'),
  TRUST_PROXY: wholeNumber(proxyRule).default(0),
  FONTS: z.string().default('system'),
  OFFICE_VIEWER_URL: z
    .url({ protocol: /^https?$/, error: officeRule, abort: true })
    .refine((address) => address.includes('{file}'), officeRule)
    .optional(),
  PICTURES_URL: z
    .url({ protocol: /^https?$/, error: picturesRule, abort: true })
    .refine((address) => !/[?#@;,\s]/.test(address), picturesRule)
    .optional(),
  ...wechatShape,
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Whether only this machine is meant to reach it: it only listens locally, and no other address is public. */
  readonly isLocal: boolean;
  readonly publicUrl: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly secretKey: string | null;
  /** What was the secret before; the start seals anew with the present one what they open. */
  readonly previousKeys: readonly string[];
  readonly demo: boolean;
  /** Whether providers of single sign-on may have private addresses, and plain http on this machine. */
  readonly ssoPrivate: boolean;
  readonly logLevel: string;
  readonly proxies: number;
  /** The fonts of documents: `system`, `off` for only our own, or a folder with further fonts. */
  readonly fonts: string;
  /** Displays office documents; `{file}` becomes the address it fetches them from. Null: they are downloaded. */
  readonly officeViewer: string | null;
  /**
   * The base address of logos, icons and banners, for addresses that begin with /pictures/; empty means this server.
   */
  readonly picturesUrl: string;
  readonly messaging: MessagingSettings;
  /** Null: files are stored under PORTICO_DATA. */
  readonly storage: S3Settings | null;
  /** The installation's account at WeChat. Null: it has none. */
  readonly wechat: WechatSettings | null;
  /** Keys of other installations whose receipts are accepted. */
  readonly trustedReceiptKeys: readonly KnownKey[];
}

/** Reads and checks the environment once; an invalid setting stops the start with one line. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = shape.safeParse(present);
  if (!parsed.success) throw new CannotStart(parsed.error.issues[0]?.message ?? 'A setting is broken');
  const values = parsed.data;
  if (values.DATABASE_URL !== undefined && values.SECRET_KEY === undefined) {
    throw new CannotStart('With DATABASE_URL, SECRET_KEY must be set too; make one with: openssl rand -base64 48');
  }
  const hasPublicName = values.PUBLIC_URL !== undefined && !isLoopback(new URL(values.PUBLIC_URL).hostname);
  // Without a public name, the server only listens locally.
  const host = values.HOST ?? (hasPublicName ? '0.0.0.0' : '127.0.0.1');
  const isLocal = !hasPublicName && isLoopback(host);
  const hasDemo = isLocal && values.DATABASE_URL === undefined;
  return {
    port: values.PORT,
    host,
    isLocal,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataFolder: resolve(values.PORTICO_DATA),
    databaseUrl: values.DATABASE_URL ?? null,
    secretKey: values.SECRET_KEY ?? null,
    previousKeys: values.SECRET_KEY_PREVIOUS,
    demo: values.DEMO === undefined ? hasDemo : values.DEMO === '1' || values.DEMO === 'on',
    ssoPrivate: values.SSO_PRIVATE_ADDRESSES === undefined ? isLocal : values.SSO_PRIVATE_ADDRESSES === '1',
    logLevel: values.LOG_LEVEL,
    proxies: values.TRUST_PROXY,
    fonts: values.FONTS,
    officeViewer: values.OFFICE_VIEWER_URL ?? null,
    picturesUrl: (values.PICTURES_URL ?? '').replace(/\/+$/, ''),
    messaging: readMessagingSettings(environment),
    storage: readStorageSettings(environment),
    wechat: readWechatSettings(values),
    trustedReceiptKeys: readTrustedKeys(environment),
  };
}

/** The settings of a server on an automatic port, once the port is known. */
export function withPort(settings: Settings, port: number): Settings {
  return { ...settings, port, publicUrl: settings.publicUrl.replace(/:0$/, `:${port}`) };
}

/** The paths of everything below PORTICO_DATA. */
export function dataPaths(dataFolder: string) {
  return {
    postgres: join(dataFolder, 'postgres'),
    outbox: join(dataFolder, 'outbox'),
    files: join(dataFolder, 'files'),
    demoMessages: join(dataFolder, 'outbox-of-demo'),
    secretKey: join(dataFolder, 'secret-key'),
    ownerAccount: join(dataFolder, 'owner-account.txt'),
  } as const;
}

// Only digits: JavaScript would also accept 0x10 and 1e4, which are surely mistakes.
function wholeNumber(error: string) {
  return z
    .string()
    .regex(/^\d{1,6}$/, error)
    .transform(Number);
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(host);
}

function isOriginAlone(address: string): boolean {
  const url = new URL(address);
  return url.pathname === '/' && !/[?#@]/.test(address);
}
