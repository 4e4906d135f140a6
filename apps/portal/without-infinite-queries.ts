import type { Plugin } from 'vite';

const queryFile = /query-core\/build\/modern\/query\.js$/;
const choice = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior';

/** Lists that grow page by page are none of the portal's: what fetches them would come with every first load. */
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
