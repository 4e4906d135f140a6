import { Refused } from '../../platform/refused.ts';

const most = 3;

/** Refuses a person who has too many requests in progress, so that nobody can block all others. */
export function limitPerPerson() {
  const underWay = new Map<string, number>();
  return async <T>(person: string, work: () => Promise<T>): Promise<T> => {
    const own = underWay.get(person) ?? 0;
    if (own >= most) throw new Refused('busy');
    underWay.set(person, own + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(person) ?? 1) - 1;
      if (left === 0) underWay.delete(person);
      else underWay.set(person, left);
    }
  };
}
