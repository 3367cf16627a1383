import { inboxTexts } from "@cathedra/domain/messages";
import { useEffect, useEffectEvent } from "react";
import { announce } from "../../shell/announcements.ts";
import { unseen } from "../../shell/unseen-notifications.ts";
import { useHints } from "../hints/use-hints.ts";
import { readUnseenCount } from "./inbox-requests.ts";
import { number } from "./unseen-count.ts";

/** The poll interval of the number while the portal sends no hints, and as a fallback while it does. */
const everyMs = 60_000;
const everyMsWhileLive = 600_000;

/** The first number is not announced as new, because the bell already shows it. */
let known: number | undefined;

async function askAndSay(): Promise<void> {
  await readUnseenCount();
  say();
}

function say(): void {
  const count = unseen.get();
  if (known !== undefined && count > known) announce(inboxTexts.arrived(count));
  known = count;
}

/** Keeps the number on the bell up to date, and announces notifications that arrive while the page is open. */
export default function BellWatch() {
  const { refresh } = useHints({
    kind: "notification",
    isWanted: true,
    everyMs,
    everyMsWhileLive,
    ask: askAndSay,
    take: (hint) => {
      if (hint.unseen === undefined) return false;
      number.told(hint.unseen);
      say();
      return true;
    },
  });
  const ask = useEffectEvent(() => void refresh().catch(() => undefined));
  useEffect(() => {
    ask();
    const end = number.onOwed(() => ask());
    return () => {
      end();
      known = undefined;
      // The number is reset, because another person may sign in.
      unseen.set(0);
    };
  }, []);
  return null;
}
