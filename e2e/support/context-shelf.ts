import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** The options that tell one kind of device from another. */
type Device = { readonly [K in keyof BrowserContextOptions]?: BrowserContextOptions[K] | undefined };

/** Contexts that are used again for the same kind of device: what the browser has compiled once stays compiled. */
export interface ContextShelf {
  take(device: Device): Promise<BrowserContext>;
  /** Closes its pages and forgets all that they kept. */
  putBack(context: BrowserContext): Promise<void>;
  clear(): Promise<void>;
}

export function createShelf(browser: Browser): ContextShelf {
  const contexts = new Map<string, BrowserContext>();
  return {
    take: async (device) => {
      const present = Object.fromEntries(Object.entries(device).filter(([, value]) => value !== undefined));
      const kind = JSON.stringify(present);
      const context = contexts.get(kind) ?? (await browser.newContext(present));
      contexts.set(kind, context);
      return context;
    },
    putBack: forget,
    clear: async () => {
      for (const context of contexts.values()) await context.close();
    },
  };
}

async function forget(context: BrowserContext): Promise<void> {
  const used = context.pages();
  const blank = await context.newPage();
  for (const page of used) await page.close();
  const origin = process.env['PORTICO_E2E_URL'] ?? '';
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
  await blank.close();
}
