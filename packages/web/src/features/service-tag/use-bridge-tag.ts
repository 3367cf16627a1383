import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useDesktop } from "../desktop/use-desktop.ts";
import { keepServiceTag, knownServiceTag } from "./service-tag.ts";

/** Reads the page anew for the simulator that the desktop client tells of, where its cookie named another or none. */
export function useBridgeTag(): void {
  const { connection } = useDesktop();
  const { revalidate } = useRevalidator();
  const told = connection.state === "connected" ? connection.facts.serviceTag : null;
  const follow = useEffectEvent(async (tag: string) => {
    if ((await knownServiceTag()) === tag) return;
    await keepServiceTag(tag);
    await revalidate();
  });
  useEffect(() => {
    if (told !== null && told !== "") void follow(told).catch(reportError);
  }, [told]);
}
