import type { Dictionary } from '../dictionary.ts';
import type { recommenderEntry } from './en.ts';

type Entry = typeof recommenderEntry;

/** English defines keys and arguments. */
export type RecommenderEntryMessages = Entry;

/** The few words for signing in as a recommender: a first visit loads no others of theirs. */
export const recommenderEntryMessages = {
  sc: (): Promise<Dictionary<Entry>> => import('./sc.ts').then((chunk) => chunk.recommenderEntry),
  tc: (): Promise<Dictionary<Entry>> => import('./tc.ts').then((chunk) => chunk.recommenderEntry),
  en: (): Promise<Dictionary<Entry>> => import('./en.ts').then((chunk) => chunk.recommenderEntry),
} as const;
