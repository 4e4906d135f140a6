import * as z from 'zod';
import type { TypedBy } from '../wire/schema.ts';

export const weChatConfig = {
  input: z.object({ url: z.string().max(2_000).describe('Address of the page, without what follows #') }),
  output: z
    .object({
      appId: z.string(),
      timestamp: z.number().int(),
      nonceStr: z.string(),
      signature: z.string(),
    })
    .nullable()
    .describe('Null where the installation has no account at WeChat'),
};
export type WeChatConfig = TypedBy<typeof weChatConfig>;
