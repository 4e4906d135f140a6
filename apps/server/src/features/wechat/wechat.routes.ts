import { randomBytes } from 'node:crypto';
import { weChatConfig } from '@portico/contract/wechat';
import * as schemas from '@portico/contract/wechat.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import { Refused } from '../../platform/refused.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { projectOfHost } from '../../platform/wire/request/project-of-host.ts';
import { signPage } from './sign-page.ts';
import { openTickets } from './wechat-tickets.ts';

/** Signs our own pages for WeChat's browser. */
export function wechatRoutes(parts: AppParts): readonly BoundRoute[] {
  const { wechat } = parts.settings;
  const findTicket = wechat === null ? null : openTickets(wechat, parts);
  return [
    handle.anyone(weChatConfig, schemas.weChatConfig, async ({ url }, { now }) => {
      if (wechat === null || findTicket === null) return null;
      // Signed, a page of somebody else could act as this account.
      if (!(await isOurs(url, parts))) throw new Refused('notFound');
      const page = {
        url: withoutHash(url),
        nonce: randomBytes(16).toString('hex'),
        timestamp: Math.floor(now.getTime() / 1000),
      };
      const signature = signPage({ ...page, ticket: await findTicket(now) });
      return { appId: wechat.appId, timestamp: page.timestamp, nonceStr: page.nonce, signature };
    }),
  ];
}

/** Under the installation's own address, or under a domain name of a project. */
async function isOurs(url: string, parts: AppParts): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { origin, hostname, protocol } = new URL(url);
  const own = new URL(parts.settings.publicUrl);
  return origin === own.origin || (protocol === own.protocol && (await projectOfHost({ hostname }, parts)) !== null);
}

function withoutHash(url: string): string {
  return url.split('#', 1)[0] ?? url;
}
