import type { Dictionary } from '../dictionary.ts';
import type { wechat } from './en.ts';

type Wechat = typeof wechat;

/** English defines keys and arguments. */
export type WechatMessages = Wechat;

/** What WeChat’s browser refuses. */
export const wechatMessages = {
  sc: (): Promise<Dictionary<Wechat>> => import('./sc.ts').then((chunk) => chunk.wechat),
  tc: (): Promise<Dictionary<Wechat>> => import('./tc.ts').then((chunk) => chunk.wechat),
  en: (): Promise<Dictionary<Wechat>> => import('./en.ts').then((chunk) => chunk.wechat),
} as const;
