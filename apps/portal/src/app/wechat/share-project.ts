import { weChatConfig } from '@portico/contract/wechat';
import wx from 'weixin-js-sdk';
import { call } from '../../lib/api.ts';
import type { Project } from '../../lib/state/session-store.ts';

const needed = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/**
 * Tells WeChat how a page of the project is shared: always as the project's own address, since the address of a page may
 * hold what is for one person only, such as the link to a new password.
 */
export async function shareProject(project: Project, title: string): Promise<void> {
  const config = await call(weChatConfig, { url: location.href.split('#', 1)[0] ?? '' });
  if (config === null) return;
  const link = new URL(`/apply/${project.domain}/`, location.origin).href;
  const imgUrl = project.ico_url === '' ? '' : new URL(project.ico_url, location.origin).href;
  const desc = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';
  wx.ready(() => {
    const success = () => undefined;
    wx.updateAppMessageShareData({ title, desc, link, imgUrl, success });
    wx.updateTimelineShareData({ title, link, imgUrl, success });
  });
  wx.config({ ...config, debug: false, jsApiList: [...needed], openTagList: [] });
}
