import { tokens } from "../../auth/auth.ts";
import { desktop } from "../desktop/desktop.ts";
import { launchMemory } from "./launch-memory.ts";
import { createRunStore, type RunStore } from "./run-store.ts";

let store: RunStore | undefined;

/** The exercise at this page's simulator; followed from the first time that a page asks for it. */
export function simulatorRun(): RunStore {
  store ??= createRunStore({
    client: desktop(),
    token: tokens.current,
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    memory: launchMemory(sessionStorage),
  });
  return store;
}
