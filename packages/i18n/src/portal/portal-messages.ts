import type { messages } from '../bundles/portal.en.ts';
import type { Dictionary } from '../dictionary.ts';

/** English defines keys and arguments. */
export type PortalMessages = typeof messages;

/** Each language is a chunk of its own; a browser loads one. */
export const portalMessages = {
  sc: (): Promise<Dictionary<PortalMessages>> => import('../bundles/portal.sc.ts').then((chunk) => chunk.messages),
  tc: (): Promise<Dictionary<PortalMessages>> => import('../bundles/portal.tc.ts').then((chunk) => chunk.messages),
  en: (): Promise<Dictionary<PortalMessages>> => import('../bundles/portal.en.ts').then((chunk) => chunk.messages),
} as const;
