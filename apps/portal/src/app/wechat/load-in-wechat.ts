import type { ComponentType } from 'react';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';

export function isWechat(): boolean {
  return /MicroMessenger\//i.test(navigator.userAgent);
}

/** What the portal needs inside WeChat’s browser; nobody else loads it. */
export async function loadInWechat(): Promise<ComponentType> {
  const { inWechat } = await loadChunk(() => import('./in-wechat.tsx'));
  return inWechat();
}
