import type { Plugin } from 'vite';

const queryFile = /query-core\/build\/modern\/query\.js$/;
const choice = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior';

/** The portal has no infinite lists, and the code for them would be part of every first load. */
export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'without-infinite-queries',
    apply: 'build',
    transform(code, id) {
      if (!queryFile.test(id)) return null;
      if (!code.includes(choice)) this.error('query-core fetches otherwise now: see without-infinite-queries.ts');
      return code.replace(choice, 'this.options.behavior');
    },
  };
}
