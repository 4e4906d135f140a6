import type { Dictionary } from '../dictionary.ts';
import type { pages as en } from './en.ts';

export const pages = {
  '/': '首页',
  '/login': '登录',
  '/login_code': '短信验证码登录',
  '/login_email': '邮箱验证码登录',
  '/login_fast': '免密填报',
  '/login_old': '登录',
  '/login_pass': '密码登录',
  '/register': '注册',
  '/pass': '忘记密码',
  '/password': '重置密码',
  '/edit_pass': '修改密码',
  '/editPassword': '修改密码',
  '/email': '邮箱激活',
  '/guide': '指南',
  '/help/404': '页面不存在',
  '/help/505': '服务器错误',
  '/ref_login': '推荐人登录',
  '/statement': '声明',
} as const satisfies Dictionary<typeof en>;
