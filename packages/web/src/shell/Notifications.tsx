import { Bell } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Popover } from "@cathedra/ui-kit/Popover";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { retryWhenOnline } from "../retry-when-online.ts";
import * as css from "./Notifications.css.ts";
import { unseen } from "./unseen-notifications.ts";

const BellList = lazy(() => retryWhenOnline(() => import("../features/inbox/BellList.tsx")));
const BellWatch = lazy(() => retryWhenOnline(() => import("../features/inbox/BellWatch.tsx")));

/** The page comes first. */
const watchAfterMs = 1500;

/** The bell, always there for who is signed in (1.006, X33), with the number of what is new (13.032). What is behind it comes when it is wanted. */
export function Notifications() {
  const count = useSyncExternalStore(unseen.subscribe, unseen.get);
  const [isWatched, setWatched] = useState(false);
  const shown = count > 99 ? "99+" : count;
  useEffect(() => {
    const timer = setTimeout(() => setWatched(true), watchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className={css.place}>
      <Popover
        trigger={
          <IconButton icon={Bell} label={count > 0 ? `Notifications, ${shown} new` : "Notifications"} />
        }
        label="Notifications"
        width="narrow"
        isPadded={false}
        placement="bottom end"
      >
        {(close) => (
          <Suspense>
            <BellList onLeave={close} />
          </Suspense>
        )}
      </Popover>
      {count > 0 && (
        <span aria-hidden className={css.number}>
          {shown}
        </span>
      )}
      {isWatched && (
        <Suspense>
          <BellWatch />
        </Suspense>
      )}
    </span>
  );
}
