import type { Dictionary } from '../dictionary.ts';
import type { leaving as english } from './en.ts';

export const leaving = {
  title: { place: '确定离开此页？', signOut: '确定现在退出登录？', language: '确定现在切换语言？' },
  effect: {
    kept: '您填写的部分内容尚未送达服务器。这些内容会保留在本设备上，您再次用本设备打开此页时将自动发送。',
    drafted: '您正在填写的条目尚未点“确定”。已填写的内容会保留在本设备上，再次用本设备打开这一部分时会出现在列表中。',
    stopped: '仍有文件正在上传。离开后上传会中断；稍后重新选择同一文件，即可从中断处继续。',
    lost: '您填写的部分内容尚未保存，也无法在此保留。现在离开，这些内容将会丢失。',
    erased: '您填写的部分内容尚未送达服务器。退出登录会将其从本设备清除，这些内容将会丢失。',
    plain: '退出后需要重新登录才能继续。',
    forgotten: '您正在免密使用：一旦退出登录，本浏览器将不再认识您，您的申请将无法再打开。',
  },
  stay: '留在此页',
  leave: { place: '离开', signOut: '退出登录', language: '切换' },
} as const satisfies Dictionary<typeof english>;
