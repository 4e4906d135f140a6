/** A clock that only moves when told to. */
export function modelTime() {
  let now = 1_800_000_000_000;
  let events: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, work: () => void) {
      const event = { at: now + milliseconds, work };
      events.push(event);
      return () => {
        events = events.filter((other) => other !== event);
      };
    },
    /** Lets this much time pass, and runs everything that falls into it. */
    async pass(milliseconds: number): Promise<void> {
      const end = now + milliseconds;
      await breath();
      let happened = 0;
      for (let next = first(end); next !== null; next = first(end)) {
        happened += 1;
        if (happened > mostEvents) throw new Error('Something goes on without end');
        now = next.at;
        next.work();
        await breath();
      }
      now = end;
    },
  };

  function first(end: number) {
    const [earliest] = events.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
    if (earliest === undefined) return null;
    events = events.filter((event) => event !== earliest);
    return earliest;
  }
}

const mostEvents = 1500;

const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

export type Time = ReturnType<typeof modelTime>;
