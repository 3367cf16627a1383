import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useDesktop } from "../desktop/use-desktop.ts";
import { storeClient } from "./store-client.ts";

/** Refetches every page for the simulator that the desktop client reports, when its cookie named another one or none. */
export function FollowDesktopClient(): null {
  const { connection } = useDesktop();
  const { revalidate } = useRevalidator();
  const told = connection.state === "connected" ? connection.facts : null;
  const serviceTag = told?.serviceTag ?? null;
  const clientVersion = told?.clientVersion ?? "";
  const follow = useEffectEvent(async (client: Parameters<typeof storeClient>[0]) => {
    if (await storeClient(client)) await revalidate();
  });
  useEffect(() => void follow({ serviceTag, clientVersion }).catch(reportError), [serviceTag, clientVersion]);
  return null;
}
