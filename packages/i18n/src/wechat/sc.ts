import type { Dictionary } from '../dictionary.ts';
import type { wechat as english } from './en.ts';

export const wechat = {
  title: '微信内无法保存此文件',
  file: '文件：{name}',
  how: '请用手机浏览器打开本页：点击右上角“···”，选择“在浏览器打开”；也可以复制网址，粘贴到浏览器中打开。届时可能需要重新登录。',
  copy: '复制网址',
  copied: '已复制',
  failed: '网址复制失败，请使用右上角的菜单',
} as const satisfies Dictionary<typeof english>;
