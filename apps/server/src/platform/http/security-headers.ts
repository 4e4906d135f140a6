import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** No inline scripts or styles, and nothing from other servers. */
const strict = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
} as const;

type Directives = Readonly<Record<string, readonly string[]>>;

/** The policy of one surface: the strict one with the additions that it needs. */
export function contentPolicy(changes: Directives = {}): string {
  return Object.entries({ ...strict, ...changes })
    .map(
      ([name, sources]) =>
        `${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)} ${sources.join(' ')}`,
    )
    .join('; ');
}

/** The policy of pages that may show frames of some origins. */
export function framingPolicy(
  { picturesUrl }: Pick<SecuritySettings, 'picturesUrl'>,
  origins: readonly string[],
): string {
  const pictures = picturesUrl === '' ? [] : [new URL(picturesUrl).origin];
  return contentPolicy({ imgSrc: [...strict.imgSrc, ...pictures], frameSrc: [...strict.frameSrc, ...origins] });
}

interface SecuritySettings {
  readonly https: boolean;
  /** The origin of public pictures, if they are served elsewhere. */
  readonly picturesUrl: string;
}

export async function addSecurityHeaders(
  app: FastifyInstance,
  { https, picturesUrl }: SecuritySettings,
): Promise<void> {
  const usualPolicy = framingPolicy({ picturesUrl }, []);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // Browsers ignore these over plain http except on localhost, and warn in the console.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.described === 'file') {
      for (const name of ofNoUseToFiles) reply.removeHeader(name);
    } else if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', usualPolicy);
    }
  });
}

// Scripts and style sheets are many and small; headers that only concern documents would be a tenth of their size.
const ofNoUseToFiles = [
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
