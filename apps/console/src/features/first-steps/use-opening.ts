import { projectCalendar, saveBatch } from '@portico/contract/calendar';
import { periodStates } from '@portico/form-engine/states/periods';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nowSeconds } from '../../lib/clock.ts';

/** The batches of a project, and opening one of them now. */
export function useOpening(project: string | undefined) {
  const client = useQueryClient();
  const calendar = useQuery({
    queryKey: ['calendar', project],
    queryFn: ({ signal }) => call(projectCalendar, { project: project ?? '' }, { signal }),
    // Whoever comes back to the steps has just changed something.
    staleTime: 0,
    enabled: project !== undefined,
  });
  const open = useMutation({
    mutationFn: async (batch: string) => {
      const named = { project: project ?? '' };
      // As it is now, not as it was drawn: somebody may have changed it meanwhile.
      const { batches, revision } = await call(projectCalendar, named);
      const found = batches.find((one) => one.batch === batch);
      if (found === undefined || found.state !== periodStates.toCome) return;
      await call(saveBatch, { ...named, batch, revision, values: { ...found.values, startsAt: thisMinute() } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar', project] }),
  });
  return { batches: calendar.data?.batches ?? [], zone: calendar.data?.timeZone, isRead: calendar.isSuccess, open };
}

/** Staff settle minutes. */
function thisMinute(): number {
  return Math.floor(nowSeconds() / 60) * 60;
}
