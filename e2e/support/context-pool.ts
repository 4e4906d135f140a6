import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

/** The options that distinguish kinds of devices. */
type Device = { readonly [K in keyof BrowserContextOptions]?: BrowserContextOptions[K] | undefined };

/** Reuses contexts for the same kind of device, so that compiled code stays compiled. */
export interface ContextPool {
  acquire(device: Device): Promise<BrowserContext>;
  /** Closes its pages and clears everything they stored. */
  release(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/**
 * A context with a page that stays open in it: the context is cleared from there, and its renderer process lives on.
 */
interface PooledContext {
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

export function createContextPool(browser: Browser): ContextPool {
  const byDevice = new Map<string, PooledContext>();
  return {
    acquire: async (device) => {
      const options = Object.fromEntries(Object.entries(device).filter(([, value]) => value !== undefined));
      const key = JSON.stringify(options);
      const pooled = byDevice.get(key) ?? (await addPage(await browser.newContext(options)));
      byDevice.set(key, pooled);
      return pooled.context;
    },
    release: async (context) => {
      const pooled = [...byDevice.values()].find((other) => other.context === context);
      if (pooled !== undefined) await clearContext(pooled);
    },
    close: async () => {
      for (const { context } of byDevice.values()) await context.close();
    },
  };
}

async function addPage(context: BrowserContext): Promise<PooledContext> {
  const page = await context.newPage();
  await page.goto('/apply/old-browser.html');
  return { context, session: await context.newCDPSession(page) };
}

async function clearContext({ context, session }: PooledContext): Promise<void> {
  const [, ...used] = context.pages();
  for (const page of used) await page.close();
  const origin = process.env['PORTICO_E2E_URL'] ?? '';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
}
