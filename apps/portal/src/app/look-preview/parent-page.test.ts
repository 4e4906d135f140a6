// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenTo, tellParent } from './parent-page.ts';

const isWord = (data: unknown): data is { readonly word: string } =>
  typeof data === 'object' && data !== null && 'word' in data;
const taken: string[] = [];
let stop: () => void = () => undefined;
/** The console that frames this page, and a window of somebody else. */
const console = { postMessage: vi.fn() };
const stranger = document.createElement('iframe');

beforeEach(() => {
  document.body.append(stranger);
  taken.length = 0;
  vi.stubGlobal('parent', console);
  stop = listenTo(isWord, ({ word }) => void taken.push(word));
});
afterEach(() => {
  stop();
  stranger.remove();
  vi.unstubAllGlobals();
});

function say(word: string, origin: string, source: unknown): void {
  const event = new MessageEvent('message', { data: { word }, origin });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

it('listens to the console that frames it', () => {
  say('own', location.origin, console);
  expect(taken).toEqual(['own']);
});

it.each([
  ['of another origin that frames it', 'https://foreign.example', () => console],
  ['without an origin that frames it', 'null', () => console],
  ['of a frame beside it', location.origin, () => stranger.contentWindow],
  ['of itself', location.origin, () => window],
  ['of nobody', location.origin, () => null],
])('does not listen to a page %s', (_name, origin, source) => {
  say('foreign', origin, source());
  expect(taken).toEqual([]);
});

it('listens to nobody where no page frames it', () => {
  vi.stubGlobal('parent', window);
  say('own', location.origin, window);
  expect(taken).toEqual([]);
});

it('tells what it knows to a page of its own server alone', () => {
  tellParent('kind', { state: 1 });
  expect(console.postMessage).toHaveBeenCalledWith({ kind: 'kind', state: 1 }, location.origin);
});
