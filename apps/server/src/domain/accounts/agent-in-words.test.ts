import { describe, expect, it } from 'vitest';
import { agentInWords } from './agent-in-words.ts';

describe('agentInWords', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0',
      'WeChat · Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge · Windows',
    ],
    ['curl/8', ''],
    ['', ''],
  ])('%.40s: %s', (agent, words) => {
    expect(agentInWords(agent)).toBe(words);
  });
});
