import { words } from '../words.ts';

export const videoWords = {
  record: words('录制视频', '錄製影片', 'Record a video'),
};
