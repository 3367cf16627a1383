import { updateTimes } from "@cathedra/domain/software";
import { useEffect, useRef, useState } from "react";

type Seen = { readonly id: string; readonly state: { readonly installed: boolean } };

/** Those that were available a moment ago and are installed by now: they are seen to go, for as long as that takes (11.015). */
export function useLeaving(updates: readonly Seen[]): ReadonlySet<string> {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const before = useRef<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const gone = updates
      .filter(({ id, state }) => state.installed && before.current.has(id))
      .map(({ id }) => id);
    before.current = new Set(updates.filter(({ state }) => !state.installed).map(({ id }) => id));
    if (gone.length === 0) return;
    setLeaving((some) => new Set([...some, ...gone]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLeaving((some) => new Set([...some].filter((id) => !gone.includes(id))));
    }, updateTimes.exitMs);
    timers.current.add(timer);
  }, [updates]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return leaving;
}
