import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

/** The options that tell one kind of device from another. */
type Device = { readonly [K in keyof BrowserContextOptions]?: BrowserContextOptions[K] | undefined };

/** Contexts that are used again for the same kind of device: what the browser has compiled once stays compiled. */
export interface ContextShelf {
  take(device: Device): Promise<BrowserContext>;
  /** Closes its pages and forgets all that they kept. */
  putBack(context: BrowserContext): Promise<void>;
  clear(): Promise<void>;
}

/** A context, and a page that stays in it: it is cleared from there, and the process of its pages goes on with it. */
interface Kept {
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

export function createShelf(browser: Browser): ContextShelf {
  const kept = new Map<string, Kept>();
  return {
    take: async (device) => {
      const present = Object.fromEntries(Object.entries(device).filter(([, value]) => value !== undefined));
      const kind = JSON.stringify(present);
      const one = kept.get(kind) ?? (await keep(await browser.newContext(present)));
      kept.set(kind, one);
      return one.context;
    },
    putBack: async (context) => {
      const one = [...kept.values()].find((other) => other.context === context);
      if (one !== undefined) await forget(one);
    },
    clear: async () => {
      for (const { context } of kept.values()) await context.close();
    },
  };
}

async function keep(context: BrowserContext): Promise<Kept> {
  const page = await context.newPage();
  await page.goto('/apply/old-browser.html');
  return { context, session: await context.newCDPSession(page) };
}

async function forget({ context, session }: Kept): Promise<void> {
  const [, ...used] = context.pages();
  for (const page of used) await page.close();
  const origin = process.env['PORTICO_E2E_URL'] ?? '';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cookies,local_storage,indexeddb' });
}
