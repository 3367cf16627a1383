import { lazy } from "react";
import { isOnThisComputer } from "./on-this-computer.ts";
import { ReportedComputer } from "./ReportedComputer.tsx";

const OwnComputer = lazy(() => import("./OwnComputer.tsx").then((file) => ({ default: file.OwnComputer })));

/** The simulator's computer: by the desktop client itself where the page is in it, else by what the simulator said last (X10). */
export function About({ serviceTag }: { readonly serviceTag: string }) {
  const said = <ReportedComputer serviceTag={serviceTag} />;
  return isOnThisComputer(window) ? <OwnComputer otherwise={said} /> : said;
}
