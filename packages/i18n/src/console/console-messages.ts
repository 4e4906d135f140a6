import type { messages } from '../bundles/console.en.ts';
import type { Dictionary } from '../dictionary.ts';

/** English defines keys and arguments. */
export type ConsoleMessages = typeof messages;

/** Each language is a chunk of its own; a browser loads one. */
export const consoleMessages = {
  sc: (): Promise<Dictionary<ConsoleMessages>> => import('../bundles/console.sc.ts').then((chunk) => chunk.messages),
  tc: (): Promise<Dictionary<ConsoleMessages>> => import('../bundles/console.tc.ts').then((chunk) => chunk.messages),
  en: (): Promise<Dictionary<ConsoleMessages>> => import('../bundles/console.en.ts').then((chunk) => chunk.messages),
} as const;
