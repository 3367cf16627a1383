import { type Instant, instant } from "@cathedra/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { followTimeChanges, type TimeDependent } from "./time-dependent.ts";

/** The present result of `read`, updated when it changes with time: only this component is rendered again. */
export function useTimeDependent<Read extends TimeDependent>(read: (now: Instant) => Read): Read {
  const [now, setNow] = useState(() => instant(Date.now()));
  const answer = read(now);
  const { changesAt } = answer;
  const update = useEffectEvent((at: number) => setNow(instant(at)));
  useEffect(() => {
    const until = () => changesAt;
    return followTimeChanges(until, (at) => update(at));
  }, [changesAt]);
  return answer;
}
