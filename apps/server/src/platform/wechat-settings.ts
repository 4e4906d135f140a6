import * as z from 'zod';
import { CannotStart } from './cannot-start.ts';

/** The settings of WeChat with their rules, to be spread into the schema of all settings. */
export const wechatShape = {
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_URL: z
    .url({
      protocol: /^https?$/,
      error: 'WECHAT_URL must be a web address, for example WECHAT_URL=https://api.weixin.qq.com',
    })
    .default('https://api.weixin.qq.com'),
} as const;

export interface WechatSettings {
  readonly appId: string;
  readonly secret: string;
  /** Where WeChat is asked. */
  readonly url: string;
}

export function readWechatSettings(values: z.infer<z.ZodObject<typeof wechatShape>>): WechatSettings | null {
  const { WECHAT_APP_ID: appId, WECHAT_APP_SECRET: secret, WECHAT_URL: url } = values;
  if (appId === undefined && secret === undefined) return null;
  if (appId === undefined || secret === undefined)
    throw new CannotStart('WECHAT_APP_ID and WECHAT_APP_SECRET belong together: set both or neither');
  return { appId, secret, url: url.replace(/\/+$/, '') };
}
