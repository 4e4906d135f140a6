import type * as schemas from './wechat.schemas.ts';
import { route } from '../wire/route.ts';

export const weChatConfig = route<schemas.WeChatConfig>({
  name: 'weChatConfig',
  summary: 'What WeChat’s browser needs to let a page say how it is shared',
  method: 'POST',
  path: '/weChat/getWeChatConfig',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
  encoding: 'form',
});
