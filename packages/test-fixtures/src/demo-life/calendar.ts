import { type Instant, instant } from "@cathedra/domain";

/** Instants around the day on which a demo world is started, by the clock of the machine that runs it. */
export type DemoCalendar = {
  readonly now: Instant;
  /** Returns an instant on a day before the demo's own; `daysAgo` 0 is that day itself, `time` is like `14:30`. */
  readonly at: (daysAgo: number, time: string) => Instant;
};

const minuteMs = 60_000;

export function demoCalendar(now: Instant): DemoCalendar {
  const today = new Date(now);
  return {
    now,
    at(daysAgo, time) {
      const [hours = 0, minutes = 0] = time.split(":").map(Number);
      const { year, month, day } = {
        year: today.getFullYear(),
        month: today.getMonth(),
        day: today.getDate(),
      };
      return instant(new Date(year, month, day - daysAgo, hours, minutes).getTime());
    },
  };
}

export function minutesAfter(at: Instant, minutes: number): Instant {
  return instant(at + minutes * minuteMs);
}
